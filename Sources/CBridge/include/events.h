#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What the readers of TOML and JSON report, in the order of the document.
typedef enum {
  CB_BEGIN_MAPPING,
  CB_END_MAPPING,
  CB_BEGIN_SEQUENCE,
  CB_END_SEQUENCE,
  /// The key of the value that follows.
  CB_KEY,
  /// A string, without quotes and escapes.
  CB_STRING,
  /// A number, boolean or date, as spelled.
  CB_LITERAL,
  CB_NULL,
} cb_event_kind;

/// One report; the text is valid during the call only.
typedef struct {
  cb_event_kind kind;
  const char *text;
  size_t length;
  /// 1-based; the column counts bytes.
  uint32_t line, column;
} cb_event;

/// Takes a report; `false` stops the reader.
typedef bool (*cb_event_sink)(void *context, const cb_event *event);

typedef enum {
  CB_READ,
  /// The sink said stop.
  CB_STOPPED,
  /// The document is wrong; `message` says how.
  CB_MALFORMED,
  /// A key is there twice; `first_line` says where it was first, when known.
  CB_DUPLICATE_KEY,
  CB_TOO_DEEP,
} cb_result;

typedef struct {
  cb_result result;
  /// Where the fault is, 1-based; the column counts bytes.
  uint32_t line, column;
  uint32_t first_line;
  /// The number of bytes read.
  size_t end;
  /// The library's words, or the repeated key.
  char message[256];
} cb_outcome;

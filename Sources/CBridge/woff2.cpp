#include "woff2.h"

#include <woff2/encode.h>

#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <exception>

namespace {

/// Whether this thread is inside the encoder.
thread_local bool is_packing = false;

}  // namespace

/// Debian builds libwoff2enc with the trace of its command-line tool: a line on standard error for each font.
/// A program's own definition goes before the C library's, so the encoder's calls come here, where they
/// end; everyone else's are passed on. This is the one way that leaves the process's descriptors alone.
extern "C" int __fprintf_chk(FILE *stream, int, const char *format, ...) {
  if (is_packing) return 0;
  va_list arguments;
  va_start(arguments, format);
  int written = std::vfprintf(stream, format, arguments);
  va_end(arguments);
  return written;
}

size_t bridge_woff2_bound(const uint8_t *font, size_t length) {
  return woff2::MaxWOFF2CompressedSize(font, length);
}

size_t bridge_woff2_pack(
    const uint8_t *font, size_t length, int quality, uint8_t *packed, size_t capacity) {
  woff2::WOFF2Params parameters;
  parameters.brotli_quality = quality;
  size_t written = capacity;
  // The encoder leaves the bytes that pad its end as they were.
  std::memset(packed, 0, capacity);
  is_packing = true;
  bool done = false;
  try {
    done = woff2::ConvertTTFToWOFF2(font, length, packed, &written, parameters);
  } catch (const std::exception &) {
    done = false;
  }
  is_packing = false;
  return done ? written : 0;
}

#pragma once

#include "events.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reads a TOML 1.0 document and reports it to the sink, keys in the order of the document and numbers,
/// booleans and dates as they are spelled.
///
/// Refuses tables and arrays that are nested more than `depth` levels before it builds anything.
cb_outcome cb_toml_read(
  const char *bytes, size_t length, uint32_t depth, cb_event_sink sink, void *context);

#ifdef __cplusplus
}
#endif

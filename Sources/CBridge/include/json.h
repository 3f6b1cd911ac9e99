#pragma once

#include "events.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reads one JSON value (RFC 8259, strictly) and reports it to the sink, numbers as they are spelled.
///
/// With `whole`, anything after the value but white space is an error; else reading ends with the value.
/// Never recurses.
cb_outcome cb_json_read(const char *bytes, size_t length, bool whole, cb_event_sink sink, void *context);

#ifdef __cplusplus
}
#endif

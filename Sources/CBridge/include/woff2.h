#ifndef CBRIDGE_WOFF2_H
#define CBRIDGE_WOFF2_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// How many bytes a font can take at most when packed.
size_t bridge_woff2_bound(const uint8_t *font, size_t length);

/// Packs an OpenType font as WOFF2 and returns how many bytes of `packed` that took, or 0 for a font that
/// cannot be read. `quality` is Brotli's, from 1 to 11.
size_t bridge_woff2_pack(
    const uint8_t *font, size_t length, int quality, uint8_t *packed, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif

#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Lets large pieces of memory go back to the system as soon as they are freed.
///
/// The C library raises, by itself, the size from which it does so; then a build that has read its pages keeps the room
/// of their files until it ends.
void heap_return_large_pieces(void);

#ifdef __cplusplus
}
#endif

#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Memory of one thread that is given back all at once: for a tree of very many small pieces.
///
/// It can be borrowed again while it is borrowed, on the same thread; the last one to give it back empties it.
void arena_borrow(void);
void arena_return(void);

/// As `calloc`, `realloc` and `free`, but only while the thread's arena is borrowed; nothing is freed before its return.
void *arena_calloc(size_t count, size_t size);
void *arena_realloc(void *old, size_t size);
void arena_free(void *old);

#ifdef __cplusplus
}
#endif

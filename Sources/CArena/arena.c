#include "arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// What a piece starts with: its size, for `realloc`, and room that keeps it aligned.
typedef struct {
  size_t size;
  size_t padding;
} piece;

typedef struct chunk {
  struct chunk *before;
  size_t used, size;
  _Alignas(16) unsigned char bytes[];
} chunk;

// A page's tree takes some hundred kB; a chunk of this size is kept for the next page.
static const size_t usual_chunk = 1 << 20;

static _Thread_local struct {
  chunk *last;
  size_t borrowers;
} arena;

static size_t rounded(size_t size) { return (size + 15) & ~(size_t)15; }

static void *allocate(size_t size) {
  if (size > SIZE_MAX / 2) abort();
  size_t whole = sizeof(piece) + rounded(size);
  if (!arena.last || arena.last->size - arena.last->used < whole) {
    size_t room = whole > usual_chunk ? whole : usual_chunk;
    chunk *made = malloc(sizeof(chunk) + room);
    if (!made) abort();
    *made = (chunk){.before = arena.last, .used = 0, .size = room};
    arena.last = made;
  }
  piece *start = (piece *)(arena.last->bytes + arena.last->used);
  arena.last->used += whole;
  start->size = size;
  return start + 1;
}

void arena_borrow(void) { arena.borrowers++; }

void arena_return(void) {
  if (--arena.borrowers) return;
  while (arena.last && (arena.last->before || arena.last->size > usual_chunk)) {
    chunk *before = arena.last->before;
    free(arena.last);
    arena.last = before;
  }
  if (arena.last) arena.last->used = 0;
}

void *arena_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) abort();
  return memset(allocate(bytes), 0, bytes);
}

void *arena_realloc(void *old, size_t size) {
  if (!old) return allocate(size);
  piece *start = (piece *)old - 1;
  if (size <= start->size) return old;
  unsigned char *end = (unsigned char *)old + rounded(start->size);
  size_t more = rounded(size) - rounded(start->size);
  if (end == arena.last->bytes + arena.last->used && more <= arena.last->size - arena.last->used) {
    // What was handed out last grows where it is.
    arena.last->used += more;
    start->size = size;
    return old;
  }
  void *moved = allocate(size);
  return memcpy(moved, old, start->size);
}

void arena_free(void *old) { (void)old; }

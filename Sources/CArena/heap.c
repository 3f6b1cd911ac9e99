#include "heap.h"

#include <malloc.h>

void heap_return_large_pieces(void) { mallopt(M_MMAP_THRESHOLD, 128 << 10); }

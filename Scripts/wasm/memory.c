// The few C functions that Embedded Swift asks for on WebAssembly, where there is no C library.
//
// Blocks are powers of two with a header of 16 bytes that names their class; a freed block waits in the list of
// its class, and is the first to be taken again.

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;

enum { header = 16, smallest = 5, classes = 32, page = 65536, out_of_memory = 12, invalid = 22 };

extern unsigned char __heap_base;

static void *waiting[classes];
static uintptr_t top;

static void *block_of_class(unsigned class) {
  void *block = waiting[class];
  if (block) {
    waiting[class] = *(void **)block;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + header - 1) & -(uintptr_t)header;
  size_t size = (size_t)1 << class;
  size_t room = __builtin_wasm_memory_size(0) * page - top;
  if (size > room) {
    size_t pages = (size - room + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  block = (void *)top;
  top += size;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header) return invalid;
  if (size > (size_t)1 << 30) return out_of_memory;
  unsigned class = smallest;
  while (((size_t)1 << class) < size + header) class++;
  unsigned char *block = block_of_class(class);
  if (!block) return out_of_memory;
  *(unsigned *)(block + header - sizeof(unsigned)) = class;
  *result = block + header;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  unsigned char *block = (unsigned char *)memory - header;
  unsigned class = *(unsigned *)(block + header - sizeof(unsigned));
  *(void **)block = waiting[class];
  waiting[class] = block;
}

// With bulk memory operations, each of these becomes one instruction.
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

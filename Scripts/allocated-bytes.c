/* Counts the bytes that a process asks malloc for; Scripts/count-work.sh preloads it. */

#include <stddef.h>

extern void *__libc_malloc(size_t size);

static size_t allocated;

void *malloc(size_t size) {
  __atomic_fetch_add(&allocated, size, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

size_t guidebubbles_allocated_bytes(void) { return __atomic_load_n(&allocated, __ATOMIC_RELAXED); }

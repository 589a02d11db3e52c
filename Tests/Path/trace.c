// Writes the address of each Swift function when it begins to run, for script/path. The compiler inserts a call of this at
// each function's start. It writes nothing unless PRESSURE_TRACE is set to a file's name.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

extern char __executable_start;
static FILE *file;

__attribute__((constructor)) static void open_file(void) {
  const char *name = getenv("PRESSURE_TRACE");
  if (name) file = fopen(name, "wb");
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!file) return;
  uint64_t address = (uintptr_t)__builtin_return_address(0) - (uintptr_t)&__executable_start;
  fwrite(&address, sizeof address, 1, file);
}

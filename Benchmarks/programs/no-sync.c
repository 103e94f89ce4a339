// Loaded in front of a program (LD_PRELOAD), to see what waiting for the disk takes: with SYNC_MODE=skip what
// waits for the disk does nothing; else it is counted and timed, and a file named by SYNC_REPORT and
// the number of the process gets "calls nanoseconds" at the end. The nanoseconds of several threads are added up.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static atomic_long calls;
static atomic_llong nanoseconds;

static int timed(const char *name, int file) {
  const char *mode = getenv("SYNC_MODE");
  if (mode && !strcmp(mode, "skip")) { atomic_fetch_add(&calls, 1); return 0; }
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  int result = real(file);
  clock_gettime(CLOCK_MONOTONIC, &end);
  atomic_fetch_add(&calls, 1);
  atomic_fetch_add(&nanoseconds, (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec));
  return result;
}

int fsync(int file) { return timed("fsync", file); }
int fdatasync(int file) { return timed("fdatasync", file); }
int syncfs(int file) { return timed("syncfs", file); }

__attribute__((destructor)) static void report(void) {
  const char *name = getenv("SYNC_REPORT");
  char path[4096];
  if (!name || snprintf(path, sizeof path, "%s.%ld", name, (long)getpid()) >= (int)sizeof path) return;
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%ld %lld\n", (long)calls, (long long)nanoseconds);
  fclose(file);
}

// read-files LIST THREADS: opens, reads and closes every file that LIST names, one path on each line, and does
// nothing with it. No tool that reads all files can be faster.
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BATCH = 32, BUFFER = 1 << 18 };

static char **paths;
static size_t path_count;
static atomic_size_t next_path, all_bytes, failures;

static void *work(void *unused) {
  (void)unused;
  char *buffer = malloc(BUFFER);
  size_t bytes = 0;
  for (;;) {
    size_t first = atomic_fetch_add(&next_path, BATCH);
    if (first >= path_count) break;
    for (size_t index = first; index < first + BATCH && index < path_count; index++) {
      int file = open(paths[index], O_RDONLY);
      if (file < 0) { atomic_fetch_add(&failures, 1); continue; }
      ssize_t got;
      while ((got = read(file, buffer, BUFFER)) > 0) {
        bytes += (size_t)got;
        if (got < BUFFER) break;
      }
      close(file);
    }
  }
  atomic_fetch_add(&all_bytes, bytes);
  free(buffer);
  return NULL;
}

int main(int count, char **words) {
  int threads = count == 3 ? atoi(words[2]) : 0, list = count == 3 ? open(words[1], O_RDONLY) : -1;
  struct stat status;
  if (threads < 1 || threads > 64 || list < 0 || fstat(list, &status)) {
    fprintf(stderr, "usage: read-files LIST THREADS\n");
    return 2;
  }
  char *text = malloc((size_t)status.st_size + 1);
  ssize_t size = read(list, text, (size_t)status.st_size);
  text[size < 0 ? 0 : size] = 0;
  size_t lines = 0;
  for (char *at = text; *at; at++) lines += *at == '\n';
  paths = malloc((lines + 1) * sizeof *paths);
  for (char *at = strtok(text, "\n"); at; at = strtok(NULL, "\n")) paths[path_count++] = at;
  pthread_t ids[64];
  for (int index = 1; index < threads; index++) pthread_create(&ids[index], NULL, work, NULL);
  work(NULL);
  for (int index = 1; index < threads; index++) pthread_join(ids[index], NULL);
  printf("%zu files, %zu bytes\n", path_count, (size_t)all_bytes);
  return failures ? 1 : 0;
}

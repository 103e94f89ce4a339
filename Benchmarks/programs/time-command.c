// time-command [-o FILE] [-e FILE] [-C FOLDER] [-n RUNS] COMMAND [ARGUMENT...]
//
// Runs a command RUNS times and prints one line for each run: wall time in ns, user and system time in us,
// peak memory in KiB, exit code. A program of its own, and a small one: what starts the command must
// not cost what the command costs, and the peak of a child is never below that of its parent.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int opened(const char *path) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file < 0) { perror(path); exit(2); }
  return file;
}

int main(int count, char **words) {
  // Volatile, as the child of vfork shares them.
  const char *volatile output = "/dev/null", *volatile errors = "/dev/null", *volatile folder = NULL;
  volatile int runs = 1;
  int option;
  while ((option = getopt(count, words, "+o:e:C:n:")) != -1) {
    switch (option) {
      case 'o': output = optarg; break;
      case 'e': errors = optarg; break;
      case 'C': folder = optarg; break;
      case 'n': runs = atoi(optarg); break;
      default: return 2;
    }
  }
  if (optind >= count) { fprintf(stderr, "time-command: no command\n"); return 2; }
  for (volatile int run = 0; run < runs; run++) {
    int in = open("/dev/null", O_RDONLY), out = opened(output), err = opened(errors);
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = vfork();
    if (child == 0) {
      dup2(in, 0);
      dup2(out, 1);
      dup2(err, 2);
      if (folder && chdir(folder)) _exit(126);
      execvp(words[optind], words + optind);
      _exit(127);
    }
    int status;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0) { perror("time-command"); return 2; }
    clock_gettime(CLOCK_MONOTONIC, &end);
    close(in);
    close(out);
    close(err);
    long long wall = (end.tv_sec - start.tv_sec) * 1000000000LL + (end.tv_nsec - start.tv_nsec);
#ifdef __APPLE__
    long peak = usage.ru_maxrss / 1024;
#else
    long peak = usage.ru_maxrss;
#endif
    printf("%lld %lld %lld %ld %d\n", wall,
           usage.ru_utime.tv_sec * 1000000LL + usage.ru_utime.tv_usec,
           usage.ru_stime.tv_sec * 1000000LL + usage.ru_stime.tv_usec, peak,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    fflush(stdout);
  }
  return 0;
}

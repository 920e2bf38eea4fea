/* A disk that can be made slow: preloaded into a server, it waits before every sync for as many milliseconds as the file named by
 * SLOW_DISK says. See `Disk` in faults.py. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_for_the_disk(void) {
    const char *name = getenv("SLOW_DISK");
    FILE *file = name ? fopen(name, "re") : NULL;
    unsigned milliseconds = 0;
    if (file) {
        if (fscanf(file, "%u", &milliseconds) == 1 && milliseconds > 0) usleep(milliseconds * 1000);
        fclose(file);
    }
}

int fsync(int file) {
    wait_for_the_disk();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
    wait_for_the_disk();
    return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}

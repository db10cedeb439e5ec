// Stands before fsync and fdatasync (LD_PRELOAD): waits for as many milliseconds as the file SLOW_DISK_FILE says.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static void wait_as_told(void) {
    const char *path = getenv("SLOW_DISK_FILE");
    FILE *told = path ? fopen(path, "r") : NULL;
    int milliseconds = 0;
    if (told) {
        if (fscanf(told, "%d", &milliseconds) != 1) milliseconds = 0;
        fclose(told);
    }
    if (milliseconds > 0) usleep((useconds_t)milliseconds * 1000);
}

int fsync(int file) {
    wait_as_told();
    return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
    wait_as_told();
    return (int)syscall(SYS_fdatasync, file);
}

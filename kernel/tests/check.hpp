// A minimal test kit: CHECK counts failures, finish() prints them and returns the exit status.
#pragma once

#include <cstdio>

inline int failures = 0;
inline int checks = 0;

#define CHECK(condition)                                                                   \
    do {                                                                                   \
        checks++;                                                                          \
        if (!(condition)) {                                                                \
            failures++;                                                                    \
            std::fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);   \
        }                                                                                  \
    } while (false)

inline int finish() {
    std::printf("%d passed, %d failed\n", checks - failures, failures);
    return failures != 0;
}

// Work that several threads share.
#pragma once

#include <cstddef>

#if !defined(KERNEL_NO_THREADS)
#include <thread>
#include <vector>
#endif

namespace kernel {

// Runs the same work in this many threads, this one included, until all are done with it. Where there are no threads, this one
// does it all: whoever works takes the next piece until none is left.
template <class Work>
void in_threads([[maybe_unused]] size_t threads, Work&& work) {
#if defined(KERNEL_NO_THREADS)
    work();
#else
    std::vector<std::thread> helpers;
    for (size_t i = 1; i < threads; i++) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
#endif
}

}  // namespace kernel

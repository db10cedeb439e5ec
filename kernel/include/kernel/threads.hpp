// Work that several threads share.
#pragma once

#include <cstddef>
#include <thread>
#include <vector>

namespace kernel {

// Runs the same work in this many threads, this one included, until all are done with it.
template <class Work>
void in_threads(size_t threads, Work&& work) {
    std::vector<std::thread> helpers;
    for (size_t i = 1; i < threads; i++) helpers.emplace_back(work);
    work();
    for (std::thread& helper : helpers) helper.join();
}

}  // namespace kernel

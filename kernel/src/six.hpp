// The 6×6 grid: all solutions of one problem in the order of their text. Small enough for plain code.
#pragma once

#include <vector>

#include "kernel/generator.hpp"

namespace kernel::six {

class Search {
public:
    Search(const char* problem, Alphabet alphabet);
    bool next(char* solution);

private:
    // A byte a cell; bit d is set while digit d + 1 is possible.
    struct Grid {
        uint8_t fits[36];
    };
    enum class State { dead, open, full };

    static State settle(Grid& grid);

    char zero_;
    std::vector<Grid> stack_;
};

size_t solve(const Batch& batch);
void make(const Order& order, char* grids, char* problems);      // problems may be null

}  // namespace kernel::six

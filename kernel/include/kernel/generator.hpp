// Problems and full grids made to order, the same for the same seed on every machine.
#pragma once

#include "kernel/solver.hpp"

namespace kernel {

// Which cells are given together. A problem that is minimal under a symmetry has no set of such cells too many.
enum class Symmetry { none, half_turn, quarter_turn, left_right, top_bottom, diagonal, antidiagonal };
constexpr int kSymmetries = 7;

// Grid number n depends on the seed and n only: any part of a series can be made alone, in any thread.
struct Order {
    Size size = Size::nine;
    uint64_t seed = 0;
    uint64_t first = 0;             // the number of the first grid
    size_t count = 0;
    Symmetry symmetry = Symmetry::none;
    unsigned clues = 0;             // stop taking clues away here; 0: when none can be spared
};

// Rows of text, without separators: cells(size) bytes each.
void make_grids(const Order& order, char* grids, unsigned threads = 1, Isa isa = best_isa());
void make_problems(const Order& order, char* problems, char* grids, unsigned threads = 1, Isa isa = best_isa());

}  // namespace kernel

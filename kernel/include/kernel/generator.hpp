// Generates problems and full grids; a seed gives the same results on every machine.
#pragma once

#include "kernel/solver.hpp"

namespace kernel {

// Which cells are given together. Minimal under a symmetry: no orbit of givens can be removed.
enum class Symmetry { none, half_turn, quarter_turn, left_right, top_bottom, diagonal, antidiagonal };
constexpr int kSymmetries = 7;

// Grid number n depends on the seed and n only: any part of a series can be generated alone, in any thread.
struct Order {
    Size size = Size::nine;
    uint64_t seed = 0;
    uint64_t first = 0;             // the number of the first grid
    size_t count = 0;
    Symmetry symmetry = Symmetry::none;
    unsigned clues = 0;             // stop removing clues at this number; 0: until minimal
};

// Rows of text, without separators: cells(size) bytes each.
void make_grids(const Order& order, char* grids, unsigned threads = 1, Isa isa = best_isa());
void make_problems(const Order& order, char* problems, char* grids, unsigned threads = 1, Isa isa = best_isa());

}  // namespace kernel

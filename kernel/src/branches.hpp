// One problem as several that have its solutions among them, each solution once.
#pragma once

#include <array>
#include <vector>

#include "kernel/solver.hpp"

namespace kernel {

using Cells = std::array<char, 81>;     // the number in each cell, 0 where it is empty

// The numbers that no cell of the same row, column or block has, as bits.
inline unsigned candidates_of(const Cells& cells, int cell) {
    unsigned seen = 0;
    const int row = cell / 9, column = cell % 9, block = 27 * (row / 3) + 3 * (column / 3);
    for (int i = 0; i < 9; i++) {
        seen |= 1u << cells[9 * row + i];
        seen |= 1u << cells[9 * i + column];
        seen |= 1u << cells[block + 9 * (i / 3) + i % 3];
    }
    return ~seen & 0x3FE;
}

// Splits the problem at cells with few candidates, the largest parts first, into so many or a few more. Fewer where it has not so
// many; none where a cell is left without a candidate everywhere.
inline std::vector<Cells> branches_of(const char* problem, Alphabet alphabet, size_t wanted) {
    Cells whole;
    for (int i = 0; i < 81; i++) whole[i] = problem[i] == '.' ? 0 : static_cast<char>(problem[i] - static_cast<char>(alphabet));
    std::vector<Cells> now{whole}, next;
    for (bool split = true; split && now.size() < wanted; now.swap(next)) {
        split = false;
        next.clear();
        for (const Cells& cells : now) {
            int best = -1;
            unsigned fewest = 0;
            for (int cell = 0; cell < 81; cell++) {
                if (cells[cell]) continue;
                unsigned candidates = candidates_of(cells, cell);
                if (best < 0 || __builtin_popcount(candidates) < __builtin_popcount(fewest)) best = cell, fewest = candidates;
            }
            if (best < 0) next.push_back(cells);    // it is full
            for (unsigned left = fewest; left; left &= left - 1) {
                next.push_back(cells);
                next.back()[best] = static_cast<char>(__builtin_ctz(left));
                split = true;
            }
        }
    }
    return now;
}

}  // namespace kernel

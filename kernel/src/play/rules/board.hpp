// The geometry of a board, cells as bits, for the rules of games that are played out and searched.
//
// Bit i is cell i, row by row from the top left; 9×9 on the left (81 bits), 6×6 with blocks of 2×3 on the right (36 bits):
//
//      0  1  2 |  3  4  5 |  6  7  8             0  1  2 |  3  4  5
//      9 10 11 | 12 13 14 | 15 16 17             6  7  8 |  9 10 11
//     18 19 20 | 21 22 23 | 24 25 26            ---------+---------
//     ---------+----------+---------            12 13 14 | 15 16 17
//     27 …                                       …
//
// Symbols are 0 to Side − 1 here. Everything has internal linkage: the loops of a net, which read the houses of a cell, are compiled
// several times with different instruction sets (see lanes/sweep.hpp).
#pragma once

#include "play/rules/bits.hpp"

namespace kernel::play {
namespace {

template <int Side>
struct Board {
    using M = MaskOf<Side>;
    static constexpr int kCells = Side * Side, kHouses = 3 * Side;
    static constexpr int kBlockRows = Side == 9 ? 3 : 2, kBlockColumns = 3, kBlocksAcross = Side / kBlockColumns;
    static constexpr M kAll = (bit<M>(kCells - 1) << 1) - 1;

    M houses[kHouses]{};  // rows, then columns, then blocks
    uint8_t house_of[kCells][3]{};  // the row, the column and the block of a cell
    M peers[kCells]{};  // the other cells of its houses
    M lines[kCells]{};  // the other cells of its row and column
    M block[kCells]{};  // the other cells of its block

    constexpr Board() {
        for (int cell = 0; cell < kCells; cell++) {
            int row = cell / Side, column = cell % Side;
            int own[3] = {row, Side + column, 2 * Side + row / kBlockRows * kBlocksAcross + column / kBlockColumns};
            for (int kind = 0; kind < 3; kind++) {
                house_of[cell][kind] = static_cast<uint8_t>(own[kind]);
                houses[own[kind]] |= bit<M>(cell);
            }
        }
        for (int cell = 0; cell < kCells; cell++) {
            const uint8_t* own = house_of[cell];
            lines[cell] = (houses[own[0]] | houses[own[1]]) & ~bit<M>(cell);
            block[cell] = houses[own[2]] & ~bit<M>(cell);
            peers[cell] = lines[cell] | block[cell];
        }
    }
};

template <int Side>
constexpr Board<Side> kBoard{};

// The cells of a mask that are the only ones in one of their houses.
template <int Side>
MaskOf<Side> only_ones(MaskOf<Side> mask) {
    MaskOf<Side> alone = 0;
    for (MaskOf<Side> house : kBoard<Side>.houses)
        if (MaskOf<Side> part = mask & house; is_single(part)) alone |= part;
    return alone;
}

}  // namespace
}  // namespace kernel::play

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

#include <type_traits>

#include "kernel/bits.hpp"

namespace kernel::play {
namespace {

// Masks of cells: counting their bits, and finding one.
//
// Games that are played out do hardly anything else. Nearly every x86-64 processor since 2013 has an instruction for each (popcnt,
// pdep), but compilers do not use them in programs for all processors. So they are written out and chosen when the program
// runs: everything else of the rules and the search is compiled once.

template <int Side>
using MaskOf = std::conditional_t<Side == 9, unsigned __int128, uint64_t>;
using Mask = MaskOf<9>;

template <class M>
constexpr M bit(int cell) {
    return static_cast<M>(1) << cell;
}

// The same without those instructions.
inline int count_portably(uint64_t mask) { return std::popcount(mask); }
inline int nth_portably(uint64_t mask, int n) {
    while (n--) mask &= mask - 1;
    return std::countr_zero(mask);
}

inline int count(uint64_t mask) { return count_bits(mask); }
inline int count(Mask mask) { return count(static_cast<uint64_t>(mask)) + count(static_cast<uint64_t>(mask >> 64)); }

inline int lowest(uint64_t mask) { return std::countr_zero(mask); }
inline int lowest(Mask mask) {
    uint64_t low = static_cast<uint64_t>(mask);
    return low ? lowest(low) : 64 + lowest(static_cast<uint64_t>(mask >> 64));
}

// The lower or the upper 64 cells.
inline uint64_t half(Mask mask, bool upper) { return static_cast<uint64_t>(mask >> (upper ? 64 : 0)); }

// The set bit with n set bits below it.
inline int nth(uint64_t mask, int n) {
#if defined(KERNEL_BIT_INSTRUCTIONS)
    if (__builtin_expect(kHasBitInstructions, 1)) {
        uint64_t only;
        asm("pdep %2, %1, %0" : "=r"(only) : "r"(uint64_t{1} << n), "r"(mask));
        return lowest(only);
    }
#endif
    return nth_portably(mask, n);
}
inline int nth(Mask mask, int n) {
    // Which half it is nobody can predict, so this has no branch.
    const uint64_t halves[2] = {static_cast<uint64_t>(mask), static_cast<uint64_t>(mask >> 64)};
    const int below = count(halves[0]), high = n >= below;
    return 64 * high + nth(halves[high], n - below * high);
}

template <class M>
constexpr bool is_single(M mask) {
    return mask && !(mask & (mask - 1));
}

template <class M, class Visit>
void each(M mask, Visit visit) {
    for (; mask; mask &= mask - 1) visit(lowest(mask));
}

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

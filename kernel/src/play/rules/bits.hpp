// Masks of cells: counting their bits, and finding one.
//
// Games that are played out do hardly anything else. Nearly every x86-64 processor since 2013 has an instruction for each (popcnt,
// pdep), but compilers do not use them in programs for all processors. So they are written out and chosen when the program
// runs: everything else of the rules and the search is compiled once.
#pragma once

#include <type_traits>

#include "kernel/bits.hpp"

namespace kernel::play {
namespace {

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

}  // namespace
}  // namespace kernel::play

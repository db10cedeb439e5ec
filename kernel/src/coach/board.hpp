// The geometry of the 9×9 board and small set helpers.
#pragma once

#include <bit>

#include "kernel/bits.hpp"
#include "kernel/coach/coach.hpp"

namespace kernel::coach {

inline constexpr Set bit(int cell) { return Set{1} << cell; }
inline bool has(Set set, int cell) { return static_cast<uint64_t>(set >> cell) & 1; }
inline int count(Set set) { return count_bits(static_cast<uint64_t>(set)) + count_bits(static_cast<uint64_t>(set >> 64)); }
inline int first(Set set) {
    auto low = static_cast<uint64_t>(set);
    return low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<uint64_t>(set >> 64));
}
inline int size(Digits digits) { return count_bits(digits); }
inline bool is_single(Set set) { return set && !(set & (set - 1)); }
inline bool is_single(Digits digits) { return digits && !(digits & (digits - 1)); }
inline int lowest(Digits digits) { return std::countr_zero(digits); }

template <class F>
inline void each(Set set, F&& f) {
    for (auto low = static_cast<uint64_t>(set); low; low &= low - 1) f(std::countr_zero(low));
    for (auto high = static_cast<uint64_t>(set >> 64); high; high &= high - 1) f(64 + std::countr_zero(high));
}
template <class F>
inline void each_digit(Digits digits, F&& f) {
    for (; digits; digits = static_cast<Digits>(digits & (digits - 1))) f(std::countr_zero(digits));
}

constexpr int row_of(int cell) { return cell / 9; }
constexpr int column_of(int cell) { return cell % 9; }
constexpr int block_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
constexpr Digits kAll = 0x3FE;
constexpr Digits digit_bit(int digit) { return static_cast<Digits>(1u << digit); }

struct Geometry {
    std::array<std::array<int, 9>, 27> cells{};
    std::array<Set, 27> house{};
    std::array<Set, 81> peers{};
    std::array<std::array<int, 20>, 81> peer_list{};
    std::array<std::array<int, 3>, 81> houses{};
    constexpr Geometry() {
        std::array<int, 27> n{};
        for (int c = 0; c < 81; ++c) {
            houses[c] = {row_of(c), 9 + column_of(c), 18 + block_of(c)};
            for (int h : houses[c]) {
                cells[h][n[h]++] = c;
                house[h] |= bit(c);
            }
        }
        for (int c = 0; c < 81; ++c) {
            for (int h : houses[c]) peers[c] |= house[h];
            peers[c] &= ~bit(c);
            int k = 0;
            for (int p = 0; p < 81; ++p)
                if (peers[c] >> p & 1) peer_list[c][k++] = p;
        }
    }
};
inline constexpr Geometry G{};

// The cells seen from every cell of a set.
inline Set seen_by_all(Set cells) {
    Set seen = ~Set{0};
    each(cells, [&](int c) { seen &= G.peers[c]; });
    return cells ? seen : 0;
}
inline Digits digits_of(const Position& p, Set cells) {
    Digits digits = 0;
    each(cells, [&](int c) { digits |= p.cand[c]; });
    return digits;
}

}  // namespace kernel::coach

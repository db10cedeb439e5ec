// A grid as three bands of 27 bits for each digit: singles of all digits are found at once, in loops that become vectors.
#pragma once

#include "search.hpp"

namespace kernel::coach {

// Bit 9 × row + column of each band. Digits 1–9 come first, then the open cells; the rest fills up whole vectors.
inline constexpr int kOpen = 9, kLanes = 12;
using Lanes = std::array<uint32_t, kLanes>;
inline constexpr uint32_t kBand = 0x7FFFFFF, kBandRow = 0x1FF, kBandColumn = 0x40201, kBandBlock = 0x1C0E07;

// Houses in which something has exactly one cell: bits 0, 9, 18 for the rows of a band, 0, 3, 6 for its blocks, 0–8 for columns.
struct Once {
    static constexpr uint32_t kRows = 0x40201, kBlocks = 0x49, kColumns = 0x1FF;
    std::array<Lanes, 3> rows, blocks;
    Lanes columns;
};

struct Bands {
    std::array<Lanes, 3> at{};
    std::array<uint8_t, 81> value;

    explicit Bands(const Position& p) : value(p.value) {
        for (int d = 0; d < 9; ++d) split(p.at[d + 1], d);
        split(p.open, kOpen);
    }

    bool is_full() const { return !(at[0][kOpen] | at[1][kOpen] | at[2][kOpen]); }
    bool is_open(int cell) const { return at[cell / 27][kOpen] >> cell % 27 & 1; }

    void place(int cell, int digit) {
        value[cell] = static_cast<uint8_t>(digit);
        uint32_t kept = ~(uint32_t{1} << cell % 27);
        for (uint32_t& lane : at[cell / 27]) lane &= kept;
        for (size_t b = 0; b < 3; ++b) at[b][digit - 1] &= kUnseen[cell][b];
    }

    Digits candidates(int cell) const {
        unsigned digits = 0;
        for (unsigned d = 0; d < 9; ++d) digits |= (at[cell / 27][d] >> cell % 27 & 1) << d;
        return static_cast<Digits>(digits << 1);
    }

    Position position() const {
        Position p;
        p.value = value;
        for (int d = 0; d < 9; ++d) {
            p.at[d + 1] = joined(d);
            each(joined(d), [&](int c) { p.cand[c] |= digit_bit(d + 1); });
        }
        p.open = joined(kOpen);
        return p;
    }

    // Three bits that are side by side, or three groups of bits: whether one has any, and whether more than one has.
    static uint32_t any(uint32_t x, int apart) { return x | x >> apart | x >> 2 * apart; }
    static uint32_t more(uint32_t x, int apart) { return (x & x >> apart) | ((x | x >> apart) & x >> 2 * apart); }

    void find_open(Once& once) const { find(once, kOpen, kOpen + 1); }
    void find_digits(Once& once) const { find(once, 0, kLanes); }

    // Whether every house of a full grid has every digit.
    bool is_right() const {
        std::array<Digits, 27> there{};
        for (size_t c = 0; c < 81; ++c)
            for (int h : G.houses[c]) there[h] |= digit_bit(value[c]);
        Digits in_all = kAll;
        for (Digits digits : there) in_all &= digits;
        return in_all == kAll;
    }

    // Rows of a band in which a digit has any cell: bits 0, 9, 18.
    static uint32_t rows_of(uint32_t x) { return any(any(x, 1) & kMinirows, 3) & Once::kRows; }
    // Columns in which a digit has any cell.
    uint32_t columns_of(size_t lane) const { return any(at[0][lane] | at[1][lane] | at[2][lane], 9) & kBandRow; }

    static constexpr uint32_t kMinirows = 0x1249249;

private:
    void find(Once& once, size_t from, size_t to) const {
        for (size_t b = 0; b < 3; ++b)
            for (size_t k = from; k < to; ++k) {
                uint32_t x = at[b][k], one = any(x, 1) & kMinirows, two = more(x, 1) & kMinirows;
                once.rows[b][k] = any(one, 3) & ~(any(two, 3) | more(one, 3)) & Once::kRows;
                once.blocks[b][k] = any(one, 9) & ~(any(two, 9) | more(one, 9)) & Once::kBlocks;
            }
        for (size_t k = from; k < to; ++k) {
            uint32_t one = at[0][k] | at[1][k] | at[2][k];
            uint32_t two = (at[0][k] & at[1][k]) | ((at[0][k] | at[1][k]) & at[2][k]);
            once.columns[k] = any(one, 9) & ~(any(two, 9) | more(one, 9)) & Once::kColumns;
        }
    }

    static constexpr auto kUnseen = [] {
        std::array<std::array<uint32_t, 3>, 81> kept{};
        for (size_t c = 0; c < 81; ++c)
            for (size_t b = 0; b < 3; ++b) kept[c][b] = ~static_cast<uint32_t>(G.peers[c] >> 27 * b & kBand);
        return kept;
    }();

    void split(Set cells, int lane) {
        for (int b = 0; b < 3; ++b) at[b][lane] = static_cast<uint32_t>(cells >> 27 * b) & kBand;
    }
    Set joined(int lane) const { return Set{at[0][lane]} | Set{at[1][lane]} << 27 | Set{at[2][lane]} << 54; }
};

}  // namespace kernel::coach

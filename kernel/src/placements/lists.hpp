// All placements of a digit: sets of open cells that give it one place in each row, column and block where it is missing.
#pragma once

#include "placements/buffer.hpp"
#include "placements/cells.hpp"

namespace kernel::placements {
namespace {

constexpr size_t kWide = 8;             // sets are compared so many at a time
constexpr uint64_t kMisfit = ~0ull;     // fills the last of them: it shares a cell with every set that is not empty

struct Sets {
    const uint64_t *begin, *end;
};

// The placements of every open digit, each list padded.
class Lists {
public:
    // False where a digit has more than so many.
    bool read(const OpenCells& cells, size_t most) {
        size_ = 0;
        for (int digit = 0; digit < cells.digits; digit++) {
            const uint64_t left = cells.of_digit[digit];
            int rows = 0;
            for (uint64_t rest = left, row; rest; rest &= ~row) {       // those with few places first: they end most in vain
                row = cells.row[__builtin_ctzll(rest)] & left;
                int at = rows++;
                for (; at > 0 && __builtin_popcountll(rows_[at - 1]) < __builtin_popcountll(row); at--) rows_[at] = rows_[at - 1];
                rows_[at] = row;
            }
            from_[digit] = size_;
            most_ = size_ + most;
            sets_.room_for(most_ + kWide + 9);
            list(cells, left, 0, rows);
            count_[digit] = size_ - from_[digit];
            if (count_[digit] > most) return false;
            while (size_ % kWide) sets_.data()[size_++] = kMisfit;
        }
        from_[cells.digits] = size_;
        return true;
    }

    size_t count(int digit) const { return count_[digit]; }
    Sets of(int digit) const { return {sets_.data() + from_[digit], sets_.data() + from_[digit + 1]}; }

private:
    // Lists the placements in so many of the rows, the last of which comes first.
    void list(const OpenCells& cells, uint64_t left, uint64_t taken, int rows) {
        if (size_ > most_) return;
        uint64_t row = left & rows_[rows - 1];
        if (rows == 1) {
            uint64_t* sets = sets_.data();
            for (; row; row &= row - 1) sets[size_++] = taken | (row & -row);
            return;
        }
        for (; row; row &= row - 1) {
            int cell = __builtin_ctzll(row);
            uint64_t rest = left & ~cells.seen[cell];
            if (rest & rows_[rows - 2]) list(cells, rest, taken | 1ull << cell, rows - 1);
        }
    }

    Buffer<uint64_t> sets_;
    size_t size_ = 0, most_ = 0;
    uint64_t rows_[9];      // of the digit that is listed
    size_t from_[kMostDigits + 1], count_[kMostDigits];
};

// The placements of a digit once more, by the cells that some of them must hold.
class ByCell {
public:
    void read(Sets sets, uint64_t cells) {
        uint32_t count[kMostCells] = {};
        for (const uint64_t* set = sets.begin; set < sets.end; set++)
            if (*set != kMisfit)
                for (uint64_t left = *set & cells; left; left &= left - 1) count[__builtin_ctzll(left)]++;
        uint32_t at = 0;
        for (uint64_t left = cells; left; left &= left - 1) {
            int cell = __builtin_ctzll(left);
            from_[cell] = to_[cell] = at;
            at += (uint32_t)((count[cell] + kWide - 1) / kWide * kWide);
        }
        uint64_t* sorted = sets_.room_for(at);
        for (uint32_t i = 0; i < at; i++) sorted[i] = kMisfit;
        for (const uint64_t* set = sets.begin; set < sets.end; set++)
            if (*set != kMisfit)
                for (uint64_t left = *set & cells; left; left &= left - 1) sorted[to_[__builtin_ctzll(left)]++] = *set;
    }

    Sets of(int cell) const { return {sets_.data() + from_[cell], sets_.data() + to_[cell]}; }

private:
    Buffer<uint64_t> sets_;
    uint32_t from_[kMostCells], to_[kMostCells];
};

}  // namespace
}  // namespace kernel::placements

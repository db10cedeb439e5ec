// The places of one digit that some way to write it into all rows, columns and blocks uses.
#pragma once

#include "board.hpp"

namespace kernel::coach {

// Goes down the rows. What is still to come depends on the columns that are taken, and on the blocks of the band.
class Ways {
public:
    Ways(const Position& p, int digit) {
        for (int c = 0; c < 81; ++c)
            if (p.value[static_cast<size_t>(c)] == digit || has(p.at[static_cast<size_t>(digit)], c))
                columns_[row_of(c)] |= static_cast<uint16_t>(1u << column_of(c));
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)  // where it stands already, it has no other place
                if (p.value[static_cast<size_t>(9 * r + c)] == digit) columns_[r] = static_cast<uint16_t>(1u << c);
        go(0, 0, 0);
    }

    Set used() const { return used_; }

private:
    bool go(int row, unsigned taken, unsigned blocks) {
        if (row == 9) return true;
        if (row % 3 == 0) blocks = 0;
        uint8_t& known = known_[static_cast<size_t>(row)][taken << 3 | blocks];
        if (known) return known == kYes;
        bool goes_on = false;
        for (unsigned rest = columns_[row] & ~taken; rest; rest &= rest - 1) {
            int column = std::countr_zero(rest);
            unsigned block = 1u << column / 3;
            if (blocks & block || !go(row + 1, taken | 1u << column, blocks | block)) continue;
            used_ |= bit(9 * row + column);
            goes_on = true;
        }
        known = goes_on ? kYes : kNo;
        return goes_on;
    }

    static constexpr uint8_t kNo = 1, kYes = 2;
    std::array<uint16_t, 9> columns_{};
    std::array<std::array<uint8_t, 4096>, 9> known_{};
    Set used_ = 0;
};

}  // namespace kernel::coach

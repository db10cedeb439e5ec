// Sets of cells of a full grid in which two digits can change places: a problem with one solution has a given in each of them.
#pragma once

#include <cstdint>

namespace kernel {

// Two digits stand in each row; rows hang together where one digit's column or block is the other's. Every cell is in eight sets.
class Swaps {
public:
    static constexpr int kOfCell = 8;

    void read(const char* grid) {
        uint8_t column[9][9];       // by digit and row
        for (int cell = 0; cell < 81; cell++) column[grid[cell] - '1'][cell / 9] = static_cast<uint8_t>(cell % 9);
        int count = 0;
        uint8_t seen[9] = {};       // sets that are known of each digit's cells
        for (int one = 0; one < 9; one++)
            for (int other = one + 1; other < 9; other++) {
                uint8_t set[9];
                count = divide(column[one], column[other], count, set);
                for (int row = 0; row < 9; row++) {
                    sets_[9 * row + column[one][row]][seen[one]] = set[row];
                    sets_[9 * row + column[other][row]][seen[other]] = set[row];
                    left_[set[row]] = static_cast<uint8_t>(left_[set[row]] + 2);
                }
                seen[one]++;
                seen[other]++;
            }
    }

    // Takes a given away. False where that leaves a set without any.
    bool take(int cell) {
        bool fine = true;
        for (uint8_t set : sets_[cell]) fine &= --left_[set] != 0;
        return fine;
    }
    void put_back(int cell) {
        for (uint8_t set : sets_[cell]) left_[set]++;
    }

private:
    static constexpr int kMost = 36 * 4;    // sets: none has fewer than two rows

    // The set of each row, numbered from the count on; returns the next number.
    int divide(const uint8_t (&one)[9], const uint8_t (&other)[9], int count, uint8_t (&set)[9]) {
        uint8_t row_of[9], row_in[9];       // of the second digit, by column and by block
        for (int row = 0; row < 9; row++) {
            row_of[other[row]] = static_cast<uint8_t>(row);
            row_in[row / 3 * 3 + other[row] / 3] = static_cast<uint8_t>(row);
        }
        uint32_t linked[9] = {};
        for (int row = 0; row < 9; row++)
            for (int with : {row_of[one[row]], row_in[row / 3 * 3 + one[row] / 3]}) {
                linked[row] |= 1u << with;
                linked[with] |= 1u << row;
            }
        for (uint32_t left = 0777; left; count++) {
            uint32_t rows = left & -left, open = rows;
            while (open) {
                uint32_t reached = linked[__builtin_ctz(open)] & ~rows;
                open = (open & (open - 1)) | reached;
                rows |= reached;
            }
            left &= ~rows;
            left_[count] = 0;
            for (uint32_t in = rows; in; in &= in - 1) set[__builtin_ctz(in)] = static_cast<uint8_t>(count);
        }
        return count;
    }

    uint8_t sets_[81][kOfCell];
    uint8_t left_[kMost];
};

}  // namespace kernel

// The open cells of a settled grid as the bits of one word, so that sets of them are joined and compared at once.
#pragma once

#include "lanes/engine.hpp"

namespace kernel::placements {
namespace {

constexpr int kMostCells = 64;
constexpr int kMostDigits = 9;

// Cells with several candidates, numbered row by row, and the digits that are still to be placed there, numbered as they come.
struct OpenCells {
    int count = 0, digits = 0;      // count is given even where it is too large, and nothing else then
    uint64_t all = 0;
    uint64_t of_digit[kMostDigits];
    uint64_t row[kMostCells], seen[kMostCells];     // by cell: the open cells of its row, and all that it sees, with itself

    explicit OpenCells(const uint32_t (&word)[27]) {
        for (int b = 0; b < 3; b++) {
            uint32_t one = 0, two = 0;
            for (int i = b; i < 27; i += 3) {
                two |= one & word[i];
                one |= word[i];
            }
            open_[b] = two;
            before_[b] = count;
            count += __builtin_popcount(two);
        }
        if (count > kMostCells) return;
        all = count ? ~0ull >> (kMostCells - count) : 0;
        for (int b = 0, cell = 0; b < 3; b++) {
            for (uint32_t left = open_[b]; left; left &= left - 1, cell++) {
                int k = __builtin_ctz(left);
                uint32_t down = 0001001001u << k % 9;
                row[cell] = packed(b, 0777u << k / 9 * 9);
                seen[cell] = packed(b, lanes::kPeers.same[k]) | packed((b + 1) % 3, down) | packed((b + 2) % 3, down);
            }
        }
        for (int i = 0; i < 27; i += 3) {
            uint64_t cells = packed(0, word[i]) | packed(1, word[i + 1]) | packed(2, word[i + 2]);
            if (cells) of_digit[digits++] = cells;
        }
    }

private:
    // The open ones of the cells of a band.
    uint64_t packed(int band, uint32_t cells) const {
        cells &= open_[band];
#if defined(__BMI2__) && defined(__x86_64__)
        uint64_t bits = _pext_u64(cells, open_[band]);
#else
        uint64_t bits = 0;
        for (; cells; cells &= cells - 1) bits |= 1ull << __builtin_popcount(open_[band] & ((cells & -cells) - 1));
#endif
        return bits ? bits << before_[band] : 0;        // a band without cells may begin beyond the last bit
    }

    uint32_t open_[3];
    int before_[3];
};

}  // namespace
}  // namespace kernel::placements

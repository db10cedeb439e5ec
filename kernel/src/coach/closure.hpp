// What follows from an assumption by singles alone, as in `Line`, but for all digits at once and without reasons: to see quickly
// how large a proof would be.
#pragma once

#include "bands.hpp"

namespace kernel::coach {

// Cells where each digit stands or may stand; the lanes behind the nine digits repeat the first one.
class Closure {
public:
    explicit Closure(const Position& p) {
        for (int c = 0; c < 81; ++c) {
            Digits digits =
                p.value[static_cast<size_t>(c)] ? digit_bit(p.value[static_cast<size_t>(c)]) : p.cand[static_cast<size_t>(c)];
            each_digit(digits,
                       [&](int d) { at_[static_cast<size_t>(c / 27)][static_cast<size_t>(d - 1)] |= uint32_t{1} << c % 27; });
        }
        repeat_first();
    }

    // Whether nothing follows yet: there are no singles that are not told from the beginning, and everything has a place.
    bool is_settled(const Position& p) const {
        Closure next = *this;
        if (!next.sweep()) return false;
        if (next.at_ != at_) return false;
        uint32_t open = 0, single = 0;
        for (size_t b = 0; b < 3; ++b) {
            single |= cells_with(b).once() & static_cast<uint32_t>(p.open >> 27 * b) & kBand;
            open |= static_cast<uint32_t>(p.open >> 27 * b) & kBand;
        }
        return open && !single;
    }

    // Follows an assumption to its end; false when it contradicts itself.
    bool assume(int cell, int digit) {
        uint32_t gone = ~(uint32_t{1} << cell % 27);
        for (size_t d = 0; d < 9; ++d)
            if (static_cast<int>(d) != digit - 1) at_[static_cast<size_t>(cell / 27)][d] &= gone;
        repeat_first();
        for (std::array<Lanes, 3> before = at_; sweep(); before = at_)
            if (before == at_) return true;
        return false;
    }

    bool alive(int cell, int digit) const {
        return at_[static_cast<size_t>(cell / 27)][static_cast<size_t>(digit - 1)] >> cell % 27 & 1;
    }

    // The cell or the house and digit with the fewest candidates, two or more: as Nested::narrowest chooses them.
    void narrowest(int& where, int& on_digit) const {
        int fewest = 100;
        for (int b = 0; b < 3; ++b)
            if (uint32_t two = cells_with(static_cast<size_t>(b)).twice()) {
                where = 27 * b + std::countr_zero(two), on_digit = 0;
                return;
            }
        for (int c = 0; c < 81; ++c) {
            int n = 0;
            for (int d = 1; d <= 9; ++d) n += alive(c, d);
            if (n >= 2 && n < fewest) fewest = n, where = c, on_digit = 0;
        }
        for (int h = 0; h < 27 && fewest > 2; ++h)
            for (int d = 1; d <= 9; ++d) {
                int n = 0;
                for (int c : G.cells[static_cast<size_t>(h)]) n += alive(c, d);
                if (n >= 2 && n < fewest) fewest = n, where = h, on_digit = d;
            }
    }

private:
    // Cells with at least one, two and three candidates.
    struct Counts {
        uint32_t one = 0, two = 0, three = 0;
        void add(uint32_t x) { three |= two & x, two |= one & x, one |= x; }
        uint32_t once() const { return one & ~two; }
        uint32_t twice() const { return two & ~three; }
    };
    Counts cells_with(size_t b) const {
        Counts counts;
        for (size_t d = 0; d < 9; ++d) counts.add(at_[b][d]);
        return counts;
    }

    void repeat_first() {
        for (Lanes& band : at_)
            for (size_t k = 9; k < kLanes; ++k) band[k] = band[0];
    }

    // Makes the only places of digits their cells' only candidates, and takes the only candidates of cells out of all that they
    // see. False when something has no place left, or two.
    bool sweep();

    std::array<Lanes, 3> at_{};
};

}  // namespace kernel::coach

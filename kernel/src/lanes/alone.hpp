// One problem alone, as fast as it goes: a vector has a lane for each digit, of which nine of sixteen are used. AVX-512 only:
// narrower vectors need two or four for it, and one problem in a batch is then as fast.
//
// Like lanes/sweep.hpp compiled several times, so everything has internal linkage.
#pragma once

#include <algorithm>

#include "lanes/engine.hpp"
#include "lanes/lanes.hpp"
#include "lanes/sweep.hpp"
#include "lanes/text.hpp"
#include "placements/remainder.hpp"

namespace kernel::digits {
namespace {

typedef uint32_t Vec __attribute__((vector_size(64), may_alias));
typedef uint32_t Half __attribute__((vector_size(32), may_alias));

inline Vec all(uint32_t value) { return Vec{} + value; }

template <int Table>
inline Vec gate(Vec a, Vec b, Vec c) {
    return (Vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, Table);
}
inline Vec or3(Vec a, Vec b, Vec c) { return gate<0xFE>(a, b, c); }
inline Vec and3(Vec a, Vec b, Vec c) { return gate<0x80>(a, b, c); }
inline Vec or_and(Vec a, Vec b, Vec c) { return gate<0xF8>(a, b, c); }
inline Vec and_or_not(Vec a, Vec b, Vec c) { return gate<0xD0>(a, b, c); }
inline Vec or_then_and(Vec a, Vec b, Vec c) { return gate<0xA8>(a, b, c); }
inline Vec pick(uint32_t mask, Vec yes, Vec no) { return gate<0xCA>(all(mask), yes, no); }
inline bool any(Vec a) { return _mm512_test_epi32_mask((__m512i)a, (__m512i)a) != 0; }

// Lanes 0–7 and 8–15, and two halves as one vector.
inline Half low(Vec a) { return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7); }
inline Half high(Vec a) { return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15); }
inline Vec join(Half a, Half b) { return __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15); }
inline Vec low_twice(Vec a) { return __builtin_shufflevector(a, a, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7); }
inline Vec high_twice(Vec a) { return __builtin_shufflevector(a, a, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15); }

// Three exchanges that bring each lane of a half to all others of that half.
struct Neighbours {
    static Vec of(Vec a) { return __builtin_shufflevector(a, a, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14); }
};
struct Pairs {
    static Vec of(Vec a) { return __builtin_shufflevector(a, a, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13); }
};
struct Fours {
    static Vec of(Vec a) { return __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11); }
};

// One problem alone, as fast as it goes: the eliminations of lanes/sweep.hpp for the nine digits of one grid at once.

using lanes::kBand;

constexpr uint32_t kBlocks = 0111;      // where the three blocks of a band answer
constexpr Vec kDigits = {~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, 0, 0, 0, 0, 0, 0, 0};

// By band, a lane for each digit: the cells where it is possible. `single` are the cells with one candidate, the same in all lanes.
struct Grid {
    Vec band[3];
    Vec single[3];
};

enum class Verdict { dead, full, stuck };

inline Vec fill_rows(Vec x) {
    Vec top = or_then_and((x & 0377377377) + 0377377377, x, all(0400400400));
    return (top << 1) - (top >> 8);
}

// Of the digits together: cells with a candidate, with several, and those where a digit was just placed. The same in all lanes.
struct Census {
    Vec one[3], two[3], placed[3];

    Census(const Vec (&x)[3], const Vec (&new_ones)[3]) {
        Half ones[3], twos[3], places[3];
        for (int b = 0; b < 3; b++) {
            ones[b] = low(x[b]) | high(x[b]);
            twos[b] = low(x[b]) & high(x[b]);
            places[b] = low(new_ones[b]) | high(new_ones[b]);
        }
        Vec a = join(ones[0], ones[1]), aa = join(twos[0], twos[1]);
        Vec c = join(ones[2], places[0]), cc = join(twos[2], Half{}), d = join(places[1], places[2]);
        meet<Neighbours>(a, aa, c, cc, d);
        meet<Pairs>(a, aa, c, cc, d);
        meet<Fours>(a, aa, c, cc, d);
        one[0] = low_twice(a), one[1] = high_twice(a), one[2] = low_twice(c);
        two[0] = low_twice(aa), two[1] = high_twice(aa), two[2] = low_twice(cc);
        placed[0] = high_twice(c), placed[1] = low_twice(d), placed[2] = high_twice(d);
    }

private:
    template <class With>
    static void meet(Vec& a, Vec& aa, Vec& c, Vec& cc, Vec& d) {
        Vec other = With::of(a);
        aa = or_and(aa | With::of(aa), a, other);
        a |= other;
        other = With::of(c);
        cc = or_and(cc | With::of(cc), c, other);
        c |= other;
        d |= With::of(d);
    }
};

// Places of a digit in groups of three: see Minirows and Minicolumns in lanes/sweep.hpp.
struct Minirows {
    static Vec turn1(Vec x) { return pick(0077077077, x >> 3, x << 6); }
    static Vec turn2(Vec x) { return pick(0007007007, x >> 6, x << 3); }
};
struct Minicolumns {
    static Vec turn1(Vec x) { return pick(0333333333, x >> 1, x << 2); }
    static Vec turn2(Vec x) { return pick(0111111111, x >> 2, x << 1); }
};
template <class Axis>
inline void arrange(Vec& x, Vec& y, Vec& z) {
    Vec even = and3(x, Axis::turn1(y), Axis::turn2(z));
    Vec odd = and3(x, Axis::turn2(y), Axis::turn1(z));
    x = even | odd;
    y = Axis::turn2(even) | Axis::turn1(odd);
    z = Axis::turn1(even) | Axis::turn2(odd);
}

// Returns where a digit has no arrangement left in a band.
inline Vec keep_minirows(Vec (&x)[3]) {
    using namespace lanes;
    Vec a = x[0], b = x[1], c = x[2];
    Vec p = pick(kFirst, or3(a, a >> 1, a >> 2), pick(kSecond, or3(b << 1, b, b >> 1), or3(c << 2, c << 1, c)));
    Vec top = p & kRow0, middle = p >> 9 & kRow0, bottom = p >> 18;
    arrange<Minirows>(top, middle, bottom);
    p = or3(top, (middle & kRow0) << 9, bottom << 18);
    a = p & kFirst, b = p & kSecond, c = p & kThird;
    x[0] &= (a << 3) - a;
    x[1] &= (b << 2) - (b >> 1);
    x[2] &= (c << 1) - (c >> 2);
    return ~or3(top, top >> 3, top >> 6) & 07;
}

// Returns where a digit has no arrangement left in a stack.
inline Vec keep_minicolumns(Vec (&x)[3]) {
    Vec p[3];
    for (int b = 0; b < 3; b++) p[b] = or3(x[b], x[b] >> 9, x[b] >> 18) & lanes::kRow0;
    arrange<Minicolumns>(p[0], p[1], p[2]);
    for (int b = 0; b < 3; b++) {
        p[b] &= lanes::kRow0;
        x[b] &= or3(p[b], p[b] << 9, p[b] << 18);
    }
    return ~or3(p[0], p[0] >> 1, p[0] >> 2) & kBlocks;
}

// Whether each digit is in every row, column and block of a grid whose cells have one candidate each.
inline bool is_solution(const Vec (&x)[3]) {
    Vec columns{}, missing{};
    for (int b = 0; b < 3; b++) {
        Vec in_band = or3(x[b], x[b] >> 9, x[b] >> 18);
        columns |= in_band;
        missing = or3(missing, ~or3(in_band, in_band >> 1, in_band >> 2) & kBlocks, fill_rows(x[b]) ^ kBand);
    }
    return !any((missing | (~columns & lanes::kRow0)) & kDigits);
}

// Sweeps until the grid is dead or full or nothing changes any more.
inline Verdict settle(Grid& grid) {
    Vec x[3] = {grid.band[0], grid.band[1], grid.band[2]};
    for (;;) {
        Vec was[3], placed[3];
        for (int b = 0; b < 3; b++) {
            was[b] = x[b];
            Vec s = x[b] & grid.single[b];
            x[b] = and_or_not(x[b], s, fill_rows(s));
        }
        Vec wrong = keep_minirows(x);
        wrong = (wrong | keep_minicolumns(x)) & kDigits;
        for (int b = 0; b < 3; b++) {
            Vec others = x[b] & (x[b] - 0001001001);      // without the first of each row
            placed[b] = x[b] & ~fill_rows(others);
        }
        Census cells(x, placed);
        Vec moved{};
        for (int b = 0; b < 3; b++) {
            wrong = or3(wrong, cells.one[b] ^ kBand, cells.two[b] & grid.single[b]);
            x[b] = and_or_not(x[b], placed[b], cells.placed[b]);
            moved |= x[b] ^ was[b];
            grid.single[b] = (cells.one[b] & ~cells.two[b]) | cells.placed[b];
        }
        if (any(wrong)) return Verdict::dead;
        bool full = !any(or3(cells.two[0], cells.two[1], cells.two[2]));
        if (!full && any(moved)) continue;
        for (int b = 0; b < 3; b++) grid.band[b] = x[b];
        if (!full) return Verdict::stuck;
        return is_solution(x) ? Verdict::full : Verdict::dead;
    }
}

// Depth-first search for the solutions of one problem: alone while it is short, then in all lanes.

// A problem is read as in lanes/text.hpp. False where it holds a foreign symbol.
inline bool read(const char* problem, char zero, Grid& grid) {
    uint32_t word[27];
    if (!lanes::read_words(problem, zero, word)) return false;
    for (int b = 0; b < 3; b++) {
        alignas(64) uint32_t lane[16] = {};
        uint32_t one = 0, two = 0;
        for (int digit = 0; digit < 9; digit++) {
            uint32_t cells = lane[digit] = word[3 * digit + b];
            two |= one & cells;
            one |= cells;
        }
        std::memcpy(&grid.band[b], lane, sizeof lane);
        grid.single[b] = all(one & ~two);
    }
    return true;
}

inline void to_words(const Grid& grid, uint32_t (&word)[27]) {
    for (int i = 0; i < 27; i++) word[i] = grid.band[i % 3][i / 3];
}

// The cells of a settled grid with two candidates, or few where there are none; and all that are open.
struct Open {
    uint32_t few[3], cells[3];
    explicit Open(const Grid& grid) {
        uint32_t word[27];
        to_words(grid, word);
        for (int b = 0; b < 3; b++) {
            uint32_t one = 0, two = 0, three = 0;
            for (int i = b; i < 27; i += 3) {
                three |= two & word[i];
                two |= one & word[i];
                one |= word[i];
            }
            few[b] = two & ~three;
            cells[b] = two;
        }
        if (!(few[0] | few[1] | few[2])) lanes::cells_with_few(word, few);
    }
};

// Splits a grid at a cell: the first takes a candidate of it, the grid goes without that candidate.
inline void guess(Grid& grid, Grid& first, const Open& open) {
    lanes::Choice at = lanes::choose(open.few, open.cells);
    uint32_t bit = 1u << at.cell, digits = 0;
    first = grid;
    Vec x = grid.band[at.band], taken{};
    for (int digit = 0; digit < 9; digit++) digits |= (x[digit] >> at.cell & 1) << digit;
    taken[__builtin_ctz(digits)] = bit;
    first.band[at.band] = (x & ~bit) | taken;
    first.single[at.band] |= bit;
    grid.band[at.band] = x & ~taken;
    if (__builtin_popcount(digits) == 2) grid.single[at.band] |= bit;
}

// What is left of a search that turned out to be long: the lanes share it.
class Rest {
public:
    Rest(const Grid* open, size_t left, uint64_t limit) : open_(open), left_(left), limit_(limit), remainder_(limit) {}
    bool next(lanes::Words& words, size_t& job) {
        if (at_ == left_ || over()) return false;
        to_words(open_[at_++], words);
        job = 0;
        return true;
    }
    bool on_solution(size_t, const lanes::Words& words) {
        if (++count == 1) std::memcpy(solution, words, sizeof solution);
        return !over();
    }
    bool counts_rest(size_t) const { return remainder_.is_due(count); }
    bool count_rest(size_t, const lanes::Words& words, bool& more) {
        if (!remainder_.add(words, count)) return false;
        more = !over();
        return true;
    }
    void done(size_t, uint64_t) {}
    bool over() const { return count >= limit_; }

    uint64_t count = 0;
    lanes::Words solution;

private:
    const Grid* open_;
    size_t at_ = 0, left_;
    uint64_t limit_;
    placements::Remainder remainder_;
};

// The solutions of one problem, at most the limit, and the first of them.
class Search {
public:
    Search(const Grid& grid, uint64_t limit) : limit_(limit) { stack_[0] = grid; }

    uint64_t run() {
        unsigned guesses = 0;
        while (size_) {
            Grid& grid = stack_[size_ - 1];
            Verdict verdict = settle(grid);
            if (verdict == Verdict::stuck) {
                if (++guesses > kAlone) return std::min(limit_, count_ + with_lanes());
                guess(grid, stack_[size_++], Open(grid));
                continue;
            }
            if (verdict == Verdict::full) {
                if (++count_ == 1) to_words(grid, solution);
                if (count_ >= limit_) return count_;
            }
            size_--;
        }
        return count_;
    }

    lanes::Words solution;

private:
    // Guesses before the lanes take over: below it they cost more to fill than they save.
    static constexpr unsigned kAlone = 8;

    uint64_t with_lanes() {
        Rest rest(stack_, size_, limit_ - count_);
        lanes::Engine<Rest> engine(rest);
        engine.run();
        if (count_ == 0 && rest.count) std::memcpy(solution, rest.solution, sizeof solution);
        return rest.count;
    }

    uint64_t limit_, count_ = 0;
    size_t size_ = 1;
    Grid stack_[kAlone + 2];
};

}  // namespace
}  // namespace kernel::digits

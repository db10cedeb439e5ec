// One problem alone, as fast as it goes: the eliminations of lanes/sweep.hpp for the nine digits of one grid at once.
#pragma once

#include "digits/vector.hpp"

namespace kernel::digits {
namespace {

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

}  // namespace
}  // namespace kernel::digits

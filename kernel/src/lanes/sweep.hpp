// One sweep of eliminations over the grids of all lanes at once. No search, no memory, no branches.
#pragma once

#include "vector.hpp"

namespace kernel::lanes {
namespace {

// A grid is 27 words, word[3 * digit + band]; a bit is a cell in which the digit is still possible. A band is three rows:
//
//       block 0    block 1    block 2
//      +---------+----------+----------+
//      | 0  1  2 |  3  4  5 |  6  7  8 |   three bits side by side are a minirow,
//      | 9 10 11 | 12 13 14 | 15 16 17 |   nine a row; three below each other (0, 9, 18) are a minicolumn
//      |18 19 20 | 21 22 23 | 24 25 26 |
//      +---------+----------+----------+
//
// Octal constants follow the picture: one octal digit is a minirow, three are a row.
constexpr uint32_t kBand = 0777777777;
constexpr uint32_t kRow0 = 0777, kRow1 = 0777000;
constexpr uint32_t kFirst = 0111111111, kSecond = 0222222222, kThird = 0444444444;

struct Grids {
    alignas(64) uint32_t word[27][kLanes];
    alignas(64) uint32_t placed[27][kLanes];      // where the last sweep found the digit's only place in a row
    alignas(64) uint32_t taken[3][kLanes];        // all of them together, by band
    alignas(64) uint32_t single[3][kLanes];       // cells with one candidate, before the last sweep
    alignas(64) uint32_t pair[3][kLanes];         // cells with two candidates, before the last sweep
};

struct Verdict {
    uint32_t dead;    // lanes whose grid has no solution
    uint32_t full;    // lanes whose grid is solved
    uint32_t stuck;   // lanes in which no cell became single
};

// Each of the nine rows of three words may hold "k turned by one place": within a row for minirows, within a minirow for
// columns. turn<1> brings place k + 1 to place k.
struct Minirows {
    static Vec turn1(Vec x) { return pick(0077077077, x >> 3, x << 6); }
    static Vec turn2(Vec x) { return pick(0007007007, x >> 6, x << 3); }
    static Vec any(Vec x) { return or3(x, x >> 3, x >> 6); }       // answers in 0007007007
};
struct Minicolumns {
    static Vec turn1(Vec x) { return pick(0333333333, x >> 1, x << 2); }
    static Vec turn2(Vec x) { return pick(0111111111, x >> 2, x << 1); }
    static Vec any(Vec x) { return or3(x, x >> 1, x >> 2); }       // answers in 0111111111
};

// In a band a digit takes one of six arrangements: each of three rows in another of three blocks. x, y, z are the rows;
// a place stays when it is part of an arrangement that is still possible. Returns x, in which a gap means there is none.
template <class Axis>
inline Vec arrange(Vec& x, Vec& y, Vec& z) {
    Vec even = and3(x, Axis::turn1(y), Axis::turn2(z));
    Vec odd = and3(x, Axis::turn2(y), Axis::turn1(z));
    x = even | odd;
    y = Axis::turn2(even) | Axis::turn1(odd);
    z = Axis::turn1(even) | Axis::turn2(odd);
    return Axis::any(x);
}

// Rows that hold any bit of x become full.
inline Vec fill_rows(Vec x) {
    Vec top = or_then_and((x & 0377377377) + 0377377377, x, all(0400400400));
    return (top << 1) - (top >> 8);
}

inline Verdict sweep(Grids& g) {
    Vec single[3], claimed[3], empty{}, open{}, moved{};
    for (int b = 0; b < 3; b++) {
        Vec one{}, two{}, three{};
        Vec taken = load(g.taken[b]);
        for (int i = b; i < 27; i += 3) {
            Vec w = and_or_not(load(g.word[i]), load(g.placed[i]), taken);
            three = or_and(three, two, w);
            two = or_and(two, one, w);
            one |= w;
        }
        single[b] = one & ~two;
        empty |= one ^ kBand;
        open |= two;
        moved |= single[b] ^ load(g.single[b]);
        store(g.single[b], single[b]);
        store(g.pair[b], two & ~three);
        claimed[b] = Vec{};
    }
    Vec twice{}, rows_fit = all(~0u), columns_fit = all(~0u);
    for (int t = 0; t < 27; t += 9) {
        Vec w[3][3], p[3];
        for (int j = 0; j < 3; j++) {
            for (int b = 0; b < 3; b++) {
                int i = t + 3 * j + b;
                Vec x = and_or_not(load(g.word[i]), load(g.placed[i]), load(g.taken[b]));
                Vec s = x & single[b];
                w[j][b] = and_or_not(x, s, fill_rows(s));
            }
            p[j] = pick(kFirst, or3(w[j][0], w[j][0] >> 1, w[j][0] >> 2),
                        pick(kSecond, or3(w[j][1] << 1, w[j][1], w[j][1] >> 1), or3(w[j][2] << 2, w[j][2] << 1, w[j][2])));
        }
        Vec x = pick(kRow0, p[0], pick(kRow1, p[1] << 9, p[2] << 18));
        Vec y = pick(kRow0, p[0] >> 9, pick(kRow1, p[1], p[2] << 9));
        Vec z = pick(kRow0, p[0] >> 18, pick(kRow1, p[1] >> 9, p[2]));
        rows_fit &= arrange<Minirows>(x, y, z);
        p[0] = pick(kRow0, x, pick(kRow1, y << 9, z << 18));
        p[1] = pick(kRow0, x >> 9, pick(kRow1, y, z << 9));
        p[2] = pick(kRow0, x >> 18, pick(kRow1, y >> 9, z));
        for (int j = 0; j < 3; j++) {
            Vec a = p[j] & kFirst, b = p[j] & kSecond, c = p[j] & kThird;
            w[j][0] &= (a << 3) - a;
            w[j][1] &= (b << 2) - (b >> 1);
            w[j][2] &= (c << 1) - (c >> 2);
        }
        for (int b = 0; b < 3; b++) {
            p[b] = pick(kRow0, or3(w[0][b], w[0][b] >> 9, w[0][b] >> 18),
                        pick(kRow1, or3(w[1][b] << 9, w[1][b], w[1][b] >> 9), or3(w[2][b] << 18, w[2][b] << 9, w[2][b])));
        }
        columns_fit &= arrange<Minicolumns>(p[0], p[1], p[2]);
        for (int b = 0; b < 3; b++) {
            Vec x0 = p[b] & kRow0, x1 = p[b] & kRow1, x2 = p[b] & (kRow1 << 9);
            w[0][b] &= or3(x0, x0 << 9, x0 << 18);
            w[1][b] &= or3(x1 >> 9, x1, x1 << 9);
            w[2][b] &= or3(x2 >> 18, x2 >> 9, x2);
        }
        for (int j = 0; j < 3; j++) {
            for (int b = 0; b < 3; b++) {
                int i = t + 3 * j + b;
                Vec x = w[j][b];
                Vec others = x & (x - 0001001001);      // without the first of each row
                Vec placed = x & ~fill_rows(others);
                twice = or_and(or_and(twice, others, single[b]), claimed[b], placed);
                claimed[b] |= placed;
                store(g.word[i], x);
                store(g.placed[i], placed);
            }
        }
    }
    for (int b = 0; b < 3; b++) store(g.taken[b], claimed[b]);
    Vec wrong = or3(empty, twice, (~rows_fit & 0007007007) | (~columns_fit & kFirst));
    uint32_t lanes = (uint32_t)((1ull << kLanes) - 1);
    Verdict v;
    v.dead = nonzero(wrong);
    v.full = ~nonzero(open) & lanes & ~v.dead;
    v.stuck = ~nonzero(moved) & lanes & ~v.dead & ~v.full;
    return v;
}

}  // namespace
}  // namespace kernel::lanes

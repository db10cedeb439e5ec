// One sweep of eliminations over the grids of all lanes at once: no search, no memory, no branches. And the vectors it works on:
// 32-bit lanes, one problem in each, as wide as the flags of this translation unit allow.
//
// Everything has internal linkage: this header is compiled several times with different instruction sets, and a shared
// inline function would let the linker pick the AVX-512 copy for a machine that has none.
#pragma once

#include <cstdint>

#if defined(__x86_64__) || defined(__i386__)
#include <immintrin.h>
#endif

namespace kernel::lanes {
namespace {

#if !defined(__GNUC__) && !defined(KERNEL_ONE_LANE)
#define KERNEL_ONE_LANE
#endif

#if defined(KERNEL_ONE_LANE)
constexpr int kLanes = 1;
#elif defined(__AVX512F__)
constexpr int kLanes = 16;
#elif defined(__AVX2__)
constexpr int kLanes = 8;
#else
constexpr int kLanes = 4;
#endif

constexpr uint32_t kAllLanes = (uint32_t)((1ull << kLanes) - 1);

#if !defined(KERNEL_ONE_LANE)
typedef uint32_t Vec __attribute__((vector_size(4 * kLanes), may_alias));
#else
typedef uint32_t Vec;
#endif

inline Vec load(const uint32_t* from) { return *reinterpret_cast<const Vec*>(from); }
inline void store(uint32_t* to, Vec value) { *reinterpret_cast<Vec*>(to) = value; }
inline Vec all(uint32_t value) { return Vec{} + value; }

// The three-input gates are one instruction with AVX-512; compilers find only some of them by themselves.
#if defined(__AVX512F__) && !defined(KERNEL_ONE_LANE)
inline Vec or3(Vec a, Vec b, Vec c) { return (Vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0xFE); }
inline Vec and3(Vec a, Vec b, Vec c) { return (Vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0x80); }
inline Vec pick(uint32_t mask, Vec yes, Vec no) {
    return (Vec)_mm512_ternarylogic_epi32(_mm512_set1_epi32((int)mask), (__m512i)yes, (__m512i)no, 0xCA);
}
inline Vec or_and(Vec a, Vec b, Vec c) { return (Vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0xF8); }
inline Vec and_or_not(Vec a, Vec b, Vec c) { return (Vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0xD0); }
inline Vec or_then_and(Vec a, Vec b, Vec c) { return (Vec)_mm512_ternarylogic_epi32((__m512i)a, (__m512i)b, (__m512i)c, 0xA8); }
inline uint32_t nonzero(Vec a) { return _mm512_test_epi32_mask((__m512i)a, (__m512i)a); }
#else
inline Vec or3(Vec a, Vec b, Vec c) { return a | b | c; }
inline Vec and3(Vec a, Vec b, Vec c) { return a & b & c; }
inline Vec pick(uint32_t mask, Vec yes, Vec no) { return (yes & mask) | (no & ~mask); }
inline Vec or_and(Vec a, Vec b, Vec c) { return a | (b & c); }
inline Vec and_or_not(Vec a, Vec b, Vec c) { return a & (b | ~c); }       // a and (b or not c)
inline Vec or_then_and(Vec a, Vec b, Vec c) { return (a | b) & c; }
#if defined(KERNEL_ONE_LANE)
inline uint32_t nonzero(Vec a) { return a != 0; }
#elif defined(__AVX2__)
inline uint32_t nonzero(Vec a) {
    return 0xFFu ^ (uint32_t)_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32((__m256i)a, _mm256_setzero_si256())));
}
#elif defined(__SSE2__)
inline uint32_t nonzero(Vec a) {
    return 0xFu ^ (uint32_t)_mm_movemask_ps(_mm_castsi128_ps(_mm_cmpeq_epi32((__m128i)a, _mm_setzero_si128())));
}
#else
inline uint32_t nonzero(Vec a) {
    uint32_t bits = 0;
    for (int lane = 0; lane < kLanes; lane++) bits |= (uint32_t)(a[lane] != 0) << lane;
    return bits;
}
#endif
#endif

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
constexpr uint32_t kRow0 = 0777, kRow1 = 0777000, kRow2 = 0777000000;
constexpr uint32_t kFirst = 0111111111, kSecond = 0222222222, kThird = 0444444444;

struct Grids {
    alignas(64) uint32_t word[27][kLanes];
    alignas(64) uint32_t placed[27][kLanes];    // where the last sweep found the digit's only place in a row
    alignas(64) uint32_t taken[3][kLanes];      // all of them together; other digits are removed there in the next sweep
    alignas(64) uint32_t single[3][kLanes];     // cells with one candidate
    alignas(64) uint32_t pair[3][kLanes];       // cells with two
};

struct Verdict {
    uint32_t dead;      // lanes whose grid has no solution
    uint32_t full;      // lanes whose grid is solved: it had only single cells, and the sweep found nothing wrong
    uint32_t stuck;     // lanes in which no cell became single
};

// Two ways to read 27 bits as nine groups of three places. turn1 brings place 1 to place 0, 2 to 1 and 0 to 2.
//
//   Minirows      0 0 0 1 1 1 2 2 2  …    three blocks of a row, three groups interleaved in nine bits
//   Minicolumns   0 1 2 0 1 2 0 1 2  …    three columns of a block
struct Minirows {
    static Vec turn1(Vec x) { return pick(0077077077, x >> 3, x << 6); }
    static Vec turn2(Vec x) { return pick(0007007007, x >> 6, x << 3); }
    static Vec any(Vec x) { return or3(x, x >> 3, x >> 6); }
    static constexpr uint32_t kAny = 0007007007;    // where any() answers
};
struct Minicolumns {
    static Vec turn1(Vec x) { return pick(0333333333, x >> 1, x << 2); }
    static Vec turn2(Vec x) { return pick(0111111111, x >> 2, x << 1); }
    static Vec any(Vec x) { return or3(x, x >> 1, x >> 2); }
    static constexpr uint32_t kAny = 0111111111;
};

// In a band a digit takes one of six arrangements: each of three rows in another of three blocks. x, y, z are the rows; a
// place stays when it is part of an arrangement that is still possible. In a stack the same holds for columns and blocks.
// A group without an answer has no arrangement left.
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

// Three digits at a time share the registers: fields of nine bits that would hold one digit's minirows hold three.
struct Three {
    Vec w[3][3];        // by digit and band

    void keep_minirows(Vec& fit) {
        Vec p[3];
        for (int j = 0; j < 3; j++) {
            Vec a = w[j][0], b = w[j][1], c = w[j][2];
            p[j] = pick(kFirst, or3(a, a >> 1, a >> 2), pick(kSecond, or3(b << 1, b, b >> 1), or3(c << 2, c << 1, c)));
        }
        Vec x = pick(kRow0, p[0], pick(kRow1, p[1] << 9, p[2] << 18));
        Vec y = pick(kRow0, p[0] >> 9, pick(kRow1, p[1], p[2] << 9));
        Vec z = pick(kRow0, p[0] >> 18, pick(kRow1, p[1] >> 9, p[2]));
        fit &= arrange<Minirows>(x, y, z);
        p[0] = pick(kRow0, x, pick(kRow1, y << 9, z << 18));
        p[1] = pick(kRow0, x >> 9, pick(kRow1, y, z << 9));
        p[2] = pick(kRow0, x >> 18, pick(kRow1, y >> 9, z));
        for (int j = 0; j < 3; j++) {
            Vec a = p[j] & kFirst, b = p[j] & kSecond, c = p[j] & kThird;
            w[j][0] &= (a << 3) - a;
            w[j][1] &= (b << 2) - (b >> 1);
            w[j][2] &= (c << 1) - (c >> 2);
        }
    }

    void keep_minicolumns(Vec& fit) {
        Vec p[3];
        for (int b = 0; b < 3; b++) {
            Vec x = w[0][b], y = w[1][b], z = w[2][b];
            p[b] = pick(kRow0, or3(x, x >> 9, x >> 18), pick(kRow1, or3(y << 9, y, y >> 9), or3(z << 18, z << 9, z)));
        }
        fit &= arrange<Minicolumns>(p[0], p[1], p[2]);
        for (int b = 0; b < 3; b++) {
            Vec x = p[b] & kRow0, y = p[b] & kRow1, z = p[b] & kRow2;
            w[0][b] &= or3(x, x << 9, x << 18);
            w[1][b] &= or3(y >> 9, y, y << 9);
            w[2][b] &= or3(z >> 18, z >> 9, z);
        }
    }
};

inline Verdict sweep(Grids& g) {
    Vec single[3], claimed[3], one[3], two[3], three[3];
    for (int b = 0; b < 3; b++) {
        single[b] = load(g.single[b]);
        claimed[b] = one[b] = two[b] = three[b] = Vec{};
    }
    Vec twice{}, minirows_fit = all(~0u), minicolumns_fit = all(~0u);
    for (int first = 0; first < 27; first += 9) {
        Three digits;
        for (int j = 0; j < 3; j++) {
            for (int b = 0; b < 3; b++) {
                int i = first + 3 * j + b;
                Vec x = and_or_not(load(g.word[i]), load(g.placed[i]), load(g.taken[b])) & ~claimed[b];
                Vec s = x & single[b];
                digits.w[j][b] = and_or_not(x, s, fill_rows(s));
            }
        }
        digits.keep_minirows(minirows_fit);
        digits.keep_minicolumns(minicolumns_fit);
        for (int j = 0; j < 3; j++) {
            for (int b = 0; b < 3; b++) {
                int i = first + 3 * j + b;
                Vec x = digits.w[j][b];
                Vec others = x & (x - 0001001001);      // without the first of each row
                Vec placed = x & ~fill_rows(others);
                twice = or_and(or_and(twice, others, single[b]), claimed[b], placed);
                claimed[b] |= placed;
                three[b] = or_and(three[b], two[b], x);
                two[b] = or_and(two[b], one[b], x);
                one[b] |= x;
                store(g.word[i], x);
                store(g.placed[i], placed);
            }
        }
    }
    Vec empty{}, open{}, moved{};
    for (int b = 0; b < 3; b++) {
        Vec now = (one[b] & ~two[b]) | claimed[b];
        empty |= one[b] ^ kBand;
        open |= single[b] ^ kBand;
        moved |= single[b] ^ now;
        store(g.taken[b], claimed[b]);
        store(g.single[b], now);
        store(g.pair[b], two[b] & ~three[b] & ~claimed[b]);
    }
    Vec wrong = or3(empty, twice, (~minirows_fit & Minirows::kAny) | (~minicolumns_fit & Minicolumns::kAny));
    uint32_t dead = nonzero(wrong), full = kAllLanes & ~nonzero(open) & ~dead;
    return Verdict{dead, full, kAllLanes & ~nonzero(moved) & ~dead & ~full};
}

}  // namespace
}  // namespace kernel::lanes

// A vector with a lane for each digit, for one problem alone: nine of sixteen 32-bit lanes are used. AVX-512 only: narrower
// vectors need two or four for it, and one problem in a batch is then as fast.
//
// Like lanes/vector.hpp compiled several times, so everything has internal linkage.
#pragma once

#include "lanes/sweep.hpp"

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

}  // namespace
}  // namespace kernel::digits

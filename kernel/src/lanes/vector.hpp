// A vector of 32-bit lanes, one problem in each lane, as wide as the flags of this translation unit allow.
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

}  // namespace
}  // namespace kernel::lanes

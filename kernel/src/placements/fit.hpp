// Which of many sets fit a set that is already used: none of its cells, and all that are still needed.
#pragma once

#include "placements/lists.hpp"

namespace kernel::placements {
namespace {

#if defined(__AVX512F__)
// A set at fault holds a used cell or lacks a needed one: bit by bit its own bit chooses which of the two counts.
inline uint32_t fitting(const uint64_t* sets, uint64_t used, uint64_t needed) {
    __m512i x = _mm512_loadu_si512(sets);
    __m512i fault = _mm512_ternarylogic_epi64(x, _mm512_set1_epi64((long long)used), _mm512_set1_epi64((long long)needed), 0xCA);
    return _mm512_testn_epi64_mask(fault, fault);
}
// Writes those that fit, joined with what is used; up to kWide places are written, whatever the number.
inline uint64_t* join_fitting(const uint64_t* sets, uint64_t used, uint64_t needed, uint64_t* to) {
    uint32_t fit = fitting(sets, used, needed);
    __m512i joined = _mm512_or_si512(_mm512_loadu_si512(sets), _mm512_set1_epi64((long long)used));
    _mm512_storeu_si512(to, _mm512_maskz_compress_epi64((__mmask8)fit, joined));
    return to + __builtin_popcount(fit);
}
#else
inline uint32_t fitting(const uint64_t* sets, uint64_t used, uint64_t needed) {
    uint32_t fit = 0;
#if defined(__AVX2__)
    __m256i u = _mm256_set1_epi64x((long long)used), n = _mm256_set1_epi64x((long long)needed);
    for (size_t i = 0; i < kWide; i += 4) {
        __m256i x = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(sets + i));
        __m256i fault = _mm256_or_si256(_mm256_and_si256(x, u), _mm256_andnot_si256(x, n));
        __m256i fine = _mm256_cmpeq_epi64(fault, _mm256_setzero_si256());
        fit |= (uint32_t)_mm256_movemask_pd(_mm256_castsi256_pd(fine)) << i;
    }
#else
    for (size_t i = 0; i < kWide; i++) fit |= (uint32_t)(((sets[i] & used) | (~sets[i] & needed)) == 0) << i;
#endif
    return fit;
}
inline uint64_t* join_fitting(const uint64_t* sets, uint64_t used, uint64_t needed, uint64_t* to) {
    for (uint32_t fit = fitting(sets, used, needed); fit; fit &= fit - 1) *to++ = sets[__builtin_ctz(fit)] | used;
    return to;
}
#endif

// The set in use must not be empty.
inline size_t count_fitting(Sets sets, uint64_t used, uint64_t needed) {
    size_t count = 0;
    for (const uint64_t* at = sets.begin; at < sets.end; at += kWide)
        count += (size_t)__builtin_popcount(fitting(at, used, needed));
    return count;
}

}  // namespace
}  // namespace kernel::placements

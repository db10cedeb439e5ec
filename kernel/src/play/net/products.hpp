// Vectors of channels, and their products with the matrices of a net.
//
// Vectors are as wide as the instruction set has them. Where floating-point numbers are summed, there are always 16 partial sums,
// added up in one order; with contraction off (see CMakeLists.txt) the outputs are the same to the last bit everywhere.
#pragma once

#include <cstring>
#include <vector>

#include "play/net/net.hpp"

#if defined(__SSE2__)
#include <immintrin.h>
#endif

namespace kernel::play {
namespace {

#if defined(__AVX512F__)
constexpr int kStep = 16;
#elif defined(__AVX2__)
constexpr int kStep = 8;
#else
constexpr int kStep = 4;
#endif
constexpr int kParts = kLane / kStep;  // vectors for 16 partial sums

typedef float Floats __attribute__((vector_size(4 * kStep), may_alias));
typedef int32_t Ints __attribute__((vector_size(4 * kStep), may_alias));
typedef int16_t Shorts __attribute__((vector_size(2 * kStep), may_alias));

inline Floats floats(const float* from) { return *reinterpret_cast<const Floats*>(from); }
inline Floats loaded(const std::vector<float>& from, int at) {
    Floats values;
    std::memcpy(&values, from.data() + at, sizeof values);
    return values;
}
inline void store(float* to, Floats values) { *reinterpret_cast<Floats*>(to) = values; }
inline Floats at_least_zero(Floats x) { return x > 0.f ? x : Floats{}; }

// To the nearest whole number, for numbers below 2²²: they are pushed to where a float has no fraction.
inline Ints rounded(Floats x) {
    constexpr float kPush = 12582912.f;  // 1.5 × 2²³
    Floats pushed = x + kPush;
    return reinterpret_cast<Ints&>(pushed) - std::bit_cast<int32_t>(kPush);
}

// The sum of 16 partial sums, always in the same order.
inline float total(const Floats (&sums)[kParts]) {
    float x[16], half[8], quarter[4];
    std::memcpy(x, sums, sizeof x);
    for (int i = 0; i < 8; i++) half[i] = x[i] + x[i + 8];
    for (int i = 0; i < 4; i++) quarter[i] = half[i] + half[i + 4];
    return (quarter[0] + quarter[2]) + (quarter[1] + quarter[3]);
}
inline float largest(Floats x) {
    float most = x[0];
    for (int i = 1; i < kStep; i++) most = x[i] > most ? x[i] : most;
    return most;
}

// Sums of products of pairs for 16 outputs, in as many registers as the instruction set needs.
#if defined(__AVX512VNNI__) && defined(__AVX512BW__)
constexpr int kRowsAtOnce = 6, kGroupsAtOnce = 4;
struct Sums {
    __m512i lanes = _mm512_setzero_si512();
    void add(const int16_t* weights, int32_t pair) {
        lanes = _mm512_dpwssd_epi32(lanes, _mm512_loadu_si512(weights), _mm512_set1_epi32(pair));
    }
    void store(int32_t* to) const { _mm512_storeu_si512(to, lanes); }
};
#elif defined(__AVX2__)
constexpr int kRowsAtOnce = 6, kGroupsAtOnce = 1;
struct Sums {
    __m256i low = _mm256_setzero_si256(), high = _mm256_setzero_si256();
    void add(const int16_t* weights, int32_t pair) {
        const __m256i* from = reinterpret_cast<const __m256i*>(weights);
        __m256i both = _mm256_set1_epi32(pair);
        low = _mm256_add_epi32(low, _mm256_madd_epi16(_mm256_loadu_si256(from), both));
        high = _mm256_add_epi32(high, _mm256_madd_epi16(_mm256_loadu_si256(from + 1), both));
    }
    void store(int32_t* to) const {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), low);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to) + 1, high);
    }
};
#elif defined(__SSE2__)
constexpr int kRowsAtOnce = 3, kGroupsAtOnce = 1;
struct Sums {
    __m128i parts[4] = {_mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128()};
    void add(const int16_t* weights, int32_t pair) {
        const __m128i* from = reinterpret_cast<const __m128i*>(weights);
        __m128i both = _mm_set1_epi32(pair);
        for (int i = 0; i < 4; i++) parts[i] = _mm_add_epi32(parts[i], _mm_madd_epi16(_mm_loadu_si128(from + i), both));
    }
    void store(int32_t* to) const {
        for (int i = 0; i < 4; i++) _mm_storeu_si128(reinterpret_cast<__m128i*>(to) + i, parts[i]);
    }
};
#else
constexpr int kRowsAtOnce = 2, kGroupsAtOnce = 1;
struct Sums {
    int32_t lanes[16]{};
    void add(const int16_t* weights, int32_t pair) {
        const int32_t low = static_cast<int16_t>(pair), high = pair >> 16;
        for (int i = 0; i < 16; i++) lanes[i] += weights[2 * i] * low + weights[2 * i + 1] * high;
    }
    void store(int32_t* to) const { std::memcpy(to, lanes, sizeof lanes); }
};
#endif

template <int Rows, int Groups>
void multiply_some(const int16_t* inputs, int width, const int16_t* weights, int32_t* sums) {
    Sums each[Rows][Groups];
    const int pairs = width / 2;
    for (int pair = 0; pair < pairs; pair++) {
        for (int row = 0; row < Rows; row++) {
            int32_t both;
            std::memcpy(&both, inputs + row * width + 2 * pair, 4);
            for (int group = 0; group < Groups; group++) each[row][group].add(weights + (group * pairs + pair) * 2 * kLane, both);
        }
    }
    for (int row = 0; row < Rows; row++)
        for (int group = 0; group < Groups; group++) each[row][group].store(sums + row * width + group * kLane);
}

template <int Rows>
void multiply_rows(const int16_t* inputs, int width, const Matrix& matrix, int32_t* sums) {
    int group = 0;
    const int groups = width / kLane, step = width / 2 * 2 * kLane;
    for (; group + kGroupsAtOnce <= groups; group += kGroupsAtOnce)
        multiply_some<Rows, kGroupsAtOnce>(inputs, width, matrix.weights.data() + group * step, sums + group * kLane);
    for (; group < groups; group++)
        multiply_some<Rows, 1>(inputs, width, matrix.weights.data() + group * step, sums + group * kLane);
}

// sums[row][output] = the matrix times each row of inputs, before scaling.
inline void multiply(const int16_t* inputs, int rows, int width, const Matrix& matrix, int32_t* sums) {
    int row = 0;
    for (; row + kRowsAtOnce <= rows; row += kRowsAtOnce)
        multiply_rows<kRowsAtOnce>(inputs + row * width, width, matrix, sums + row * width);
    for (; row + 3 <= rows; row += 3) multiply_rows<3>(inputs + row * width, width, matrix, sums + row * width);
    // Two at most are left.
    if (row < rows) multiply_rows<1>(inputs + row * width, width, matrix, sums + row * width);
    if (++row < rows) multiply_rows<1>(inputs + row * width, width, matrix, sums + row * width);
}

}  // namespace
}  // namespace kernel::play

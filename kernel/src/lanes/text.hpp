// Text to grid words and back, for the lane engine.
#pragma once

#include <cstring>

#include "sweep.hpp"

namespace kernel::lanes {
namespace {

// Bits of the cells of a band in which the text has this symbol.
class BandText {
public:
    // Reads up to five bytes before the third band rather than beyond the end of the text.
    BandText(const char* text, int band) : shift_(band == 2 ? 5 : 0) {
        const char* from = text + 27 * band - shift_;
#if defined(__AVX2__)
        bytes_ = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from));
#elif defined(__SSE2__)
        low_ = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
        high_ = _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + 16));
#else
        from_ = from;
#endif
    }
    uint32_t cells_with(char symbol) const {
#if defined(__AVX2__)
        uint32_t bits = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bytes_, _mm256_set1_epi8(symbol)));
#elif defined(__SSE2__)
        __m128i s = _mm_set1_epi8(symbol);
        uint32_t bits =
            (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(low_, s)) | (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(high_, s)) << 16;
#else
        uint32_t bits = 0;
        for (int i = 0; i < 32; i++) bits |= (uint32_t)(from_[i] == symbol) << i;
#endif
        return (bits >> shift_) & kBand;
    }

private:
    int shift_;
#if defined(__AVX2__)
    __m256i bytes_;
#elif defined(__SSE2__)
    __m128i low_, high_;
#else
    const char* from_;
#endif
};

inline bool read_words(const char* text, char zero, uint32_t (&word)[27]) {
    uint32_t foreign = 0;
    for (int band = 0; band < 3; band++) {
        BandText cells(text, band);
        uint32_t given = 0;
        for (int digit = 0; digit < 9; digit++) given |= word[3 * digit + band] = cells.cells_with((char)(zero + 1 + digit));
        for (int digit = 0; digit < 9; digit++) word[3 * digit + band] |= kBand & ~given;
        foreign |= kBand & ~(given | cells.cells_with(zero) | (zero ? cells.cells_with('.') : 0));
    }
    return foreign == 0;
}

inline int count_givens(const char* text, char zero) {
    int count = 81;
    for (int band = 0; band < 3; band++) {
        BandText cells(text, band);
        count -= __builtin_popcount(cells.cells_with(zero) | (zero ? cells.cells_with('.') : 0));
    }
    return count;
}

// Eight bits to eight bytes of value 0 or 1.
inline uint64_t spread(uint64_t bits) {
#if defined(__BMI2__) && defined(__x86_64__)
    return _pdep_u64(bits, 0x0101010101010101u);
#else
    uint64_t low = ((bits & 0x7F) * 0x0002040810204081u) & 0x0101010101010101u;
    return low | (bits & 0x80) << 49;
#endif
}

// The grid must be solved. The four bits of the digits' numbers are gathered first, then spread over the bytes.
inline void write_words(const uint32_t (&word)[27], char zero, char* text) {
    uint64_t number[4][2];
    for (int k = 0; k < 4; k++) {
        uint64_t band[3] = {0, 0, 0};
        for (int digit = 1; digit <= 9; digit++)
            if (digit >> k & 1)
                for (int b = 0; b < 3; b++) band[b] |= word[3 * (digit - 1) + b];
        number[k][0] = band[0] | band[1] << 27 | band[2] << 54;
        number[k][1] = band[2] >> 10;
    }
    uint64_t zeros = 0x0101010101010101u * (unsigned char)zero;
    for (int i = 0; i < 10; i++) {
        uint64_t bytes = zeros;
        int from = i < 8 ? 8 * i : 8 * i - 64;
        for (int k = 0; k < 4; k++) bytes += spread(number[k][i / 8] >> from & 0xFF) << k;
        std::memcpy(text + 8 * i, &bytes, 8);
    }
    char last = zero;
    for (int k = 0; k < 4; k++) last = (char)(last + ((number[k][1] >> 16 & 1) << k));
    text[80] = last;
}

}  // namespace
}  // namespace kernel::lanes

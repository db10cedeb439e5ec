// All placements of a digit: sets of open cells that give it one place in each row, column and block where it is missing.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "kernel/fail.hpp"
#include "lanes/engine.hpp"

namespace kernel::placements {
namespace {

// Room for sets of cells. Like everything here it has internal linkage, which the standard containers of plain numbers have not:
// see lanes/sweep.hpp.

template <class Item>
class Buffer {
public:
    Buffer() = default;
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    ~Buffer() { std::free(items_); }

    // Makes room for so many; what is there stays.
    Item* room_for(size_t count) {
        if (count > room_) {
            room_ = count < 2 * room_ ? 2 * room_ : count;
            void* larger = std::realloc(items_, room_ * sizeof(Item));
            if (!larger) fail_for_memory();
            items_ = static_cast<Item*>(larger);
        }
        return items_;
    }
    Item* data() const { return items_; }
    size_t room() const { return room_; }

    void swap(Buffer& other) {
        Item* items = items_;
        size_t room = room_;
        items_ = other.items_, room_ = other.room_;
        other.items_ = items, other.room_ = room;
    }

private:
    Item* items_ = nullptr;
    size_t room_ = 0;
};

// The open cells of a settled grid as the bits of one word, so that sets of them are joined and compared at once.

constexpr int kMostCells = 64;
constexpr int kMostDigits = 9;

// Cells with several candidates, numbered row by row, and the digits that are still to be placed there, numbered as they come.
struct OpenCells {
    int count = 0, digits = 0;      // count is given even where it is too large, and nothing else then
    uint64_t all = 0;
    uint64_t of_digit[kMostDigits];
    uint64_t row[kMostCells], seen[kMostCells];     // by cell: the open cells of its row, and all that it sees, with itself

    explicit OpenCells(const uint32_t (&word)[27]) {
        for (int b = 0; b < 3; b++) {
            uint32_t one = 0, two = 0;
            for (int i = b; i < 27; i += 3) {
                two |= one & word[i];
                one |= word[i];
            }
            open_[b] = two;
            before_[b] = count;
            count += __builtin_popcount(two);
        }
        if (count > kMostCells) return;
        all = count ? ~0ull >> (kMostCells - count) : 0;
        for (int b = 0, cell = 0; b < 3; b++) {
            for (uint32_t left = open_[b]; left; left &= left - 1, cell++) {
                int k = __builtin_ctz(left);
                uint32_t down = 0001001001u << k % 9;
                row[cell] = packed(b, 0777u << k / 9 * 9);
                seen[cell] = packed(b, lanes::kPeers.same[k]) | packed((b + 1) % 3, down) | packed((b + 2) % 3, down);
            }
        }
        for (int i = 0; i < 27; i += 3) {
            uint64_t cells = packed(0, word[i]) | packed(1, word[i + 1]) | packed(2, word[i + 2]);
            if (cells) of_digit[digits++] = cells;
        }
    }

private:
    // The open ones of the cells of a band.
    uint64_t packed(int band, uint32_t cells) const {
        cells &= open_[band];
#if defined(__BMI2__) && defined(__x86_64__)
        uint64_t bits = _pext_u64(cells, open_[band]);
#else
        uint64_t bits = 0;
        for (; cells; cells &= cells - 1) bits |= 1ull << __builtin_popcount(open_[band] & ((cells & -cells) - 1));
#endif
        return bits ? bits << before_[band] : 0;        // a band without cells may begin beyond the last bit
    }

    uint32_t open_[3];
    int before_[3];
};

constexpr size_t kWide = 8;             // sets are compared so many at a time
constexpr uint64_t kMisfit = ~0ull;     // fills the last of them: it shares a cell with every set that is not empty

struct Sets {
    const uint64_t *begin, *end;
};

// The placements of every open digit, each list padded.
class Lists {
public:
    // False where a digit has more than so many.
    bool read(const OpenCells& cells, size_t most) {
        size_ = 0;
        for (int digit = 0; digit < cells.digits; digit++) {
            const uint64_t left = cells.of_digit[digit];
            int rows = 0;
            for (uint64_t rest = left, row; rest; rest &= ~row) {       // those with few places first: they end most in vain
                row = cells.row[__builtin_ctzll(rest)] & left;
                int at = rows++;
                for (; at > 0 && __builtin_popcountll(rows_[at - 1]) < __builtin_popcountll(row); at--) rows_[at] = rows_[at - 1];
                rows_[at] = row;
            }
            from_[digit] = size_;
            most_ = size_ + most;
            sets_.room_for(most_ + kWide + 9);
            list(cells, left, 0, rows);
            count_[digit] = size_ - from_[digit];
            if (count_[digit] > most) return false;
            while (size_ % kWide) sets_.data()[size_++] = kMisfit;
        }
        from_[cells.digits] = size_;
        return true;
    }

    size_t count(int digit) const { return count_[digit]; }
    Sets of(int digit) const { return {sets_.data() + from_[digit], sets_.data() + from_[digit + 1]}; }

private:
    // Lists the placements in so many of the rows, the last of which comes first.
    void list(const OpenCells& cells, uint64_t left, uint64_t taken, int rows) {
        if (size_ > most_) return;
        uint64_t row = left & rows_[rows - 1];
        if (rows == 1) {
            uint64_t* sets = sets_.data();
            for (; row; row &= row - 1) sets[size_++] = taken | (row & -row);
            return;
        }
        for (; row; row &= row - 1) {
            int cell = __builtin_ctzll(row);
            uint64_t rest = left & ~cells.seen[cell];
            if (rest & rows_[rows - 2]) list(cells, rest, taken | 1ull << cell, rows - 1);
        }
    }

    Buffer<uint64_t> sets_;
    size_t size_ = 0, most_ = 0;
    uint64_t rows_[9];      // of the digit that is listed
    size_t from_[kMostDigits + 1], count_[kMostDigits];
};

// The placements of a digit once more, by the cells that some of them must hold.
class ByCell {
public:
    void read(Sets sets, uint64_t cells) {
        uint32_t count[kMostCells] = {};
        for (const uint64_t* set = sets.begin; set < sets.end; set++)
            if (*set != kMisfit)
                for (uint64_t left = *set & cells; left; left &= left - 1) count[__builtin_ctzll(left)]++;
        uint32_t at = 0;
        for (uint64_t left = cells; left; left &= left - 1) {
            int cell = __builtin_ctzll(left);
            from_[cell] = to_[cell] = at;
            at += (uint32_t)((count[cell] + kWide - 1) / kWide * kWide);
        }
        uint64_t* sorted = sets_.room_for(at);
        for (uint32_t i = 0; i < at; i++) sorted[i] = kMisfit;
        for (const uint64_t* set = sets.begin; set < sets.end; set++)
            if (*set != kMisfit)
                for (uint64_t left = *set & cells; left; left &= left - 1) sorted[to_[__builtin_ctzll(left)]++] = *set;
    }

    Sets of(int cell) const { return {sets_.data() + from_[cell], sets_.data() + to_[cell]}; }

private:
    Buffer<uint64_t> sets_;
    uint32_t from_[kMostCells], to_[kMostCells];
};

// Which of many sets fit a set that is already used: none of its cells, and all that are still needed.

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

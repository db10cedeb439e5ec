// Depth-first search for the solutions of one problem: alone while it is short, then in all lanes.
#pragma once

#include <algorithm>

#include "digits/sweep.hpp"
#include "lanes/engine.hpp"
#include "lanes/lanes.hpp"
#include "lanes/text.hpp"
#include "placements/remainder.hpp"

namespace kernel::digits {
namespace {

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

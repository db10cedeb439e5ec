// What is left of a search that has turned out to have many solutions: counted without visiting them one by one.
#pragma once

#include <memory>

#include "placements/join.hpp"

namespace kernel::placements {
namespace {

constexpr uint64_t kWorthwhile = 200;   // a smaller limit is sooner reached one by one
constexpr uint64_t kProven = 8;         // solutions that were found one by one before it is believed that there are many

class Remainder {
public:
    explicit Remainder(uint64_t limit) : limit_(limit), candidates_(81 + (limit < kFar ? kNear : kMost)) {}

    // Whether so many solutions were found that the rest is counted.
    bool is_due(uint64_t solutions) const { return solutions >= kProven && limit_ >= kWorthwhile; }

    // Adds the solutions of a grid to those that were found; false where it is better searched.
    bool add(const uint32_t (&word)[27], uint64_t& solutions) {
        int candidates = 0;
        for (uint32_t cells : word) candidates += __builtin_popcount(cells);
        if (candidates > candidates_) return false;
        if (!joiner_) joiner_ = std::make_unique<Joiner>();
        uint64_t more;
        if (!joiner_->count(word, limit_ - solutions, more)) return false;
        solutions = more < limit_ - solutions ? solutions + more : limit_;
        return true;
    }

private:
    // Candidates beyond one a cell up to which a grid is counted at once; fewer where not all of its solutions may be wanted.
    static constexpr uint64_t kFar = 5000;
    static constexpr int kNear = 118, kMost = 140;

    uint64_t limit_;
    int candidates_;
    std::unique_ptr<Joiner> joiner_;
};

}  // namespace
}  // namespace kernel::placements

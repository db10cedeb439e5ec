// All solutions of a problem in the order of their text, one at a time: one lane, always guessing in the first open cell.
// And how many solutions some candidates leave.
#define KERNEL_ONE_LANE
#include <algorithm>
#include <cstring>
#include <variant>
#include <vector>

#include "kernel/solver.hpp"
#include "lanes/lanes.hpp"
#include "lanes/sweep.hpp"
#include "lanes/text.hpp"
#include "six.hpp"

namespace kernel {
namespace {

// Asks the lane engine, which searches in a better order, how many solutions a grid has, at most the limit.
class Question final : public lanes::Client {
public:
    Question(const lanes::Words& words, uint64_t limit) : words_(words), limit_(limit) {}
    bool next(lanes::Words& words, size_t& job) override {
        if (asked_) return false;
        asked_ = true;
        std::memcpy(words, words_, sizeof words);
        job = 0;
        return true;
    }
    bool on_solution(size_t, const lanes::Words&) override { return ++found_ < limit_; }
    void done(size_t, uint64_t) override {}

    uint64_t answer() {
        lanes::entry_points(best_isa()).run(*this);
        return std::min(found_, limit_);
    }

private:
    const lanes::Words& words_;
    uint64_t limit_, found_ = 0;
    bool asked_ = false;
};

class NineSearch {
public:
    NineSearch(const char* problem, Alphabet alphabet) : zero_(static_cast<char>(alphabet)) {
        stack_.emplace_back();
        lanes::read_words(problem, zero_, stack_.back().word);
    }

    bool next(char* solution) {
        for (unsigned tried = 0; !stack_.empty(); tried++) {
            Grid grid = stack_.back();
            stack_.pop_back();
            if ((tried > kPatience && Question(grid.word, 1).answer() == 0) || !search(grid)) continue;
            lanes::write_words(grid.word, zero_, solution);
            return true;
        }
        return false;
    }

private:
    struct Grid {
        uint32_t word[27];
    };

    // The first open cell is a bad place to guess: without looking ahead, a problem without solution can take a minute.
    static constexpr unsigned kPatience = 200;

    // Solves the grid if no guess is needed; else its branches go on the stack, the smallest digit on top.
    bool search(Grid& grid) {
        lanes::Grids grids{};
        for (int i = 0; i < 27; i++) grids.word[i][0] = grid.word[i];
        for (;;) {
            lanes::Verdict verdict = lanes::sweep(grids);
            if (verdict.dead) return false;
            for (int i = 0; i < 27; i++) grid.word[i] = grids.word[i][0];
            if (verdict.full) return true;
            if (!verdict.stuck) continue;
            for (int i = 0; i < 27; i++) grid.word[i] &= grids.placed[i][0] | ~grids.taken[i % 3][0];
            if (guess(grid)) return false;
        }
    }

    bool guess(const Grid& grid) {
        for (int band = 0; band < 3; band++) {
            uint32_t one = 0, two = 0;
            for (int i = band; i < 27; i += 3) {
                two |= one & grid.word[i];
                one |= grid.word[i];
            }
            if (!two) continue;
            uint32_t cell = two & -two;
            int digit = band;
            while (!(grid.word[digit] & cell)) digit += 3;
            Grid rest = grid, first = grid;
            rest.word[digit] &= ~cell;
            for (int i = digit + 3; i < 27; i += 3) first.word[i] &= ~cell;
            stack_.push_back(rest);
            stack_.push_back(first);
            return true;
        }
        return false;
    }

    char zero_;
    std::vector<Grid> stack_;
};

}  // namespace

class Solutions::Search {
public:
    Search(const char* problem, Size size, Alphabet alphabet)
        : search_(size == Size::six ? Either(six::Search(problem, alphabet)) : Either(NineSearch(problem, alphabet))) {}
    bool next(char* solution) {
        return std::visit([&](auto& search) { return search.next(solution); }, search_);
    }

private:
    using Either = std::variant<six::Search, NineSearch>;
    Either search_;
};

Solutions::Solutions(const char* problem, Size size, Alphabet alphabet)
    : search_(std::make_unique<Search>(problem, size, alphabet)) {}
Solutions::~Solutions() = default;
Solutions::Solutions(Solutions&&) noexcept = default;
Solutions& Solutions::operator=(Solutions&&) noexcept = default;

bool Solutions::next(char* solution) { return search_->next(solution); }

uint64_t count_within(const uint16_t* candidates, uint64_t limit) {
    lanes::Words words{};
    for (int cell = 0; cell < 81; cell++)
        for (int digit = 0; digit < 9; digit++)
            words[3 * digit + cell / 27] |= static_cast<uint32_t>(candidates[cell] >> (digit + 1) & 1) << cell % 27;
    return Question(words, limit).answer();
}

}  // namespace kernel

// All solutions of a problem in the order of their text, one at a time: one lane, always guessing in the first open cell.
#define KERNEL_ONE_LANE
#include <variant>
#include <vector>

#include "kernel/solver.hpp"
#include "lanes/sweep.hpp"
#include "lanes/text.hpp"
#include "six.hpp"

namespace kernel {
namespace {

class NineSearch {
public:
    NineSearch(const char* problem, Alphabet alphabet) : zero_(static_cast<char>(alphabet)) {
        stack_.emplace_back();
        lanes::read_words(problem, zero_, stack_.back().word);
    }

    bool next(char* solution) {
        while (!stack_.empty()) {
            lanes::Grids grids{};
            for (int i = 0; i < 27; i++) grids.word[i][0] = stack_.back().word[i];
            stack_.pop_back();
            if (!search(grids)) continue;
            Grid full;
            for (int i = 0; i < 27; i++) full.word[i] = grids.word[i][0];
            lanes::write_words(full.word, zero_, solution);
            return true;
        }
        return false;
    }

private:
    struct Grid {
        uint32_t word[27];
    };

    // Follows the smallest digits down to a solution or a dead end; the other branches wait on the stack.
    bool search(lanes::Grids& grids) {
        for (;;) {
            lanes::Verdict verdict = lanes::sweep(grids);
            if (verdict.dead) return false;
            if (verdict.full) return true;
            if (verdict.stuck) guess(grids);
        }
    }

    void guess(lanes::Grids& grids) {
        for (int i = 0; i < 27; i++) grids.word[i][0] &= grids.placed[i][0] | ~grids.taken[i % 3][0];
        for (int band = 0; band < 3; band++) {
            uint32_t one = 0, two = 0;
            for (int i = band; i < 27; i += 3) {
                two |= one & grids.word[i][0];
                one |= grids.word[i][0];
            }
            if (!two) continue;
            uint32_t cell = two & -two;
            int digit = band;
            while (!(grids.word[digit][0] & cell)) digit += 3;
            stack_.emplace_back();
            for (int i = 0; i < 27; i++) stack_.back().word[i] = grids.word[i][0];
            stack_.back().word[digit] &= ~cell;
            for (int i = digit + 3; i < 27; i += 3) grids.word[i][0] &= ~cell;
            return;
        }
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

}  // namespace kernel

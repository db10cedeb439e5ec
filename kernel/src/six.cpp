// Depth-first search on 6×6 with singles, always in the first open cell, smallest digit first.
#include "six.hpp"

#include <bit>
#include <cstring>

namespace kernel::six {
namespace {

constexpr bool see(int a, int b) {
    return a != b && (a / 6 == b / 6 || a % 6 == b % 6 || (a / 12 == b / 12 && a % 6 / 3 == b % 6 / 3));
}

struct Peers {
    uint8_t of[36][12];     // 5 in the row, 5 in the column, 2 more in the block
    constexpr Peers() : of{} {
        for (int a = 0; a < 36; a++) {
            int n = 0;
            for (int b = 0; b < 36; b++)
                if (see(a, b)) of[a][n++] = static_cast<uint8_t>(b);
        }
    }
};
constexpr Peers kPeers;

}  // namespace

Search::Search(const char* problem, Alphabet alphabet) : zero_(static_cast<char>(alphabet)) {
    Grid grid;
    for (int i = 0; i < 36; i++) {
        int digit = problem[i] - zero_;
        grid.fits[i] = digit >= 1 && digit <= 6 ? static_cast<uint8_t>(1 << (digit - 1)) : uint8_t{0b111111};
    }
    stack_.push_back(grid);
}

Search::State Search::settle(Grid& grid) {
    uint64_t settled = 0;
    for (bool moved = true; moved;) {
        moved = false;
        for (int a = 0; a < 36; a++) {
            uint8_t fits = grid.fits[a];
            if (!fits) return State::dead;
            if (!std::has_single_bit(fits) || settled >> a & 1) continue;
            settled |= uint64_t{1} << a;
            moved = true;
            for (uint8_t b : kPeers.of[a]) {
                grid.fits[b] &= static_cast<uint8_t>(~fits);
                if (!grid.fits[b]) return State::dead;
            }
        }
    }
    return settled == (uint64_t{1} << 36) - 1 ? State::full : State::open;
}

bool Search::next(char* solution) {
    while (!stack_.empty()) {
        Grid grid = stack_.back();
        stack_.pop_back();
        State state = settle(grid);
        if (state == State::dead) continue;
        if (state == State::full) {
            for (int i = 0; i < 36; i++) solution[i] = static_cast<char>(zero_ + 1 + std::countr_zero(grid.fits[i]));
            return true;
        }
        int cell = 0;
        while (std::has_single_bit(grid.fits[cell])) cell++;
        uint8_t first = static_cast<uint8_t>(grid.fits[cell] & -grid.fits[cell]);
        Grid rest = grid;
        rest.fits[cell] ^= first;
        stack_.push_back(rest);
        grid.fits[cell] = first;
        stack_.push_back(grid);
    }
    return false;
}

size_t solve(const Batch& batch) {
    char solution[36];
    for (size_t i = 0; i < batch.count; i++) {
        const char* problem = batch.problems + i * batch.stride;
        if (find_foreign(problem, Size::six, batch.alphabet) != kNowhere) return i;
        Search search(problem, batch.alphabet);
        uint64_t solution_count = 0;
        while (solution_count < batch.limit && search.next(solution))
            if (++solution_count == 1 && batch.solutions) std::memcpy(batch.solutions + i * batch.solution_stride, solution, 36);
        batch.counts[i] = solution_count;
    }
    return kNowhere;
}

}  // namespace kernel::six

// All solutions of a 6×6 problem in the order of their text, full grids and problems. Small enough for plain code: the search is depth
// first with singles, always in the first open cell, smallest digit first.

#include <bit>
#include <cstring>

#include "chance.hpp"
#include "orbits.hpp"
#include "six.hpp"

namespace kernel::six {
namespace {

constexpr bool see(int a, int b) {
    return a != b && (a / 6 == b / 6 || a % 6 == b % 6 || (a / 12 == b / 12 && a % 6 / 3 == b % 6 / 3));
}

struct Peers {
    uint8_t of[36][12];  // 5 in the row, 5 in the column, 2 more in the block
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

namespace {

bool is_unique(const char* problem) {
    Search search(problem, Alphabet::text);
    char solution[36];
    return search.next(solution) && !search.next(solution);
}

// Adds random givens that leave a solution, until the grid is determined.
void fill(Chance& chance, char* grid) {
    uint8_t order[36], digit[6] = {1, 2, 3, 4, 5, 6};
    for (uint8_t i = 0; i < 36; i++) order[i] = i;
    chance.shuffle(order, 36);
    std::memset(grid, '.', 36);
    char solution[36];
    for (uint8_t cell : order) {
        chance.shuffle(digit, 6);
        for (uint8_t d : digit) {
            grid[cell] = static_cast<char>('0' + d);
            if (Search(grid, Alphabet::text).next(solution)) break;
        }
    }
}

void take_away(Chance& chance, const Orbits& orbits, unsigned clues, char* problem) {
    uint8_t order[36];
    for (unsigned i = 0; i < orbits.count; i++) order[i] = static_cast<uint8_t>(i);
    chance.shuffle(order, orbits.count);
    unsigned left = 36;
    for (unsigned i = 0; i < orbits.count && left > clues; i++) {
        char before[36];
        std::memcpy(before, problem, 36);
        unsigned from = orbits.from[order[i]], end = orbits.from[order[i] + 1];
        for (unsigned k = from; k < end; k++) problem[orbits.cell[k]] = '.';
        if (is_unique(problem)) left -= end - from;
        else std::memcpy(problem, before, 36);
    }
}

}  // namespace

void make(const Order& order, char* grids, char* problems) {
    Orbits orbits(Size::six, order.symmetry);
    for (size_t i = 0; i < order.count; i++) {
        Chance chance(order.seed, order.first + i);
        fill(chance, grids + 36 * i);
        if (!problems) continue;
        std::memcpy(problems + 36 * i, grids + 36 * i, 36);
        take_away(chance, orbits, order.clues, problems + 36 * i);
    }
}

}  // namespace kernel::six

// Full grids and problems of 6×6, one at a time.
#include <cstring>

#include "chance.hpp"
#include "orbits.hpp"
#include "six.hpp"

namespace kernel::six {
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

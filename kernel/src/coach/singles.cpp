// Full house and the booklet's first five ways: they place a digit and need no notes.
#include "search.hpp"

namespace kernel::coach {

// A slide: tiles in at least two parallel lines through the block bar all its other open cells, without a note. A line that has
// no room for the digit holds it, as nothing is broken.
bool is_slide(const Position& p, int block, int digit, int target) {
    Set others = G.house[18 + block] & p.open & ~bit(target), left = others;
    int corner = G.cells[18 + block][0], rows = 0, columns = 0;
    for (int k = 0; k < 3; ++k) {
        Set row = G.house[row_of(corner) + k], column = G.house[9 + column_of(corner) + k];
        if (!(row & p.at[digit])) left &= ~row, rows += (others & row) != 0;
        if (!(column & p.at[digit])) left &= ~column, columns += (others & column) != 0;
    }
    return !left && (rows >= 2 || columns >= 2);
}

namespace {

void add_single(Finds& finds, Technique technique, int cell, int digit, int house, int cost) {
    if (finds.only_conclusions()) return finds.place(cell, digit);
    finds.add({.technique = technique,
               .places = {{cell, digit}},
               .parts = {{Role::pattern, bit(cell), digit_bit(digit), house}},
               .cost = cost});
}

}  // namespace

void find_full_house(const Position& p, Finds& finds) {
    for (int h : {18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17}) {
        Set open = p.open & G.house[h];
        if (!is_single(open)) continue;
        int c = first(open);
        if (!is_single(p.cand[c])) continue;
        add_single(finds, Technique::full_house, c, lowest(p.cand[c]), h, 1);
        if (finds.done()) return;
    }
}

void find_hidden_single(const Position& p, Technique technique, Finds& finds) {
    bool lines = technique == Technique::crossing;
    for (int h = lines ? 0 : 18; h < (lines ? 18 : 27); ++h) {
        Digits once = 0, twice = 0;
        for (int c : G.cells[h]) twice |= once & p.cand[c], once |= p.cand[c];
        Set open_cells = p.open & G.house[h];
        if (once == twice || is_single(open_cells)) continue;
        int open = finds.only_conclusions() ? 0 : count(open_cells);
        if (!finds.wants(open)) continue;
        bool more = true;
        each_digit(once & static_cast<Digits>(~twice), [&](int d) {
            int c = first(p.at[d] & G.house[h]);
            if (!more || (!lines && is_slide(p, h - 18, d, c) != (technique == Technique::slide))) return;
            add_single(finds, technique, c, d, h, open);
            more = finds.all();
        });
    }
}

void find_naked_single(const Position& p, Technique technique, Finds& finds) {
    each(p.open, [&](int c) {
        if (!is_single(p.cand[c])) return;
        int row = count(p.open & G.house[row_of(c)]), column = count(p.open & G.house[9 + column_of(c)]);
        int fewest = std::min(row, column);
        bool from_line = fewest <= 4;
        if (from_line != (technique == Technique::elimination) || !finds.wants(fewest)) return;
        int house = !from_line ? -1 : row <= column ? row_of(c) : 9 + column_of(c);
        add_single(finds, technique, c, lowest(p.cand[c]), house, fewest);
    });
}

}  // namespace kernel::coach

// Full house and the booklet's first five ways: they place a digit and need no notes.
#include "search.hpp"

namespace kernel::coach {

namespace {

// Rows or columns through the block that hold the digit elsewhere and bar an open cell of it.
int lines_at_work(const Position& p, int block, int digit, int target, bool columns) {
    int lines = 0;
    int corner = G.cells[18 + block][0];
    for (int k = 0; k < 3; ++k) {
        int h = columns ? 9 + column_of(corner) + k : row_of(corner) + k;
        Set open = G.house[h] & G.house[18 + block] & p.open & ~bit(target);
        if (!open) continue;
        for (int c : G.cells[h])
            if (p.value[c] == digit) {
                ++lines;
                break;
            }
    }
    return lines;
}

// A slide: tiles in at least two parallel lines through the block bar all its other open cells.
bool is_slide(const Position& p, int block, int digit, int target) {
    Set others = G.house[18 + block] & p.open & ~bit(target);
    for (int c = 0; c < 81; ++c)
        if (p.value[c] == digit) others &= ~G.peers[c];
    if (others) return false;  // a note is needed
    return lines_at_work(p, block, digit, target, false) >= 2 || lines_at_work(p, block, digit, target, true) >= 2;
}

void add_single(Finds& finds, Technique technique, int cell, int digit, int house, int cost) {
    Step step;
    step.technique = technique;
    step.cost = cost;
    step.places.push_back({cell, digit});
    step.parts.push_back({Role::pattern, bit(cell), digit_bit(digit), house});
    finds.add(std::move(step));
}

}  // namespace

void find_full_house(const Position& p, Finds& finds) {
    for (int h : {18, 19, 20, 21, 22, 23, 24, 25, 26, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17}) {
        Set open = p.open & G.house[h];
        if (count(open) != 1) continue;
        int c = first(open);
        if (size(p.cand[c]) != 1) continue;
        add_single(finds, Technique::full_house, c, lowest(p.cand[c]), h, 1);
        if (finds.done()) return;
    }
}

void find_hidden_single(const Position& p, Technique technique, Finds& finds) {
    bool lines = technique == Technique::crossing;
    for (int h = lines ? 0 : 18; h < (lines ? 18 : 27); ++h) {
        int open = count(p.open & G.house[h]);
        if (open < 2 || !finds.wants(open)) continue;
        for (int d = 1; d <= 9; ++d) {
            Set room = p.at[d] & G.house[h];
            if (!room || (room & (room - 1))) continue;
            int c = first(room);
            if (!lines && is_slide(p, h - 18, d, c) != (technique == Technique::slide)) continue;
            add_single(finds, technique, c, d, h, open);
            if (!finds.all()) break;
        }
    }
}

void find_naked_single(const Position& p, Technique technique, Finds& finds) {
    each(p.open, [&](int c) {
        if (size(p.cand[c]) != 1) return;
        int row = count(p.open & G.house[row_of(c)]), column = count(p.open & G.house[9 + column_of(c)]);
        int fewest = std::min(row, column);
        bool from_line = fewest <= 4;
        if (from_line != (technique == Technique::elimination) || !finds.wants(fewest)) return;
        int house = !from_line ? -1 : row <= column ? row_of(c) : 9 + column_of(c);
        add_single(finds, technique, c, lowest(p.cand[c]), house, fewest);
    });
}

}  // namespace kernel::coach

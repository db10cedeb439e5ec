// One digit, two houses where it has two places each, one place of each seeing the other: skyscraper, kite, turbot fish.
#include "search.hpp"

namespace kernel::coach {

namespace {

struct Pair {
    int house, a, b;
};

// Which of the three it is: a - b | c - d, where b sees c.
Technique kind_of(const Pair& one, const Pair& two, int b, int c) {
    bool rows = one.house < 9 && two.house < 9, columns = one.house >= 9 && one.house < 18 && two.house >= 9 && two.house < 18;
    if (rows && column_of(b) == column_of(c)) return Technique::skyscraper;
    if (columns && row_of(b) == row_of(c)) return Technique::skyscraper;
    bool crossing = one.house < 18 && two.house < 18 && (one.house < 9) != (two.house < 9);
    if (crossing && block_of(b) == block_of(c)) return Technique::two_string_kite;
    return Technique::turbot_fish;
}

}  // namespace

void find_turbot(const Position& p, Technique technique, Finds& finds) {
    for (int d = 1; d <= 9; ++d) {
        Pair pairs[27];
        int n = 0;
        for (int h = 0; h < 27; ++h) {
            Set room = p.at[d] & G.house[h];
            if (count(room) == 2) pairs[n++] = {h, first(room), first(room & (room - 1))};
        }
        for (int i = 0; i < n; ++i)
            for (int j = i + 1; j < n; ++j) {
                const Pair &one = pairs[i], &two = pairs[j];
                if ((bit(one.a) | bit(one.b)) & (bit(two.a) | bit(two.b))) continue;
                for (int turn = 0; turn < 4; ++turn) {
                    int a = turn & 1 ? one.b : one.a, b = turn & 1 ? one.a : one.b;
                    int c = turn & 2 ? two.b : two.a, e = turn & 2 ? two.a : two.b;
                    if (!has(G.peers[b], c) || kind_of(one, two, b, c) != technique) continue;
                    Set gone = G.peers[a] & G.peers[e] & p.at[d] & ~(bit(b) | bit(c));
                    if (!gone || !finds.wants(100 - count(gone))) continue;
                    Step step{.technique = technique,
                              .parts = {{Role::base, bit(a) | bit(b), digit_bit(d), one.house},
                                        {Role::base, bit(c) | bit(e), digit_bit(d), two.house},
                                        {Role::link, bit(b) | bit(c), digit_bit(d)},
                                        {Role::target, bit(a) | bit(e), digit_bit(d)}},
                              .chain = {{bit(a), d, false}, {bit(b), d, true}, {bit(c), d, false}, {bit(e), d, true}},
                              .cost = 100 - count(gone)};
                    remove_from(p, gone, d, step.removes);
                    finds.add(std::move(step));
                }
            }
    }
}

void find_empty_rectangle(const Position& p, Finds& finds) {
    for (int d = 1; d <= 9; ++d)
        for (int block = 18; block < 27; ++block) {
            Set room = p.at[d] & G.house[block];
            if (count(room) < 2) continue;
            int corner = G.cells[block][0];
            for (int r = row_of(corner); r < row_of(corner) + 3; ++r)
                for (int k = column_of(corner); k < column_of(corner) + 3; ++k) {
                    Set row = G.house[r], column = G.house[9 + k];
                    // All places in the cross of this row and this column, some in each arm only.
                    if ((room & ~(row | column)) || !(room & row & ~column) || !(room & column & ~row)) continue;
                    auto arm = [&](Set through, Set other, bool through_row) {
                        // A conjugate pair in a line perpendicular to `through`, one end on it, outside the block.
                        each(p.at[d] & through & ~G.house[block], [&](int a) {
                            int h = through_row ? 9 + column_of(a) : row_of(a);
                            Set pair = p.at[d] & G.house[h];
                            if (count(pair) != 2) return;
                            int b = first(pair & ~bit(a));
                            if (has(G.house[block], b)) return;
                            Set cross = G.house[through_row ? row_of(b) : 9 + column_of(b)];
                            Set gone = p.at[d] & other & cross & ~G.house[block] & ~bit(b);
                            if (!gone || !finds.wants(100)) return;
                            Step step{.technique = Technique::empty_rectangle,
                                      .parts = {{Role::block, room, digit_bit(d), block},
                                                {Role::link, bit(a) | bit(b), digit_bit(d), h},
                                                {Role::target, bit(b), digit_bit(d)}},
                                      .cost = 100};
                            remove_from(p, gone, d, step.removes);
                            finds.add(std::move(step));
                        });
                    };
                    arm(row, column, true);
                    arm(column, row, false);
                }
        }
}

}  // namespace kernel::coach

// Fish: a digit whose places in some parallel lines are covered by as many crossing lines, fins in one block aside.
#include "search.hpp"

namespace kernel::coach {

namespace {

struct Pond {
    const Position& p;
    Technique technique;
    int digit, size, kind;
    bool columns;
    Finds& finds;
    unsigned places[9];  // for each base line, the crossing lines that hold the digit

    int base(int k) const { return columns ? 9 + k : k; }
    int cover(int k) const { return columns ? k : 9 + k; }

    void fish(unsigned bases, unsigned covers) const {
        Set in_base = 0, in_cover = 0, room = p.at[digit];
        for (int k = 0; k < 9; ++k) {
            if (bases >> k & 1) in_base |= G.house[base(k)];
            if (covers >> k & 1) in_cover |= G.house[cover(k)];
        }
        Set fins = room & in_base & ~in_cover;
        Set gone = room & in_cover & ~in_base;
        if (fins) gone &= seen_by_all(fins);
        if (!gone) return;
        if (fins) {
            int block = block_of(first(fins));
            if (fins & ~G.house[18 + block]) return;
            bool sashimi = false;
            for (int k = 0; k < 9; ++k)
                if (bases >> k & 1) sashimi |= count_bits(places[k] & covers) < 2;
            if (sashimi != (kind == 2)) return;
        }
        int cost = 10 * count(fins) - count(gone) + 100;
        if (!finds.wants(cost)) return;
        Step step;
        step.technique = technique;
        step.cost = cost;
        for (int k = 0; k < 9; ++k)
            if (bases >> k & 1) step.parts.push_back({Role::base, room & G.house[base(k)] & in_cover, digit_bit(digit), base(k)});
        for (int k = 0; k < 9; ++k)
            if (covers >> k & 1)
                step.parts.push_back({Role::cover, room & G.house[cover(k)] & in_base, digit_bit(digit), cover(k)});
        if (fins) step.parts.push_back({Role::fin, fins, digit_bit(digit), 18 + block_of(first(fins))});
        remove_from(p, gone, digit, step.removes);
        finds.add(std::move(step));
    }

    // Chooses base lines one after another, as long as what they span can still be covered.
    void choose(int from, int left, unsigned bases, unsigned span) const {
        if (left == 0) {
            if (kind == 0) {
                if (count_bits(span) == size) fish(bases, span);
                return;
            }
            int extra = count_bits(span) - size;
            if (extra < 1 || extra > 2) return;
            for (unsigned out = span; out; out = (out - 1) & span) {  // the crossing lines that only fins use
                if (count_bits(out) != extra) continue;
                unsigned stacks = (out & 7 ? 1u : 0u) + (out & 0x38 ? 1u : 0u) + (out & 0x1C0 ? 1u : 0u);
                if (stacks == 1) fish(bases, span & ~out);
            }
            return;
        }
        for (int k = from; k < 9; ++k) {
            int n = count_bits(places[k]);
            if (n < 1 || (kind == 0 && n < 2) || n > size + (kind ? 2 : 0)) continue;
            unsigned wider = span | places[k];
            if (count_bits(wider) <= size + (kind ? 2 : 0)) choose(k + 1, left - 1, bases | 1u << k, wider);
        }
    }
};

}  // namespace

void find_fish(const Position& p, Technique technique, int size, int kind, Finds& finds) {
    for (int d = 1; d <= 9; ++d)
        for (bool columns : {false, true}) {
            Pond pond{p, technique, d, size, kind, columns, finds, {}};
            for (int k = 0; k < 9; ++k) {
                pond.places[k] = 0;
                each(p.at[d] & G.house[pond.base(k)],
                     [&](int c) { pond.places[k] |= 1u << (columns ? row_of(c) : column_of(c)); });
            }
            pond.choose(0, size, 0, 0);
        }
}

}  // namespace kernel::coach

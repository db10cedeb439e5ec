// A digit whose places in one house all lie in another, and naked and hidden subsets: as many cells as digits in one house.

#include "search.hpp"

namespace kernel::coach {

void find_locked(const Position& p, Technique technique, Finds& finds) {
    bool pointing = technique == Technique::pointing;
    for (int block = 18; block < 27; ++block)
        for (int line = 0; line < 18; ++line) {
            int base = pointing ? block : line, cover = pointing ? line : block;
            Set both = G.house[base] & G.house[cover];
            if (!both) continue;
            for (int d = 1; d <= 9; ++d) {
                Set room = p.at[d] & G.house[base];
                Set gone = p.at[d] & G.house[cover] & ~both;
                if (!room || (room & ~both) || !gone || !(room & (room - 1))) continue;
                int cost = 10 * count(room) - count(gone);
                if (!finds.wants(cost)) continue;
                Step step;
                step.technique = technique;
                step.cost = cost;
                step.parts.push_back({Role::base, room, digit_bit(d), base});
                step.parts.push_back({Role::cover, gone, digit_bit(d), cover});
                remove_from(p, gone, d, step.removes);
                finds.add(std::move(step));
            }
        }
}

namespace {

// All ways to choose `size` of `n` things, as bit masks in growing order.
template <class F>
void choose(int n, int size, F&& f) {
    if (size > n) return;
    for (unsigned mask = (1u << size) - 1; mask < (1u << n);) {
        f(mask);
        unsigned low = mask & (~mask + 1), next = mask + low;
        mask = next | ((mask ^ next) >> 2) / low;
    }
}

}  // namespace

void find_naked_subset(const Position& p, Technique technique, int k, Finds& finds) {
    for (int h = 0; h < 27; ++h) {
        int cells[9], n = 0;
        for (int c : G.cells[h])
            if (size(p.cand[c]) >= 2 && size(p.cand[c]) <= k) cells[n++] = c;
        int open = count(p.open & G.house[h]);
        if (open <= k) continue;
        choose(n, k, [&](unsigned mask) {
            Set set = 0;
            Digits digits = 0;
            for (unsigned rest = mask; rest; rest &= rest - 1) {
                int c = cells[std::countr_zero(rest)];
                set |= bit(c);
                digits |= p.cand[c];
            }
            if (size(digits) != k) return;
            Set others = seen_by_all(set) & p.open;
            int gone = 0;
            each_digit(digits, [&](int d) { gone += count(p.at[d] & others); });
            int cost = 20 * open - gone;
            if (!gone || !finds.wants(cost)) return;
            Step step;
            step.technique = technique;
            step.cost = cost;
            step.parts.push_back({Role::pattern, set, digits, h});
            each_digit(digits, [&](int d) { remove_from(p, others, d, step.removes); });
            finds.add(std::move(step));
        });
    }
}

void find_hidden_subset(const Position& p, Technique technique, int k, Finds& finds) {
    for (int h = 0; h < 27; ++h) {
        int digits[9], n = 0;
        for (int d = 1; d <= 9; ++d) {
            int room = count(p.at[d] & G.house[h]);
            if (room >= 2 && room <= k) digits[n++] = d;
        }
        int open = count(p.open & G.house[h]);
        if (open <= k) continue;
        choose(n, k, [&](unsigned mask) {
            Set set = 0;
            Digits kept = 0;
            for (unsigned rest = mask; rest; rest &= rest - 1) {
                int d = digits[std::countr_zero(rest)];
                set |= p.at[d] & G.house[h];
                kept |= digit_bit(d);
            }
            if (count(set) != k) return;
            int gone = 0;
            each(set, [&](int c) { gone += size(static_cast<Digits>(p.cand[c] & ~kept)); });
            int cost = 20 * open - gone;
            if (!gone || !finds.wants(cost)) return;
            Step step;
            step.technique = technique;
            step.cost = cost;
            step.parts.push_back({Role::pattern, set, kept, h});
            each_digit(static_cast<Digits>(kAll & ~kept), [&](int d) { remove_from(p, set, d, step.removes); });
            finds.add(std::move(step));
        });
    }
}

}  // namespace kernel::coach

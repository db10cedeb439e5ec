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
                add_removal(p, finds, technique, 10 * count(room), gone, d, [&] {
                    return Parts{{Role::base, room, digit_bit(d), base}, {Role::cover, gone, digit_bit(d), cover}};
                });
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

// Takes digits out of cells, as the pattern says.
void add(const Position& p, Finds& finds, Technique technique, int cost, const Part& pattern, Digits digits, Set cells) {
    int gone = 0;
    each_digit(digits, [&](int d) { gone += count(p.at[d] & cells); });
    if (!gone || !finds.wants(cost - gone)) return;
    Step step{.technique = technique, .parts = {pattern}, .cost = cost - gone};
    each_digit(digits, [&](int d) { remove_from(p, cells, d, step.removes); });
    finds.add(std::move(step));
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
            const auto [set, digits] = chosen(p, cells, mask);
            if (size(digits) != k) return;
            add(p, finds, technique, 20 * open, {Role::pattern, set, digits, h}, digits, seen_by_all(set) & p.open);
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
            add(p, finds, technique, 20 * open, {Role::pattern, set, kept, h}, static_cast<Digits>(kAll & ~kept), set);
        });
    }
}

}  // namespace kernel::coach

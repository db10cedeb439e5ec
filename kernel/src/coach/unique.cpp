// Techniques that hold only for problems with one solution: unique rectangles and the bivalue universal grave.
#include "search.hpp"

namespace kernel::coach {

namespace {

void add(Finds& finds, std::vector<Part>&& parts, std::vector<Candidate>&& removes, int cost) {
    if (removes.empty() || !finds.wants(cost)) return;
    finds.add({.technique = Technique::unique_rectangle, .removes = std::move(removes), .parts = std::move(parts), .cost = cost});
}

void rectangle(const Position& p, const int corner[4], Digits pair, Finds& finds) {
    Set floor = 0, roof = 0;
    for (int k = 0; k < 4; ++k) (p.cand[corner[k]] == pair ? floor : roof) |= bit(corner[k]);
    std::vector<Part> parts{{Role::floor, floor, pair}, {Role::roof, roof, digits_of(p, roof)}};
    std::vector<Candidate> removes;
    if (count(roof) == 1) {  // type 1: the fourth corner takes neither
        each_digit(pair, [&](int d) { remove_from(p, roof, d, removes); });
        return add(finds, std::move(parts), std::move(removes), 100);
    }
    if (count(roof) != 2) return;
    int a = first(roof), b = first(roof & ~bit(a));
    if (!has(G.peers[a], b)) return;  // a diagonal roof
    Digits extra_a = static_cast<Digits>(p.cand[a] & ~pair), extra_b = static_cast<Digits>(p.cand[b] & ~pair);
    if (extra_a == extra_b && size(extra_a) == 1) {  // type 2: one of the roof holds the extra digit
        remove_from(p, G.peers[a] & G.peers[b], lowest(extra_a), removes);
        std::vector<Part> more = parts;
        more.push_back({Role::target, roof, extra_a});
        add(finds, std::move(more), std::move(removes), 200);
    }
    for (int h : G.houses[a]) {  // type 4: one digit of the pair is bound to the roof, so the other must not be there
        if (!has(G.house[h], b)) continue;
        each_digit(pair, [&](int d) {
            if ((p.at[d] & G.house[h]) != roof) return;
            std::vector<Candidate> gone;
            remove_from(p, roof, lowest(static_cast<Digits>(pair & ~digit_bit(d))), gone);
            std::vector<Part> more = parts;
            more.push_back({Role::link, roof, digit_bit(d), h});
            add(finds, std::move(more), std::move(gone), 300);
        });
    }
}

}  // namespace

void find_unique_rectangle(const Position& p, Finds& finds) {
    for (int top = 0; top < 9; ++top)
        for (int bottom = top + 1; bottom < 9; ++bottom)
            for (int left = 0; left < 9; ++left)
                for (int right = left + 1; right < 9; ++right) {
                    if ((top / 3 == bottom / 3) == (left / 3 == right / 3)) continue;  // two blocks exactly
                    int corner[4] = {top * 9 + left, top * 9 + right, bottom * 9 + left, bottom * 9 + right};
                    Digits common = kAll;
                    for (int c : corner) common &= p.cand[c];
                    if (size(common) < 2) continue;
                    for (int k = 0; k < 4; ++k)
                        if (size(p.cand[corner[k]]) == 2) {
                            rectangle(p, corner, p.cand[corner[k]], finds);
                            break;
                        }
                }
}

void find_bug(const Position& p, Finds& finds) {
    int odd = -1;
    bool other = false;
    each(p.open, [&](int c) {
        int n = size(p.cand[c]);
        if (n == 3 && odd < 0) odd = c;
        else if (n != 2) other = true;
    });
    if (other || odd < 0) return;
    int extra = 0;
    for (int h = 0; h < 27; ++h)
        for (int d = 1; d <= 9; ++d) {
            int n = count(p.at[d] & G.house[h]);
            if (n == 0 || n == 2) continue;
            if (n != 3 || !has(G.house[h] & p.at[d], odd) || (extra && extra != d)) return;
            extra = d;
        }
    if (!extra) return;
    finds.add({.technique = Technique::bug, .places = {{odd, extra}}, .parts = {{Role::pattern, bit(odd), p.cand[odd]}}});
}

}  // namespace kernel::coach

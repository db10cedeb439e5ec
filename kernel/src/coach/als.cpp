// Almost locked sets: n cells of a house with n+1 digits. Take one digit away and the rest is locked.
#include <algorithm>

#include "search.hpp"

namespace kernel::coach {

std::vector<Als> almost_locked_sets(const Position& p) {
    constexpr int kMostCells = 5;
    std::vector<Als> sets;
    std::vector<Set> known;
    for (int h = 0; h < 27; ++h) {
        int cells[9], n = 0;
        for (int c : G.cells[h])
            if (p.cand[c]) cells[n++] = c;
        for (unsigned mask = 1; mask < (1u << n); ++mask) {
            int k = count_bits(mask);
            if (k > kMostCells || k == n) continue;
            const auto [set, digits] = chosen(p, cells, mask);
            if (size(digits) != k + 1) continue;
            bool again = (k == 1 && h > 0 && h != row_of(first(set)));
            if (k > 1 && h >= 18) again = std::find(known.begin(), known.end(), set) != known.end();
            if (again) continue;
            if (h < 18) known.push_back(set);
            Als als{set, digits, h, {}, {}};
            each_digit(digits, [&](int d) {
                als.places[d] = set & p.at[d];
                als.sees[d] = seen_by_all(als.places[d]);
            });
            sets.push_back(als);
        }
    }
    return sets;
}

namespace {

// The digits that cannot stand in both sets.
Digits restricted(const Als& a, const Als& b) {
    if (a.cells & b.cells) return 0;
    Digits common = 0;
    each_digit(a.digits & b.digits, [&](int d) {
        if (!(b.places[d] & ~a.sees[d])) common |= digit_bit(d);
    });
    return common;
}

Part part_of(const Als& als, Role role = Role::set) { return {role, als.cells, als.digits, als.house}; }

// Removes the digits common to both ends (but not the barred ones) from all that see them in both.
void add(const Position& p, Finds& finds, Technique technique, const Als& a, const Als& b, Digits barred, const Parts& parts) {
    Digits zs = static_cast<Digits>(a.digits & b.digits & ~barred);
    int cells = 0;
    for (const Part& part : parts) cells += part.role == Role::set ? count(part.cells) : 0;
    each_digit(zs, [&](int z) {
        add_removal(p, finds, technique, 100 * cells, a.sees[z] & b.sees[z] & ~(a.cells | b.cells), z, [&] {
            Parts all = parts;
            all.push_back({Role::target, a.places[z] | b.places[z], digit_bit(z)});
            return all;
        });
    });
}

// Whether anything would go.
bool is_useful(const Position& p, const Als& a, const Als& b, Digits barred) {
    bool useful = false;
    each_digit(static_cast<Digits>(a.digits & b.digits & ~barred),
               [&](int z) { useful |= (p.at[z] & a.sees[z] & b.sees[z] & ~(a.cells | b.cells)) != 0; });
    return useful;
}

Part link(Digits digit) { return {Role::link, 0, digit}; }

}  // namespace

void find_als_xz(const Position& p, Finds& finds) {
    auto sets = almost_locked_sets(p);
    for (size_t i = 0; i < sets.size(); ++i)
        for (size_t j = i + 1; j < sets.size(); ++j) {
            const Als &a = sets[i], &b = sets[j];
            if (size(a.digits & b.digits) < 2) continue;
            each_digit(restricted(a, b), [&](int x) {
                add(p, finds, Technique::als_xz, a, b, digit_bit(x), {part_of(a), part_of(b), link(digit_bit(x))});
            });
        }
}

void find_als_xy_wing(const Position& p, Finds& finds) {
    auto sets = almost_locked_sets(p);
    struct Link {
        size_t to;
        Digits digits;
    };
    std::vector<Link> links;
    for (size_t c = 0; c < sets.size(); ++c) {
        links.clear();
        for (size_t i = 0; i < sets.size(); ++i)
            if (i != c)
                if (Digits x = restricted(sets[c], sets[i])) links.push_back({i, x});
        for (size_t i = 0; i < links.size(); ++i)
            for (size_t j = i + 1; j < links.size(); ++j) {
                const Als &a = sets[links[i].to], &b = sets[links[j].to];
                if (!(a.digits & b.digits) || (a.cells & b.cells)) continue;
                if (!finds.wants(100 * count(a.cells | b.cells | sets[c].cells) - 99)) continue;
                each_digit(links[i].digits, [&](int x) {
                    each_digit(static_cast<Digits>(links[j].digits & ~digit_bit(x)), [&](int y) {
                        add(p, finds, Technique::als_xy_wing, a, b, static_cast<Digits>(digit_bit(x) | digit_bit(y)),
                            {part_of(a), part_of(sets[c]), part_of(b), link(digit_bit(x)), link(digit_bit(y))});
                    });
                });
            }
    }
}

void find_als_chain(const Position& p, Finds& finds) {
    auto sets = almost_locked_sets(p);
    int n = static_cast<int>(sets.size());
    struct Link {
        int to, digit;
    };
    std::vector<std::vector<Link>> links(sets.size());
    for (int a = 0; a < n; ++a)
        for (int b = 0; b < n; ++b)
            if (a != b) each_digit(restricted(sets[a], sets[b]), [&](int d) { links[a].push_back({b, d}); });
    // Breadth first over (set, the digit it was entered by); what is taken away at the entry must not be the exit.
    // Each first digit by itself: which conclusions there are must not depend on the way that comes first.
    std::vector<int> from(sets.size() * 10), seen(sets.size() * 10), wave, next;
    int search = 0;
    for (int start = 0; start < n; ++start)
        each_digit(sets[start].digits, [&](int root) {
            ++search;
            wave.clear();
            for (Link l : links[start])
                if (l.digit == root) {
                    int key = l.to * 10 + root;
                    seen[key] = search;
                    from[key] = -1;
                    wave.push_back(key);
                }
            for (int depth = 2; depth <= 5 && !wave.empty(); ++depth) {
                if (!finds.wants(100 * (depth + 1) - 99)) break;
                next.clear();
                for (int key : wave)
                    for (Link l : links[key / 10]) {
                        int to = l.to * 10 + l.digit;
                        if (l.digit == key % 10 || l.to == start || seen[to] == search) continue;
                        seen[to] = search;
                        from[to] = key;
                        next.push_back(to);
                        if (depth < 3) continue;
                        const Als &a = sets[start], &b = sets[l.to];
                        Digits barred = static_cast<Digits>(digit_bit(root) | digit_bit(l.digit));
                        if (!is_useful(p, a, b, barred)) continue;
                        Parts parts, digits;
                        for (int k = to; k >= 0; k = from[k]) {
                            parts.push_back(part_of(sets[k / 10]));
                            digits.push_back(link(digit_bit(k % 10)));
                        }
                        parts.push_back(part_of(a));
                        std::reverse(parts.begin(), parts.end());
                        std::reverse(digits.begin(), digits.end());
                        parts.insert(parts.end(), digits.begin(), digits.end());
                        add(p, finds, Technique::als_chain, a, b, barred, parts);
                    }
                std::swap(wave, next);
            }
        });
}

void find_death_blossom(const Position& p, Finds& finds) {
    auto sets = almost_locked_sets(p);
    each(p.open, [&](int stem) {
        int k = size(p.cand[stem]);
        if (k < 2 || k > 4) return;
        std::vector<const Als*> petals[10];
        bool bare = false;
        each_digit(p.cand[stem], [&](int d) {
            for (const Als& als : sets)
                if ((als.digits & digit_bit(d)) && !has(als.cells, stem) && has(als.sees[d], stem)) petals[d].push_back(&als);
            bare |= petals[d].empty();
        });
        if (bare) return;
        for (int z = 1; z <= 9; ++z) {
            if (p.cand[stem] & digit_bit(z)) continue;
            // One petal for each digit of the stem; keep what sees z in all of them.
            const Als* chosen[10]{};
            auto grow = [&](auto&& self, Digits left, Set gone) -> void {
                if (!left) {
                    int cells = 1;
                    Parts parts{{Role::stem, bit(stem), p.cand[stem]}};
                    each_digit(p.cand[stem], [&](int d) {
                        cells += count(chosen[d]->cells);
                        parts.push_back(part_of(*chosen[d], Role::petal));
                        parts.push_back(link(digit_bit(d)));
                    });
                    parts.push_back({Role::target, 0, digit_bit(z)});
                    return add_removal(p, finds, Technique::death_blossom, 100 * cells, gone, z, [&] { return parts; });
                }
                int d = lowest(left);
                for (const Als* als : petals[d]) {
                    if (!(als->digits & digit_bit(z))) continue;
                    Set rest = gone & als->sees[z] & ~als->cells;
                    chosen[d] = als;
                    if (rest) self(self, static_cast<Digits>(left & (left - 1)), rest);
                }
            };
            grow(grow, p.cand[stem], p.at[z] & ~bit(stem));
        }
    });
}

void find_sue_de_coq(const Position& p, Finds& finds) {
    for (int block = 18; block < 27; ++block)
        for (int line = 0; line < 18; ++line) {
            Set both = G.house[block] & G.house[line] & p.open;
            if (!(both & (both - 1))) continue;
            auto list = [&](Set set, int* cells) {
                int n = 0;
                each(set, [&](int c) { cells[n++] = c; });
                return n;
            };
            int cross[3], in_line[9], in_block[9];
            int nc = list(both, cross), nl = list(G.house[line] & p.open & ~both, in_line);
            int nb = list(G.house[block] & p.open & ~both, in_block);
            auto gather = [&](const int* cells, unsigned mask) {
                Set set = 0;
                for (; mask; mask &= mask - 1) set |= bit(cells[std::countr_zero(mask)]);
                return set;
            };
            for (unsigned mc = 1; mc < (1u << nc); ++mc) {
                Set crossing = gather(cross, mc);
                Digits v = digits_of(p, crossing);
                int n = count(crossing);
                if (n < 2 || size(v) < n + 2) continue;
                for (unsigned ml = 1; ml < (1u << nl); ++ml) {
                    Set a = gather(in_line, ml);
                    Digits da = digits_of(p, a);
                    if (!(da & v) || size(da) > count(a) + 3) continue;
                    for (unsigned mb = 1; mb < (1u << nb); ++mb) {
                        Set b = gather(in_block, mb);
                        Digits db = digits_of(p, b);
                        if ((da & db) || !(db & v)) continue;
                        Set all = crossing | a | b;
                        if (size(v | da | db) != count(all)) continue;
                        std::vector<Candidate> removes;
                        each_digit(static_cast<Digits>((v | da) & ~db),
                                   [&](int d) { remove_from(p, G.house[line] & ~all, d, removes); });
                        each_digit(static_cast<Digits>((v | db) & ~da), [&](int d) {
                            Set gone = G.house[block] & ~all;
                            if ((v | da) & ~db & digit_bit(d)) gone &= ~G.house[line];  // already among the line's
                            remove_from(p, gone, d, removes);
                        });
                        int cost = 100 * count(all) - static_cast<int>(removes.size());
                        if (removes.empty() || !finds.wants(cost)) continue;
                        finds.add(
                            {.technique = Technique::sue_de_coq,
                             .removes = std::move(removes),
                             .parts = {{Role::pattern, crossing, v}, {Role::line, a, da, line}, {Role::block, b, db, block}},
                             .cost = cost});
                    }
                }
            }
        }
}

}  // namespace kernel::coach

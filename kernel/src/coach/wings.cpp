// Wings and remote pairs: few cells with two or three candidates that cannot all avoid one digit.
#include "search.hpp"

namespace kernel::coach {

namespace {

Set cells_with(const Position& p, int n) {
    Set set = 0;
    each(p.open, [&](int c) {
        if (size(p.cand[c]) == n) set |= bit(c);
    });
    return set;
}

// What two pincers share is in none of the cells that see it wherever it is.
void add_wing(const Position& p, Finds& finds, Technique technique, int pivot, int a, int b, Set seen) {
    const auto z = static_cast<Digits>(p.cand[a] & p.cand[b]);
    add_removal(p, finds, technique, 100, seen, lowest(z), [&] {
        return Parts{{Role::pivot, bit(pivot), p.cand[pivot]},
                     {Role::pincer, bit(a), p.cand[a]},
                     {Role::pincer, bit(b), p.cand[b]},
                     {Role::target, 0, z}};
    });
}

}  // namespace

void find_xy_wing(const Position& p, Finds& finds) {
    Set pairs = cells_with(p, 2);
    each(pairs, [&](int pivot) {
        each(pairs & G.peers[pivot], [&](int a) {
            Digits z = static_cast<Digits>(p.cand[a] & ~p.cand[pivot]);
            if (size(z) != 1) return;
            Digits other = static_cast<Digits>((p.cand[pivot] & ~p.cand[a]) | z);
            each(pairs & G.peers[pivot], [&](int b) {
                if (b <= a || p.cand[b] != other) return;
                add_wing(p, finds, Technique::xy_wing, pivot, a, b, G.peers[a] & G.peers[b]);
            });
        });
    });
}

void find_xyz_wing(const Position& p, Finds& finds) {
    Set pairs = cells_with(p, 2);
    each(cells_with(p, 3), [&](int pivot) {
        each(pairs & G.peers[pivot], [&](int a) {
            if (p.cand[a] & ~p.cand[pivot]) return;
            each(pairs & G.peers[pivot], [&](int b) {
                if (b <= a || (p.cand[b] & ~p.cand[pivot]) || p.cand[a] == p.cand[b]) return;
                add_wing(p, finds, Technique::xyz_wing, pivot, a, b, G.peers[a] & G.peers[b] & G.peers[pivot]);
            });
        });
    });
}

void find_w_wing(const Position& p, Finds& finds) {
    Set pairs = cells_with(p, 2);
    each(pairs, [&](int a) {
        each(pairs, [&](int b) {
            if (b <= a || p.cand[a] != p.cand[b]) return;
            each_digit(p.cand[a], [&](int link) {
                int z = lowest(static_cast<Digits>(p.cand[a] & ~digit_bit(link)));
                if (!(G.peers[a] & G.peers[b] & p.at[z])) return;
                for (int h = 0; h < 27; ++h) {
                    Set room = p.at[link] & G.house[h];
                    if (count(room) != 2 || (room & (bit(a) | bit(b)))) continue;
                    int u = first(room), v = first(room & ~bit(u));
                    bool straight = has(G.peers[a], u) && has(G.peers[b], v);
                    bool crossed = has(G.peers[a], v) && has(G.peers[b], u);
                    if (!straight && !crossed) continue;
                    add_removal(p, finds, Technique::w_wing, 100, G.peers[a] & G.peers[b], z, [&] {
                        return Parts{{Role::pincer, bit(a), p.cand[a]},
                                     {Role::pincer, bit(b), p.cand[b]},
                                     {Role::link, room, digit_bit(link), h},
                                     {Role::target, 0, digit_bit(z)}};
                    });
                    if (!finds.all()) break;
                }
            });
        });
    });
}

void find_remote_pair(const Position& p, Finds& finds) {
    Set pairs = cells_with(p, 2);
    each(pairs, [&](int start) {
        Set same = 0;
        each(pairs, [&](int c) {
            if (p.cand[c] == p.cand[start]) same |= bit(c);
        });
        if (count(same) < 4) return;
        int parent[81], depth[81];  // breadth first: cells in turn hold the one digit and the other
        Set seen = bit(start), wave = bit(start);
        depth[start] = 0;
        parent[start] = -1;
        for (int level = 1; wave; ++level) {
            Set next = 0;
            each(wave, [&](int c) {
                each(G.peers[c] & same & ~seen & ~next, [&](int n) {
                    parent[n] = c;
                    depth[n] = level;
                    next |= bit(n);
                });
            });
            seen |= next;
            wave = next;
            if (level < 3 || level % 2 == 0) continue;
            each(next, [&](int end) {
                if (end < start) return;
                Set on_chain = 0;
                for (int c = end; c >= 0; c = parent[c]) on_chain |= bit(c);
                Set gone = G.peers[start] & G.peers[end] & ~on_chain;
                int n = 0;
                each_digit(p.cand[start], [&](int d) { n += count(gone & p.at[d]); });
                int cost = 100 * level - n;
                if (!n || !finds.wants(cost)) return;
                Step step{.technique = Technique::remote_pair, .parts = {{Role::pattern, on_chain, p.cand[start]}}, .cost = cost};
                int first_digit = lowest(p.cand[start]);
                for (int c = end; c >= 0; c = parent[c]) step.chain.push_back({bit(c), first_digit, depth[c] % 2 == 1});
                each_digit(p.cand[start], [&](int d) { remove_from(p, gone, d, step.removes); });
                finds.add(std::move(step));
            });
        }
    });
}

}  // namespace kernel::coach

// Colouring: chains of conjugate pairs of one digit in two colours, one of which is true.
#include "search.hpp"

namespace kernel::coach {

namespace {

struct Cluster {
    Set colour[2];
};

// The clusters of cells joined by houses that have exactly two places for the digit.
std::vector<Cluster> clusters(const Position& p, int d) {
    Set linked[81]{};
    Set any = 0;
    for (int h = 0; h < 27; ++h) {
        Set room = p.at[d] & G.house[h];
        if (count(room) != 2) continue;
        int a = first(room), b = first(room & (room - 1));
        linked[a] |= bit(b);
        linked[b] |= bit(a);
        any |= room;
    }
    std::vector<Cluster> groups;
    while (any) {
        Cluster cluster{{bit(first(any)), 0}};
        Set wave = cluster.colour[0];
        for (int side = 1; wave; side ^= 1) {
            Set next = 0;
            each(wave, [&](int c) { next |= linked[c]; });
            next &= ~cluster.colour[side];
            cluster.colour[side] |= next;
            wave = next;
        }
        any &= ~(cluster.colour[0] | cluster.colour[1]);
        groups.push_back(cluster);
    }
    return groups;
}

Set seen_from(Set cells) {
    Set seen = 0;
    each(cells, [&](int c) { seen |= G.peers[c]; });
    return seen;
}

}  // namespace

void find_simple_colouring(const Position& p, Finds& finds) {
    for (int d = 1; d <= 9; ++d)
        for (const Cluster& k : clusters(p, d)) {
            Set all = k.colour[0] | k.colour[1];
            int cells = count(all);
            if (cells < 4 && !((k.colour[0] & seen_from(k.colour[0])) | (k.colour[1] & seen_from(k.colour[1])))) continue;
            Digits digit = digit_bit(d);
            for (int side : {0, 1})
                if (k.colour[side] & seen_from(k.colour[side]))  // two of one colour in a house: that colour is false
                    add_removal(p, finds, Technique::simple_colouring, 10 * cells, k.colour[side], d, [&] {
                        return Parts{{Role::colour_b, k.colour[side], digit}, {Role::colour_a, k.colour[side ^ 1], digit}};
                    });
            add_removal(p, finds, Technique::simple_colouring, 10 * cells, seen_from(k.colour[0]) & seen_from(k.colour[1]) & ~all,
                        d, [&] { return Parts{{Role::colour_a, k.colour[0], digit}, {Role::colour_b, k.colour[1], digit}}; });
        }
}

void find_multi_colouring(const Position& p, Finds& finds) {
    for (int d = 1; d <= 9; ++d) {
        auto all = clusters(p, d);
        Digits digit = digit_bit(d);
        for (const Cluster& one : all)
            for (const Cluster& two : all) {
                if (&one == &two) continue;
                int cells = count(one.colour[0] | one.colour[1] | two.colour[0] | two.colour[1]);
                for (int i : {0, 1}) {
                    Set seen = seen_from(one.colour[i]);
                    Parts parts{{Role::colour_a, one.colour[i], digit},
                                {Role::colour_b, one.colour[i ^ 1], digit},
                                {Role::colour_c, two.colour[0], digit},
                                {Role::colour_d, two.colour[1], digit}};
                    if ((seen & two.colour[0]) && (seen & two.colour[1]))  // it would bar both colours of the other
                        add_removal(p, finds, Technique::multi_colouring, 10 * cells, one.colour[i], d, [&] { return parts; });
                    if (&one > &two) continue;
                    for (int j : {0, 1}) {
                        if (!(seen & two.colour[j])) continue;
                        Set gone = seen_from(one.colour[i ^ 1]) & seen_from(two.colour[j ^ 1]) &
                                   ~(one.colour[0] | one.colour[1] | two.colour[0] | two.colour[1]);
                        add_removal(p, finds, Technique::multi_colouring, 10 * cells, gone, d, [&] {
                            return Parts{{Role::colour_a, one.colour[i], digit},
                                         {Role::colour_b, one.colour[i ^ 1], digit},
                                         {Role::colour_c, two.colour[j], digit},
                                         {Role::colour_d, two.colour[j ^ 1], digit}};
                        });
                    }
                }
            }
    }
}

}  // namespace kernel::coach

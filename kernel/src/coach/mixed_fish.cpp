// Fish of mixed houses: with blocks among parallel lines (Franken), or with rows and columns on one side (mutant).
//
// Base houses share no place of the digit, so each has one of its own. As many covering houses hold all these places, but for
// a few fins: what lies in a covering house outside the bases, and sees every fin, is out.
#include <algorithm>
#include <functional>

#include "search.hpp"

namespace kernel::coach {

namespace {

constexpr int kLargest = 4;
constexpr int kMostFins = 2;

unsigned house_bit(int house) { return 1u << house; }

// Parallel lines on either side, perhaps with blocks among them; all else is mutant.
bool is_mutant(unsigned bases, unsigned covers) {
    constexpr unsigned rows = 0x1FF, columns = rows << 9;
    return ((bases & rows) || (covers & columns)) && ((bases & columns) || (covers & rows));
}
bool has_block(unsigned houses) { return houses >> 18 != 0; }

struct MixedFish {
    const Position& p;
    Technique technique;
    int digit;
    Finds& finds;
    int houses[27];  // with two places or more
    int count_of_houses = 0;
    std::vector<unsigned> known;  // covers that were found for the bases

    Set room() const { return p.at[static_cast<size_t>(digit)]; }

    void add(unsigned bases, unsigned covers, Set in_bases) {
        if (is_mutant(bases, covers) != (technique == Technique::mutant_fish)) return;
        if (technique == Technique::franken_fish && !has_block(bases | covers)) return;
        Set covered = 0;
        for (int h = 0; h < 27; ++h)
            if (covers & house_bit(h)) covered |= G.house[h];
        Set fins = in_bases & ~covered, gone = room() & covered & ~in_bases;
        if (fins) gone &= seen_by_all(fins);
        int cost = 100 * std::popcount(bases) + 10 * count(fins) - count(gone);
        if (!gone || !finds.wants(cost)) return;
        Step step;
        step.technique = technique;
        step.cost = cost;
        for (int h = 0; h < 27; ++h)
            if (bases & house_bit(h)) step.parts.push_back({Role::base, room() & G.house[h] & covered, digit_bit(digit), h});
        for (int h = 0; h < 27; ++h)
            if (covers & house_bit(h)) step.parts.push_back({Role::cover, in_bases & G.house[h], digit_bit(digit), h});
        if (fins) step.parts.push_back({Role::fin, fins, digit_bit(digit)});
        remove_from(p, gone, digit, step.removes);
        finds.add(std::move(step));
    }

    // Whether as many houses as there are bases could hold all places but the fins, at most.
    bool can_be_covered(unsigned bases, Set in_bases) const {
        std::array<int, 27> most{};
        for (size_t h = 0; h < 27; ++h)
            if (!(bases >> h & 1)) most[h] = count(in_bases & G.house[h]);
        int size = std::popcount(bases), covered = 0;
        std::partial_sort(most.begin(), most.begin() + size, most.end(), std::greater<>());
        for (int k = 0; k < size; ++k) covered += most[static_cast<size_t>(k)];
        return covered + kMostFins >= count(in_bases);
    }

    // Takes covering houses because a place is left, or leaves it as a fin.
    void cover(unsigned bases, Set in_bases, Set left, unsigned covers, int fins) {
        int free = std::popcount(bases) - std::popcount(covers);
        if (!left) {
            if (free || std::find(known.begin(), known.end(), covers) != known.end()) return;
            known.push_back(covers);
            return add(bases, covers, in_bases);
        }
        int place = first(left);
        if (free)
            for (int h : G.houses[static_cast<size_t>(place)])
                if (!(bases & house_bit(h))) cover(bases, in_bases, left & ~G.house[h], covers | house_bit(h), fins);
        if (fins < kMostFins) cover(bases, in_bases, left & ~bit(place), covers, fins + 1);
    }

    void choose(int from, unsigned bases, Set used) {
        for (int k = from; k < count_of_houses; ++k) {
            Set places = room() & G.house[houses[k]];
            if (places & used) continue;
            unsigned wider = bases | house_bit(houses[k]);
            int size = std::popcount(wider);
            if (!finds.wants(100 * size - 99)) continue;
            if (size > 1 && can_be_covered(wider, used | places)) {
                known.clear();
                cover(wider, used | places, used | places, 0, 0);
            }
            if (size < kLargest) choose(k + 1, wider, used | places);
        }
    }
};

}  // namespace

void find_mixed_fish(const Position& p, Technique technique, Finds& finds) {
    for (int d = 1; d <= 9; ++d) {
        MixedFish fish{p, technique, d, finds, {}, 0, {}};
        for (int h = 0; h < 27; ++h)
            if (count(p.at[static_cast<size_t>(d)] & G.house[h]) > 1) fish.houses[fish.count_of_houses++] = h;
        fish.choose(0, 0, 0);
    }
}

}  // namespace kernel::coach

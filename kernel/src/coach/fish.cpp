// Fish: a digit whose places in some parallel lines are covered by as many crossing lines, fins in one block aside. And fish of
// mixed houses: with blocks among parallel lines (Franken), or with rows and columns on one side (mutant).

#include <algorithm>

#include "search.hpp"

namespace kernel::coach {

namespace {

Set houses_of(unsigned houses) {
    Set cells = 0;
    for (; houses; houses &= houses - 1) cells |= G.house[std::countr_zero(houses)];
    return cells;
}

// Adds the fish of these houses, which hold all places of the digit in each other but for the fins.
void add_fish(const Position& p, Finds& finds, Technique technique, int cost, int digit, unsigned bases, unsigned covers,
              const Part& fins, Set gone) {
    if (!finds.wants(cost)) return;
    Set in_bases = houses_of(bases) & p.at[digit], in_covers = houses_of(covers) & p.at[digit];
    Step step{.technique = technique, .cost = cost};
    for (int h = 0; h < 27; ++h)
        if (bases >> h & 1) step.parts.push_back({Role::base, in_covers & G.house[h], digit_bit(digit), h});
    for (int h = 0; h < 27; ++h)
        if (covers >> h & 1) step.parts.push_back({Role::cover, in_bases & G.house[h], digit_bit(digit), h});
    if (fins.cells) step.parts.push_back(fins);
    remove_from(p, gone, digit, step.removes);
    finds.add(std::move(step));
}

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
        unsigned base_houses = bases << base(0), cover_houses = covers << cover(0);
        Set in_base = houses_of(base_houses), in_cover = houses_of(cover_houses), room = p.at[digit];
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
        add_fish(p, finds, technique, 10 * count(fins) - count(gone) + 100, digit, base_houses, cover_houses,
                 {Role::fin, fins, digit_bit(digit), fins ? 18 + block_of(first(fins)) : -1}, gone);
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

namespace {

// The places of one digit that some way to write it into all rows, columns and blocks uses. Goes down the rows: what is still to
// come depends on the columns that are taken, and on the blocks of the band.
class Ways {
public:
    Ways(const Position& p, int digit) {
        for (int c = 0; c < 81; ++c)
            if (p.value[c] == digit || has(p.at[digit], c)) columns_[row_of(c)] |= static_cast<uint16_t>(1u << column_of(c));
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)  // where it stands already, it has no other place
                if (p.value[9 * r + c] == digit) columns_[r] = static_cast<uint16_t>(1u << c);
        go(0, 0, 0);
    }

    Set used() const { return used_; }

private:
    bool go(int row, unsigned taken, unsigned blocks) {
        if (row == 9) return true;
        if (row % 3 == 0) blocks = 0;
        uint8_t& known = known_[row][taken << 3 | blocks];
        if (known) return known == kYes;
        bool goes_on = false;
        for (unsigned rest = columns_[row] & ~taken; rest; rest &= rest - 1) {
            int column = std::countr_zero(rest);
            unsigned block = 1u << column / 3;
            if (blocks & block || !go(row + 1, taken | 1u << column, blocks | block)) continue;
            used_ |= bit(9 * row + column);
            goes_on = true;
        }
        known = goes_on ? kYes : kNo;
        return goes_on;
    }

    static constexpr uint8_t kNo = 1, kYes = 2;
    std::array<uint16_t, 9> columns_{};
    std::array<std::array<uint8_t, 4096>, 9> known_{};
    Set used_ = 0;
};

// Fish of mixed houses. Base houses share no place of the digit, so each has one of its own. As many covering houses hold all these
// places, but for a few fins: what lies in a covering house outside the bases, and sees every fin, is out. No way to write the digit
// everywhere uses such a place, so where each place is used by some way, nothing is looked for.

constexpr int kLargest = 4;
constexpr int kMostFins = 2;

unsigned house_bit(int house) { return 1u << house; }

// Parallel lines on either side, perhaps with blocks among them; all else is mutant.
bool is_mutant(unsigned bases, unsigned covers) {
    constexpr unsigned rows = 0x1FF, columns = rows << 9;
    return ((bases & rows) || (covers & columns)) && ((bases & columns) || (covers & rows));
}
bool has_block(unsigned houses) { return houses >> 18 != 0; }

using Counts = std::array<uint8_t, 32>;  // by house; the last ones stay empty

struct MixedFish {
    const Position& p;
    Technique technique;
    int digit;
    Finds& finds;
    Set hopeless;    // places that no way to write the digit uses
    int houses[27];  // with two places or more
    int count_of_houses = 0;
    std::array<Counts, 27> common{};  // of each base house: how many of its places each other house holds
    std::vector<unsigned> known;      // covers that were found for the bases

    Set room() const { return p.at[digit]; }

    // Whether more houses could still make the fish that is looked for.
    bool may_be(unsigned bases, unsigned covers) const {
        return technique == Technique::mutant_fish || !is_mutant(bases, covers);
    }

    void add(unsigned bases, unsigned covers, Set in_bases) {
        if (is_mutant(bases, covers) != (technique == Technique::mutant_fish)) return;
        if (technique == Technique::franken_fish && !has_block(bases | covers)) return;
        Set covered = houses_of(covers);
        Set fins = in_bases & ~covered, gone = room() & covered & ~in_bases;
        if (fins) gone &= seen_by_all(fins);
        int cost = 100 * std::popcount(bases) + 10 * count(fins) - count(gone);
        if (gone) add_fish(p, finds, technique, cost, digit, bases, covers, {Role::fin, fins, digit_bit(digit)}, gone);
    }

    // Whether as many houses as there are bases could hold all places but the fins, at most.
    static bool can_be_covered(int size, const Counts& shared, int places) {
        std::array<int, 10> houses_with{};  // so many of the places
        for (uint8_t n : shared) ++houses_with[n];
        int left = places - kMostFins;
        for (int n = 9; n > 0 && size > 0 && left > 0; --n) {
            int taken = std::min(size, houses_with[n]);
            size -= taken, left -= taken * n;
        }
        return left <= 0;
    }

    // Takes covering houses because a place is left, or leaves it as a fin that all targets must see.
    void cover(unsigned bases, Set in_bases, Set left, unsigned covers, int fins, Set targets) {
        if (!targets) return;
        int free = std::popcount(bases) - std::popcount(covers);
        if (!left) {
            if (free || std::find(known.begin(), known.end(), covers) != known.end()) return;
            known.push_back(covers);
            return add(bases, covers, in_bases);
        }
        if (!free && count(left) > kMostFins - fins) return;
        int place = first(left);
        if (free)
            for (int h : G.houses[place])
                if (!(bases & house_bit(h)) && may_be(bases, covers | house_bit(h)))
                    cover(bases, in_bases, left & ~G.house[h], covers | house_bit(h), fins, targets);
        if (fins < kMostFins) cover(bases, in_bases, left & ~bit(place), covers, fins + 1, targets & G.peers[place]);
    }

    void choose(int from, unsigned bases, Set used, const Counts& shared) {
        for (int k = from; k < count_of_houses; ++k) {
            int house = houses[k];
            Set places = room() & G.house[house];
            unsigned wider = bases | house_bit(house);
            if (places & used || !may_be(wider, 0)) continue;
            int size = std::popcount(wider);
            if (!finds.wants(100 * size - 99)) continue;
            Counts both = shared;
            for (size_t h = 0; h < both.size(); ++h) both[h] = static_cast<uint8_t>(both[h] + common[house][h]);
            if (size > 1 && can_be_covered(size, both, count(used | places))) {
                known.clear();
                cover(wider, used | places, used | places, 0, 0, hopeless & ~(used | places));
            }
            if (size < kLargest) choose(k + 1, wider, used | places, both);
        }
    }
};

}  // namespace

void find_mixed_fish(const Position& p, Technique technique, Finds& finds) {
    for (int d = 1; d <= 9; ++d) {
        Set hopeless = p.at[d] & ~Ways(p, d).used();
        if (!hopeless) continue;
        MixedFish fish{p, technique, d, finds, hopeless, {}, 0, {}, {}};
        for (int h = 0; h < 27; ++h) {
            Set places = p.at[d] & G.house[h];
            if (count(places) < 2) continue;
            fish.houses[fish.count_of_houses++] = h;
            for (int other = 0; other < 27; ++other)
                if (other != h) fish.common[h][other] = static_cast<uint8_t>(count(places & G.house[other]));
        }
        fish.choose(0, 0, 0, {});
    }
}

}  // namespace kernel::coach

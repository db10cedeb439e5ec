// Positions: reading, placing, removing. And the easiest step, whole paths, and which candidates any solution uses.

#include "search.hpp"

namespace kernel::coach {

namespace {

constexpr Set kBoard = (Set{1} << 81) - 1;

// The values of a text, and the digits that each house has.
std::array<Digits, 27> read(std::string_view text, Position& p) {
    std::array<Digits, 27> there{};
    uint64_t open[2] = {};
    for (int c = 0; c < 81; ++c) {  // no branch: nobody can predict where the givens are
        auto digit = static_cast<uint8_t>(text[c] - '0');
        bool is_given = static_cast<uint8_t>(digit - 1) < 9;
        p.value[c] = is_given ? digit : 0;
        open[c >> 6] |= static_cast<uint64_t>(!is_given) << (c & 63);
        for (int h : G.houses[c]) there[h] |= digit_bit(p.value[c]);  // bit 0 for nothing
    }
    p.open = Set{open[1]} << 64 | open[0];
    return there;
}

Digits fitting(const std::array<Digits, 27>& there, int cell) {
    auto [row, column, block] = G.houses[cell];
    return kAll & static_cast<Digits>(~(there[row] | there[column] | there[block]));
}

}  // namespace

Position Position::of(std::string_view text) {
    Position p;
    std::array<Digits, 27> there = read(text, p);
    p.at.fill(p.open);
    p.at[0] = 0;
    each(kBoard & ~p.open, [&](int c) { p.at[p.value[c]] &= ~G.peers[c]; });
    each(p.open, [&](int c) { p.cand[c] = fitting(there, c); });
    return p;
}

Position Position::of(std::string_view text, const std::array<Digits, 81>& notes) {
    Position p;
    std::array<Digits, 27> there = read(text, p);
    each(p.open, [&](int c) {
        p.cand[c] = notes[c] & fitting(there, c);
        each_digit(p.cand[c], [&](int d) { p.at[d] |= bit(c); });
    });
    return p;
}

void Position::place(int cell, int digit) {
    value[cell] = static_cast<uint8_t>(digit);
    each_digit(cand[cell], [&](int d) { at[d] &= ~bit(cell); });
    cand[cell] = 0;
    open &= ~bit(cell);
    each(G.peers[cell] & at[digit], [&](int c) { cand[c] &= static_cast<Digits>(~digit_bit(digit)); });
    at[digit] &= ~G.peers[cell];
}

void Position::remove(int cell, int digit) {
    cand[cell] &= static_cast<Digits>(~digit_bit(digit));
    at[digit] &= ~bit(cell);
}

void Position::apply(const Step& step) {
    for (auto [cell, digit] : step.places) place(cell, digit);
    for (auto [cell, digit] : step.removes) remove(cell, digit);
}

bool Position::is_broken() const {
    bool broken = false;
    each(open, [&](int c) { broken |= cand[c] == 0; });
    std::array<Set, 10> placed{};
    for (int c = 0; c < 81; ++c) placed[value[c]] |= bit(c);
    for (size_t d = 1; d <= 9 && !broken; ++d)
        for (Set house : G.house) {
            Set here = placed[d] & house;
            broken |= here ? (here & (here - 1)) != 0 : (at[d] & house) == 0;
        }
    return broken;
}

// The easiest step, whole paths, and which candidates any solution uses.

bool find(const Position& p, Technique t, long& budget, Finds& finds) {
    using enum Technique;
    switch (t) {
        case full_house: find_full_house(p, finds); break;
        case slide:
        case block_crossing:
        case crossing: find_hidden_single(p, t, finds); break;
        case elimination:
        case exclusion: find_naked_single(p, t, finds); break;
        case pointing:
        case claiming: find_locked(p, t, finds); break;
        case naked_pair: find_naked_subset(p, t, 2, finds); break;
        case naked_triple: find_naked_subset(p, t, 3, finds); break;
        case naked_quad: find_naked_subset(p, t, 4, finds); break;
        case hidden_pair: find_hidden_subset(p, t, 2, finds); break;
        case hidden_triple: find_hidden_subset(p, t, 3, finds); break;
        case hidden_quad: find_hidden_subset(p, t, 4, finds); break;
        case x_wing: find_fish(p, t, 2, 0, finds); break;
        case swordfish: find_fish(p, t, 3, 0, finds); break;
        case jellyfish: find_fish(p, t, 4, 0, finds); break;
        case finned_x_wing: find_fish(p, t, 2, 1, finds); break;
        case finned_swordfish: find_fish(p, t, 3, 1, finds); break;
        case finned_jellyfish: find_fish(p, t, 4, 1, finds); break;
        case sashimi_x_wing: find_fish(p, t, 2, 2, finds); break;
        case sashimi_swordfish: find_fish(p, t, 3, 2, finds); break;
        case sashimi_jellyfish: find_fish(p, t, 4, 2, finds); break;
        case skyscraper:
        case two_string_kite:
        case turbot_fish: find_turbot(p, t, finds); break;
        case empty_rectangle: find_empty_rectangle(p, finds); break;
        case xy_wing: find_xy_wing(p, finds); break;
        case xyz_wing: find_xyz_wing(p, finds); break;
        case w_wing: find_w_wing(p, finds); break;
        case remote_pair: find_remote_pair(p, finds); break;
        case simple_colouring: find_simple_colouring(p, finds); break;
        case multi_colouring: find_multi_colouring(p, finds); break;
        case unique_rectangle: find_unique_rectangle(p, finds); break;
        case bug: find_bug(p, finds); break;
        case x_chain:
        case xy_chain:
        case aic:
        case grouped_aic: find_chain(p, t, finds); break;
        case als_xz: find_als_xz(p, finds); break;
        case als_xy_wing: find_als_xy_wing(p, finds); break;
        case als_chain: find_als_chain(p, finds); break;
        case sue_de_coq: find_sue_de_coq(p, finds); break;
        case death_blossom: find_death_blossom(p, finds); break;
        case forcing_chain:
        case forcing_net: return find_forcing(p, t, budget, finds);
        case nested_net: return find_nested(p, budget, finds);
        case franken_fish:
        case mutant_fish: find_mixed_fish(p, t, finds); break;
        case als_aic: find_als_aic(p, finds); break;
        case count: break;
    }
    return true;
}

bool assumes_uniqueness(Technique t) { return t == Technique::unique_rectangle || t == Technique::bug; }

namespace {

bool is_used(Technique t, const Options& options) {
    return (options.unique || !assumes_uniqueness(t)) && !options.without[static_cast<size_t>(t)];
}

}  // namespace

Stop next_step(const Position& p, const Options& options, Step& step) {
    if (p.is_broken()) return Stop::broken;
    if (p.is_solved()) return Stop::solved;
    long budget = options.budget;
    for (int k = 0; k <= options.deepest; ++k) {
        auto technique = static_cast<Technique>(k);
        if (!is_used(technique, options)) continue;
        Finds finds;
        bool in_budget = find(p, technique, budget, finds);
        if (finds.best()) {
            step = std::move(*finds.best());
            return Stop::step;
        }
        if (!in_budget) return Stop::budget;
    }
    return Stop::stuck;
}

std::vector<Step> all_steps(const Position& p, Technique technique, const Options& options) {
    bool whole = technique != Technique::nested_net;
    Finds finds(whole ? Keep::all : Keep::best);
    long budget = options.budget;
    find(p, technique, budget, finds);
    if (!whole && finds.best()) finds.steps().push_back(*finds.best());
    return std::move(finds.steps());
}

Path solve_path(const Position& position, const Options& options) {
    Path path;
    path.last = position;
    for (;;) {
        Step step;
        path.stop = next_step(path.last, options, step);
        if (path.stop != Stop::step) return path;
        path.last.apply(step);
        path.steps.push_back(std::move(step));
    }
}

namespace {

// Places all singles; false when something has no room left.
bool settle(Position& p) {
    for (bool more = true; more;) {
        more = false;
        bool dead = false;
        each(p.open, [&](int c) {
            if (!p.cand[c]) dead = true;
            else if (size(p.cand[c]) == 1) p.place(c, lowest(p.cand[c])), more = true;
        });
        if (dead) return false;
        for (int h = 0; h < 27; ++h) {
            if (!(p.open & G.house[h])) continue;
            Digits placed = 0;
            for (int c : G.cells[h]) placed |= digit_bit(p.value[c]);
            for (int d = 1; d <= 9; ++d) {
                if (placed & digit_bit(d)) continue;
                Set room = p.at[d] & G.house[h];
                if (!room) return false;
                if (!(room & (room - 1))) p.place(first(room), d), more = true;
            }
        }
    }
    return true;
}

// Fills an open position in different ways, at most this many; each is handed over. Returns how many are still wanted.
template <class F>
int complete(Position p, int wanted, F&& hand_over) {
    if (!settle(p)) return wanted;
    if (!p.open) {
        hand_over(p);
        return wanted - 1;
    }
    int best = -1, fewest = 10;
    each(p.open, [&](int c) {
        if (size(p.cand[c]) < fewest) fewest = size(p.cand[c]), best = c;
    });
    for (Digits rest = p.cand[best]; rest && wanted > 0; rest = static_cast<Digits>(rest & (rest - 1))) {
        Position guess = p;
        guess.place(best, lowest(rest));
        wanted = complete(guess, wanted, hand_over);
    }
    return wanted;
}

}  // namespace

std::array<Set, 10> possible(const Position& p) {
    std::array<Set, 10> seen{};
    if (p.is_broken()) return seen;
    auto note = [&](const Position& solution) { each(p.open, [&](int c) { seen[solution.value[c]] |= bit(c); }); };
    if (complete(p, 2, note) > 0) return seen;  // none, or one
    each(p.open, [&](int c) {
        each_digit(p.cand[c], [&](int d) {
            if (has(seen[d], c)) return;
            Position guess = p;
            guess.place(c, d);
            complete(guess, 1, note);
        });
    });
    return seen;
}

}  // namespace kernel::coach

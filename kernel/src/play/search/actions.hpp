// Actions of the games with face-down tiles, with what a net, or a search, says about each; and the simple players that choose among
// them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "chance.hpp"
#include "play/net/planes.hpp"

namespace kernel::play {
namespace {

// Sorting moves by what they are worth. One sort for all kinds of moves: the compiler takes a third of a second for each other one.

// The first `count` things, those worth most first; equal ones keep their order.
template <class Thing, class Worth>
void sort_best_first(std::vector<Thing>& things, size_t count, Worth worth) {
    std::vector<std::pair<double, uint32_t>> order;
    order.reserve(count);
    for (size_t i = 0; i < count; i++) order.emplace_back(-static_cast<double>(worth(things[i])), static_cast<uint32_t>(i));
    std::sort(order.begin(), order.end());
    std::vector<Thing> sorted;
    sorted.reserve(count);
    for (const auto& [negative, place] : order) sorted.push_back(things[place]);
    std::copy(sorted.begin(), sorted.end(), things.begin());
}

template <class Thing, class Worth>
void sort_best_first(std::vector<Thing>& things, Worth worth) {
    sort_best_first(things, things.size(), worth);
}

// What is expected for the seat to move. Points are those still to come, so that values of positions can be added up: the
// change of its lead over the best opponent until the end, or in a game for one the points themselves.
struct Value {
    float points = 0, win = 0;
};

// How points and the chance to win are weighed against each other.
struct Aim {
    float points = 1, win = 0;
    float operator()(Value value) const { return points * value.points + win * value.win; }
};

// A net with the last position that it judged, and how many it has. Without a net it is false, and nobody may ask it.
template <int Side>
class Judge {
public:
    explicit Judge(NetOn net) {
        if (net) forward_ = std::make_unique<Forward<Side>>(net);
    }
    explicit operator bool() const { return forward_ != nullptr; }

    template <class See>
    void judge(See see) {
        see(planes_);
        forward_->run(planes_, estimate_);
        evaluations_++;
    }

    const Estimate<Side>& estimate() const { return estimate_; }
    int evaluations() const { return evaluations_; }

    // What an action is worth that gives these points at once.
    Value value(float now, int symbol, int cell) const {
        return {now + estimate_.points[0][symbol][cell], estimate_.win[0][symbol][cell]};
    }

private:
    std::unique_ptr<Forward<Side>> forward_;
    int evaluations_ = 0;
    Planes<Side> planes_;
    Estimate<Side> estimate_;
};

// First places are shared.
template <class Position>
double share(const Position& position, int seat) {
    int equal = 0;
    for (int other = 0; other < position.seats; other++) {
        if (position.scores[other] > position.scores[seat]) return 0;
        equal += position.scores[other] == position.scores[seat];
    }
    return 1.0 / equal;
}

inline float won(int lead) { return lead > 0 ? 1.f : lead == 0 ? 0.5f : 0.f; }

struct Action {
    bool is_flip = false, forced = false;
    int8_t symbol = -1, cell = -1;
    float now = 0;  // points at once; of a flip, on average
    Value value;  // with these
};

// The chance that a face-down tile is of each symbol.
inline void flip_chances(const Flipping& position, float (&chances)[9]) {
    int all = 0;
    for (uint8_t unseen : position.unseen) all += unseen;
    for (int symbol = 0; symbol < 9; symbol++) chances[symbol] = all ? real(position.unseen[symbol]) / real(all) : 1.f / 9;
}

inline float insert_points(const Challenge& position, bool forced) {
    return real((forced ? 20 : 10) - (position.held[position.turn] - 1));
}
inline float insert_points(const Solitaire&, bool) { return 0.f; }
inline float flip_points(const Challenge& position, int cell) { return real(position.seen_from(cell)); }
inline float flip_points(const Solitaire&, int) { return 0.f; }

// All legal actions. With an estimate, their values too.
template <class Position>
std::vector<Action> actions_of(const Position& position, const Places& places, const Estimate<9>* estimate) {
    std::vector<Action> actions;
    each(static_cast<uint64_t>(position.kinds[position.turn]), [&](int symbol) {
        if (!is_due(position, symbol)) return;
        each(places.place[symbol], [&](int cell) {
            Action action;
            action.symbol = static_cast<int8_t>(symbol);
            action.cell = static_cast<int8_t>(cell);
            action.forced = places.forced[symbol] >> cell & 1;
            action.now = insert_points(position, action.forced);
            if (estimate) action.value = {action.now + estimate->points[0][symbol][cell], estimate->win[0][symbol][cell]};
            actions.push_back(action);
        });
    });
    if (!may_flip(position)) return actions;
    float chances[9];
    flip_chances(position, chances);
    each(position.down, [&](int cell) {
        Action action;
        action.is_flip = true;
        action.cell = static_cast<int8_t>(cell);
        for (int symbol = 0; symbol < 9; symbol++) {
            if (chances[symbol] == 0) continue;
            float points = places.room[symbol] >> cell & 1 ? flip_points(position, cell) : 0.f;
            action.now += chances[symbol] * points;
            if (!estimate) continue;
            action.value.points += chances[symbol] * (points + estimate->points[1][symbol][cell]);
            action.value.win += chances[symbol] * estimate->win[1][symbol][cell];
        }
        actions.push_back(action);
    });
    return actions;
}

inline void apply(Challenge& position, const Action& action, int symbol) {
    if (action.is_flip) position.flip(action.cell, symbol);
    else position.insert(action.symbol, action.cell, action.forced);
}
inline void apply(Solitaire& position, const Action& action, int symbol) {
    if (action.is_flip) position.flip(action.cell, symbol);
    else position.insert(action.symbol, action.cell);
}

// Simple players: most points now, holding tiles back for forced positions. Baselines for the strong ones, and their stand-ins
// where there is no net.

// The thing with the highest score; chance decides among equal ones.
template <class Thing, class Score>
Thing best_of(const std::vector<Thing>& things, Chance& chance, Score score) {
    float best = -1e9f;
    uint32_t equal = 0;
    Thing chosen;
    for (const Thing& thing : things) {
        float value = score(thing);
        if (value < best - 1e-4f) continue;
        equal = value > best + 1e-4f ? 1 : equal + 1;
        if (equal == 1 || !chance.below(equal)) chosen = thing;
        best = std::max(best, value);
    }
    return chosen;
}

inline Action greedy(const Challenge& position, Chance& chance) {
    return best_of(actions_of(position, Places(position), nullptr), chance, [](const Action& action) { return action.now; });
}

// A tile that does not fit is worth 4, and an insert that is not forced has to pay 6 more. Whole trials are played by this, so it
// compares sets of equal actions, in whole numbers: points times the unseen tiles.
inline Action hold(const Challenge& position, Chance& chance) {
    constexpr int kMisfit = 4, kUnforced = 6;
    int unseen = 0;
    for (uint8_t equal : position.unseen) unseen += equal;
    unseen = std::max(unseen, 1);
    int best = std::numeric_limits<int>::min();
    uint32_t equal = 0;
    Action chosen;
    auto offer = [&](int score, Mask cells, int symbol, bool forced) {
        if (score < best || !cells) return;
        const auto these = static_cast<uint32_t>(count(cells));
        equal = score > best ? these : equal + these;
        best = score;
        const uint32_t at = equal > 1 ? chance.below(equal) : 0;
        if (at >= these) return;
        chosen.is_flip = symbol < 0;
        chosen.forced = forced;
        chosen.symbol = static_cast<int8_t>(symbol);
        chosen.cell = static_cast<int8_t>(nth(cells, static_cast<int>(at)));
    };
    if (const uint64_t kinds = position.kinds[position.turn]) {
        const Mask lone = position.lone(), empty = position.empty();
        const int rest = position.held[position.turn] - 1;
        each(kinds, [&](int symbol) {
            const Mask room = position.room(symbol);
            if (!room) return;
            const Mask forced = position.forced(symbol, lone);
            offer((20 - rest) * unseen, forced, symbol, true);
            offer((10 - rest - kUnforced) * unseen, room & empty & ~forced, symbol, false);
        });
    }
    uint8_t fitting[81]{};  // how many of the unseen tiles fit a cell
    for (int symbol = 0; symbol < 9; symbol++)
        if (const uint8_t tiles = position.unseen[symbol])
            each(static_cast<Mask>(position.down & ~position.barred[symbol]),
                 [&](int cell) { fitting[cell] = static_cast<uint8_t>(fitting[cell] + tiles); });
    each(position.down, [&](int cell) {
        const int fits = fitting[cell];
        offer(kMisfit * (unseen - fits) + position.seen_from(cell) * fits, bit<Mask>(cell), -1, false);
    });
    chosen.now = chosen.is_flip ? real(position.seen_from(chosen.cell) * fitting[chosen.cell]) / real(unseen)
                                : insert_points(position, chosen.forced);
    return chosen;
}

}  // namespace
}  // namespace kernel::play

// Actions of the games with face-down tiles, with what a net, or a search, says about each.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "play/net/planes.hpp"
#include "play/search/sorting.hpp"

namespace kernel::play {
namespace {

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
    float now = 0;          // points at once; of a flip, on average
    Value value;            // with these
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

}  // namespace
}  // namespace kernel::play

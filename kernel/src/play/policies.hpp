// Simple players: most points now, holding tiles back for forced positions. Baselines for the strong ones, and their stand-ins
// where there is no net.
#pragma once

#include "chance.hpp"
#include "play/actions.hpp"

namespace kernel::play {
namespace {

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

// A tile that does not fit is worth 4, and an insert that is not forced has to pay 6 more.
inline Action hold(const Challenge& position, Chance& chance) {
    constexpr float kMisfit = 4, kUnforced = 6;
    Places places(position);
    float chances[9];
    flip_chances(position, chances);
    return best_of(actions_of(position, places, nullptr), chance, [&](const Action& action) {
        if (!action.is_flip) return action.forced ? action.now : action.now - kUnforced;
        float misfit = 0;
        for (int symbol = 0; symbol < 9; symbol++)
            if (!(places.room[symbol] >> action.cell & 1)) misfit += chances[symbol];
        return action.now + kMisfit * misfit;
    });
}

}  // namespace
}  // namespace kernel::play

// Simple players: most points now, holding tiles back for forced positions. Baselines for the strong ones, and their stand-ins
// where there is no net.
#pragma once

#include <limits>

#include "chance.hpp"
#include "play/search/actions.hpp"

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
    uint8_t fitting[81]{};              // how many of the unseen tiles fit a cell
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

// The late part of Solitaire by trying it out: the tiles that are left are dealt again and again, the best actions are each
// played with the same deals, and the net plays on from there. The last inserts are searched, so every try ends with its points.
#pragma once

#include "play/endings.hpp"

namespace kernel::play {
namespace {

class Rollouts {
public:
    static constexpr int kFewTiles = 10;        // face-down tiles; with more of them a try costs too much
    static constexpr size_t kTried = 5;         // actions

    // `judge` gives the actions of a position by the net, the best first; each call is a unit of the budget.
    template <class Judge>
    static void rank(const Solitaire& position, std::vector<Action>& actions, int budget, Judge judge) {
        const size_t tried = std::min(actions.size(), kTried);
        double sums[kTried]{}, wins[kTried]{};
        int deals = 0;
        for (; budget > 0; deals++) {
            uint8_t tiles[81];
            deal(position, tiles, Chance(kDeals, static_cast<uint64_t>(deals)));
            for (size_t i = 0; i < tried; i++) {
                Solitaire end = position;
                apply(end, actions[i], actions[i].is_flip ? tiles[actions[i].cell] : 0);
                Value value = play_on(end, tiles, --budget, judge);     // also a try without any decision is work
                sums[i] += value.points;
                wins[i] += value.win;
            }
        }
        if (!deals) return;
        for (size_t i = 0; i < tried; i++)
            actions[i].value = {static_cast<float>(sums[i] / deals), static_cast<float>(wins[i] / deals)};
        std::stable_sort(actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(tried),
                         [](const Action& a, const Action& b) { return a.value.points > b.value.points; });
    }

private:
    static constexpr uint64_t kDeals = 0xDEA15;
    static constexpr int kLastNodes = 4000;

    // The unseen tiles on the face-down cells; were there fewer of them, any tiles would do.
    static void deal(const Solitaire& position, uint8_t (&tiles)[81], Chance chance) {
        uint8_t unseen[81];
        uint32_t count = 0;
        for (int symbol = 0; symbol < 9; symbol++)
            for (int i = 0; i < position.unseen[symbol]; i++) unseen[count++] = static_cast<uint8_t>(symbol);
        chance.shuffle(unseen, count);
        each(position.down, [&](int cell) { tiles[cell] = count ? unseen[--count] : static_cast<uint8_t>(chance.below(9)); });
    }

    template <class Judge>
    static Value play_on(Solitaire& position, const uint8_t (&tiles)[81], int& budget, Judge judge) {
        while (!position.over) {
            if (std::optional<Action> last = ending(position, kLastNodes)) return {last->value.points, 1};
            Action action = judge(position).front();
            budget--;
            apply(position, action, action.is_flip ? tiles[action.cell] : 0);
        }
        return position.failed ? Value{0, 0} : Value{real(position.points()), 1};
    }
};

}  // namespace
}  // namespace kernel::play

// The late part of Solitaire by trying it out: the tiles that are left are dealt again and again, the best actions are each
// played with the same deals, and the net plays on from there. The last inserts are searched, so every try ends with its points.
#pragma once

#include <cmath>
#include <numeric>

#include "play/endings.hpp"

namespace kernel::play {
namespace {

class Rollouts {
public:
    static constexpr size_t kTried = 5;         // actions

    // The most face-down tiles with which a budget pays for enough tries: one takes about two evaluations a tile.
    static int few_tiles(int budget) { return std::min(10 + budget / 200, 24); }

    // `judge` gives the actions of a position by the net, the best first; each call is a unit of the budget. An action that
    // is clearly behind the best one is not tried any more.
    template <class Judge>
    static void rank(const Solitaire& position, std::vector<Action>& actions, int budget, Judge judge) {
        const size_t tried = std::min(actions.size(), kTried);
        std::vector<float> points[kTried];
        double sums[kTried]{}, wins[kTried]{};
        bool is_behind[kTried]{};
        for (uint64_t deals = 0; budget > 0; deals++) {
            uint8_t tiles[81];
            deal(position, tiles, Chance(kDeals, deals));
            for (size_t i = 0; i < tried; i++) {
                if (is_behind[i]) continue;
                Solitaire end = position;
                apply(end, actions[i], actions[i].is_flip ? tiles[actions[i].cell] : 0);
                Value value = play_on(end, tiles, --budget, judge);     // also a try without any decision is work
                points[i].push_back(value.points);
                sums[i] += value.points;
                wins[i] += value.win;
            }
            if (drop_behind(points, sums, tried, is_behind) == 1) break;
        }
        for (size_t i = 0; i < tried; i++) {
            const double n = double(std::max<size_t>(points[i].size(), 1));
            actions[i].value = {static_cast<float>(sums[i] / n), static_cast<float>(wins[i] / n)};
        }
        size_t order[kTried];
        std::iota(order, order + tried, 0);
        std::stable_sort(order, order + tried, [&](size_t a, size_t b) {
            if (is_behind[a] != is_behind[b]) return is_behind[b];
            return actions[a].value.points > actions[b].value.points;
        });
        std::vector<Action> sorted;
        for (size_t i = 0; i < tried; i++) sorted.push_back(actions[order[i]]);
        std::copy(sorted.begin(), sorted.end(), actions.begin());
    }

private:
    static constexpr uint64_t kDeals = 0xDEA15;
    static constexpr int kLastNodes = 4000;
    static constexpr size_t kFewestDeals = 6;
    static constexpr double kClearly = 2.5;     // standard errors of the difference on common deals

    // Marks the actions that are clearly behind the best one; returns how many are left.
    static size_t drop_behind(const std::vector<float> (&points)[kTried], const double (&sums)[kTried], size_t tried, bool (&is_behind)[kTried]) {
        size_t best = kTried, left = 0;
        for (size_t i = 0; i < tried; i++) {
            if (is_behind[i]) continue;
            left++;
            if (best == kTried || sums[i] > sums[best]) best = i;
        }
        const size_t deals = points[best].size();
        if (deals < kFewestDeals) return left;
        for (size_t i = 0; i < tried; i++) {
            if (i == best || is_behind[i]) continue;
            const double mean = (sums[best] - sums[i]) / double(deals);
            double squares = 0;
            for (size_t deal = 0; deal < deals; deal++) squares += std::pow(points[best][deal] - points[i][deal] - mean, 2);
            if (mean * std::sqrt(double(deals * (deals - 1))) > kClearly * std::sqrt(squares) && mean > 0) {
                is_behind[i] = true;
                left--;
            }
        }
        return left;
    }

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

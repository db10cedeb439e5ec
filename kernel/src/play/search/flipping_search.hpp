// Looking ahead in Challenge and Solitaire: the best actions by the net, everything a flip may show, and again from there.
//
// A budget is a number of net evaluations. One evaluation judges all actions of a position. With more, whole games are tried
// (solitaire_trials.hpp, challenge_trials.hpp for three seats and more), or the most promising
// actions are played, each with every tile it may show, and what is left of the budget is shared among the positions that
// follow; all of them are looked at equally deep, because a deeper look finds more for whoever is to move.
#pragma once

#include <optional>

#include "play/search/endings.hpp"
#include "play/search/trials.hpp"

namespace kernel::play {
namespace {

struct Width {
    int fewest = 2, most = 8;
};

template <class Position>
class Search {
public:
    Search(NetOn net, Aim aim) : judge_(net), aim_(aim) {}

    // The actions of a position that is not over, the best first; an ending has its best one only.
    std::vector<Action> rank(const Position& position, int budget, Width width = {}, int nodes = kEndingNodes) {
        if (std::optional<Action> last = ending(position, nodes)) return {*last};
        return look(position, budget, width);
    }

    int evaluations() const { return judge_.evaluations(); }

private:
    // All actions by the net alone.
    std::vector<Action> judged(const Position& position) {
        Places places(position);
        judge_.judge([&](Planes<9>& planes) { see_flipping(position, places, planes); });
        std::vector<Action> actions = actions_of(position, places, &judge_.estimate());
        sort(actions, actions.size());
        return actions;
    }

    std::vector<Action> look(const Position& position, int budget, Width width) {
        std::vector<Action> actions = judged(position);
        if (--budget < 2 || actions.size() < 2) return actions;
        if (try_out(position, actions, budget, width.most)) return actions;
        const size_t widest = chosen_width(position, actions, budget, width);
        int outcomes = 0;
        for (size_t i = 0; i < widest; i++) outcomes += outcomes_of(position, actions[i]);
        const int share = outcomes ? budget / outcomes : 0;
        if (share < 1) return actions;
        for (size_t i = 0; i < widest; i++) actions[i].value = expected(position, actions[i], share);
        sort(actions, widest);
        return actions;
    }

    // Whether whole games are played instead of looking ahead.
    bool try_out(const Solitaire& position, std::vector<Action>& actions, int budget, int width) const {
        if (budget < kLeastTrials) return false;
        SolitaireTrials::rank(position, actions, budget, width);
        return true;
    }
    // With three seats and more, the value of the next seat's position says nothing about this one.
    bool try_out(const Challenge& position, std::vector<Action>& actions, int budget, int width) const {
        if (position.seats < 3) return false;
        if (budget >= kLeastTrials) ChallengeTrials::rank(position, actions, budget, width, aim_);
        return true;
    }

    void sort(std::vector<Action>& actions, size_t count) const {
        sort_best_first(actions, count, [this](const Action& one) { return aim_(one.value); });
    }

    // As many actions as one evaluation for each outcome can pay for, within the width; more budget goes into depth.
    size_t chosen_width(const Position& position, const std::vector<Action>& actions, int budget, Width width) const {
        size_t chosen = 0;
        int cost = 0;
        while (chosen < actions.size() && chosen < static_cast<size_t>(width.most)) {
            cost += outcomes_of(position, actions[chosen]);
            if (cost > budget && chosen >= static_cast<size_t>(width.fewest)) break;
            chosen++;
        }
        return chosen;
    }

    // Evaluations for everything that an action may lead to.
    static int outcomes_of(const Position& position, const Action& action) {
        if (!action.is_flip) return 1;
        int outcomes = 0;
        for (uint8_t unseen : position.unseen) outcomes += unseen > 0;
        return outcomes ? outcomes : 9;
    }

    Value expected(const Position& position, const Action& action, int budget) {
        if (!action.is_flip) return after(position, action, 0, budget);
        float chances[9];
        flip_chances(position, chances);
        Value sum;
        for (int symbol = 0; symbol < 9; symbol++) {
            if (chances[symbol] == 0) continue;
            Value value = after(position, action, symbol, budget);
            sum.points += chances[symbol] * value.points;
            sum.win += chances[symbol] * value.win;
        }
        return sum;
    }

    Value after(const Challenge& position, const Action& action, int symbol, int budget) {
        const int me = position.turn;
        Challenge next = position;
        apply(next, action, symbol);
        float now = real(next.scores[me] - position.scores[me]);
        if (next.over) return {now, won(lead(next, me))};
        next.drop_impossible();
        Value theirs = value_of(next, budget);
        return {now - theirs.points, 1 - theirs.win};
    }

    Value after(const Solitaire& position, const Action& action, int symbol, int budget) {
        Solitaire next = position;
        apply(next, action, symbol);
        if (next.failed) return {kFailed * real(count(next.down)), 0};
        if (next.over) return {real(next.points()), 1};
        return value_of(next, budget);
    }
    static constexpr float kFailed = -0.25f;        // for each tile still face down, as the net has learned it

    Value value_of(const Position& position, int budget) { return rank(position, budget, {2, 3}, kLeafNodes).front().value; }
    static constexpr int kLeafNodes = kEndingNodes / 8;

    Judge<9> judge_;
    Aim aim_;
};

}  // namespace
}  // namespace kernel::play

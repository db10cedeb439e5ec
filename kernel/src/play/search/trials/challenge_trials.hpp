// Challenge by trial, for three seats and more: see trials.hpp. In a trial everybody plays like "hold".
#pragma once

#include <span>

#include "play/search/policies.hpp"
#include "play/search/trials/trials.hpp"

namespace kernel::play {
namespace {

class ChallengeTrials {
public:
    // The first of these actions, which the net has sorted, are tried and come first, the best on top.
    static void rank(const Challenge& position, std::vector<Action>& actions, int budget, int width, Aim aim) {
        ChallengeTrials trials(position, aim, static_cast<int64_t>(budget) * kMoves);
        const size_t tried = std::min(actions.size(), static_cast<size_t>(width));
        trials.run(std::span(actions).first(tried));
    }

private:
    static constexpr int kMoves = 1200;             // of a trial, for a unit of the budget
    static constexpr int kMostGames = 1000;         // for an action, on average
    static constexpr int kBelief = 200;             // how many games the value by the net counts for
    static constexpr uint64_t kLuck = 0x70CC;

    struct Tried {
        Action action;
        double belief;
        int games = 0;
        double points = 0, won = 0;
    };

    ChallengeTrials(const Challenge& position, Aim aim, int64_t moves) : position_(position), aim_(aim), moves_(moves) {}

    void run(std::span<Action> actions) {
        std::vector<Tried> all;
        for (const Action& action : actions) all.push_back({action, double(aim_(action.value))});
        auto worth = [&](const Tried& one) {
            const double sum = double(aim_.points) * one.points + double(aim_.win) * one.won;
            return (sum + kBelief * one.belief) / (one.games + kBelief);
        };
        halve(all, moves_, kMostGames, worth, [&](uint64_t number, size_t left) {
            uint8_t tiles[81];
            deal_unseen(position_, tiles, number);
            for (size_t i = 0; i < left; i++) play(all[i], tiles, number);
        });
        for (size_t i = 0; i < all.size(); i++) {
            actions[i] = all[i].action;
            actions[i].value = {static_cast<float>(all[i].points / all[i].games), static_cast<float>(all[i].won / all[i].games)};
        }
    }

    void play(Tried& tried, const uint8_t (&tiles)[81], uint64_t number) {
        const int me = position_.turn;
        Chance chance(kLuck, number);
        Challenge end = position_;
        for (Action next = tried.action;; next = hold(end, chance)) {
            apply(end, next, next.is_flip ? tiles[next.cell] : 0);
            moves_--;
            if (end.over) break;
            end.drop_impossible();
        }
        tried.games++;
        tried.points += lead(end, me) - lead(position_, me);
        tried.won += share(end, me);
    }

    const Challenge& position_;
    Aim aim_;
    int64_t moves_;
};

}  // namespace
}  // namespace kernel::play

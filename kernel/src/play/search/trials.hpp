// Moves by trial: the tiles that are left are dealt again and again, the best actions are each played to the end with the same
// deals, and after every round the worse half of the actions is dropped.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "chance.hpp"
#include "play/rules/flipping.hpp"
#include "play/search/actions.hpp"
#include "play/search/endings.hpp"
#include "play/search/solitaire_value.hpp"

namespace kernel::play {
namespace {

constexpr int kLeastTrials = 60;        // a smaller budget is better spent on the net

// Sorts actions by their worth, round by round: each round may take an equal share of the moves that are left, and drops the worse
// half. `play` tries the first ones with the deal of a number.
template <class Tried, class Worth, class Play>
void halve(std::vector<Tried>& all, const int64_t& moves, int most_games, Worth worth, Play play) {
    int rounds = 1;
    while (size_t{1} << rounds < all.size()) rounds++;
    int64_t games = static_cast<int64_t>(all.size()) * most_games;
    size_t left = all.size();
    uint64_t deals = 0;
    for (int round = 0; round < rounds; round++) {
        const int64_t last_move = moves - moves / (rounds - round), last_game = games - games / (rounds - round);
        do {
            play(deals++, left);
            games -= static_cast<int64_t>(left);
        } while (moves > last_move && games > last_game);
        sort_best_first(all, left, worth);
        left = (left + 1) / 2;
    }
}

// The unseen tiles on the face-down cells; were there fewer of them, any tiles would do.
inline void deal_unseen(const Flipping& position, uint8_t (&tiles)[81], uint64_t number) {
    constexpr uint64_t kDeals = 0xDEA15;
    Chance chance(kDeals, number);
    uint8_t unseen[81];
    uint32_t count = 0;
    for (int symbol = 0; symbol < 9; symbol++)
        for (int i = 0; i < position.unseen[symbol]; i++) unseen[count++] = static_cast<uint8_t>(symbol);
    chance.shuffle(unseen, count);
    each(position.down, [&](int cell) { tiles[cell] = count ? unseen[--count] : static_cast<uint8_t>(chance.below(9)); });
}

// Challenge by trial, for three seats and more: see trials.hpp. In a trial everybody plays like "hold".

class ChallengeTrials {
public:
    // The first of these actions, which the net has sorted, are tried and come first, the best on top.
    static void rank(const Challenge& position, std::vector<Action>& actions, int budget, int width, Aim aim) {
        ChallengeTrials trials(position, aim, static_cast<int64_t>(budget) * kMoves);
        const size_t tried = std::min(actions.size(), static_cast<size_t>(width));
        trials.run(std::span(actions).first(tried));
    }

private:
    static constexpr int kMoves = 1200;  // of a trial, for a unit of the budget
    static constexpr int kMostGames = 1000;  // for an action, on average
    static constexpr int kBelief = 200;  // how many games the value by the net counts for
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

// Solitaire by trial: see trials.hpp. A trial is played by the value of solitaire_value.hpp.

// The best action by value, without any trial. Only some flips, drawn by chance, are looked at.
inline Rated best_rated(const Counted& position, Chance& chance, int most_flips) {
    Mask flips = position.down;
    if (int left = count(flips); left > most_flips) {
        Mask chosen = 0;
        for (int i = 0; i < most_flips; i++) {
            const Mask one = bit<Mask>(nth(flips, static_cast<int>(chance.below(static_cast<uint32_t>(left--)))));
            chosen |= one;
            flips &= ~one;
        }
        flips = chosen;
    }
    Rated best;
    rate(position, flips, [&](Rated rated) {
        if (rated.value > best.value) best = rated;
    });
    return best;
}

inline Action action_of(Rated rated) {
    Action action;
    action.is_flip = rated.symbol < 0;
    action.symbol = rated.symbol;
    action.cell = rated.cell;
    action.value.points = real(rated.value) / 1000;
    return action;
}

// The player without a net and without trials.
inline Action by_value(const Solitaire& position) {
    Chance unused(0, 0);
    return action_of(best_rated(Counted(position), unused, 81));
}

class SolitaireTrials {
public:
    // The tried ones of these actions come first, the best on top, with their mean points and their share of successes.
    static void rank(const Solitaire& position, std::vector<Action>& actions, int budget, int width) {
        const Counted counted(position);
        SolitaireTrials trials(counted, static_cast<int64_t>(budget) * kMoves);
        std::vector<Tried> tried = trials.run(static_cast<size_t>(width));
        std::vector<Action> sorted;
        for (const Tried& one : tried) {
            auto is_it = [&](const Action& action) { return action.cell == one.rated.cell && action.symbol == one.rated.symbol; };
            auto match = std::find_if(actions.begin(), actions.end(), is_it);
            match->value = {static_cast<float>(one.points) / static_cast<float>(one.games),
                            static_cast<float>(one.successes) / static_cast<float>(one.games)};
            sorted.push_back(*match);
            actions.erase(match);
        }
        actions.insert(actions.begin(), sorted.begin(), sorted.end());
    }

private:
    static constexpr int kMoves = 300;  // of a trial, for a unit of the budget
    static constexpr int kMostGames = 250;  // for an action, on average
    static constexpr int kFlips = 8;  // looked at in a move of a trial
    static constexpr int kFailure = -3;  // points, so that risks are not taken lightly
    static constexpr int kBelief = 30;  // how many games the value without trials counts for
    static constexpr int kLastNodes = 300;
    static constexpr uint64_t kLuck = 0x70CC;

    struct Tried {
        Rated rated;
        int64_t games = 0, points = 0, successes = 0;
        double worth() const {
            const int64_t failures = games - successes;
            return double(1000 * (points + kFailure * failures) + int64_t{kBelief} * rated.value) / double(games + kBelief);
        }
    };

    SolitaireTrials(const Counted& position, int64_t moves) : position_(position), moves_(moves) {}

    std::vector<Tried> run(size_t width) {
        std::vector<Tried> all;
        rate(position_, position_.down, [&](Rated rated) { all.push_back({rated}); });
        sort_best_first(all, [](const Tried& one) { return one.rated.value; });
        all.resize(std::min(all.size(), width));
        halve(
            all, moves_, kMostGames, [](const Tried& one) { return one.worth(); },
            [&](uint64_t number, size_t left) {
                uint8_t tiles[81];
                deal_unseen(position_, tiles, number);
                for (size_t i = 0; i < left; i++) play(all[i], tiles, number);
            });
        return all;
    }

    void play(Tried& tried, const uint8_t (&tiles)[81], uint64_t number) {
        Chance chance(kLuck, number);
        Counted end = position_;
        for (Rated next = tried.rated;; next = best_rated(end, chance, kFlips)) {
            if (next.symbol < 0) end.flip_up(next.cell, tiles[next.cell]);
            else end.insert_at(next.symbol, next.cell);
            moves_--;
            if (end.over || (!end.down && end.due == Solitaire::kNone)) break;
        }
        tried.games++;
        if (end.failed) return;
        tried.successes++;
        tried.points += SolitaireEnding(kLastNodes).most_points(end);
    }

    const Counted& position_;
    int64_t moves_;
};

}  // namespace
}  // namespace kernel::play

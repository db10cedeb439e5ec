// Solitaire by trial: see trials.hpp. A trial is played by the value of solitaire_value.hpp.
#pragma once

#include "play/search/endings.hpp"
#include "play/search/trials/solitaire_value.hpp"
#include "play/search/trials/trials.hpp"

namespace kernel::play {
namespace {

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
    static constexpr int kMoves = 300;              // of a trial, for a unit of the budget
    static constexpr int kMostGames = 250;          // for an action, on average
    static constexpr int kFlips = 8;                // looked at in a move of a trial
    static constexpr int kFailure = -3;             // points, so that risks are not taken lightly
    static constexpr int kBelief = 30;              // how many games the value without trials counts for
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

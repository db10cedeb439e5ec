// Moves by trial: the tiles that are left are dealt again and again, the best actions are each played to the end with the same
// deals, and after every round the worse half of the actions is dropped.
#pragma once

#include <algorithm>
#include <vector>

#include "chance.hpp"
#include "play/rules/flipping.hpp"
#include "play/search/sorting.hpp"

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

}  // namespace
}  // namespace kernel::play

// Many games of laying tiles side by side, for programs that learn: arrays in, arrays out, no objects between.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "kernel/play.hpp"

namespace kernel::play {

// What lies before the seat to move in each game, row by row of the arrays; a game that ends is dealt anew at once.
struct Batch {
    int games = 0, cells = 0, seats = 0;
    std::vector<int8_t> boards;     // games × cells: a symbol from 1, 0 for empty
    std::vector<uint8_t> masks;     // games × cells: 1 where the tile in hand may be laid
    std::vector<int8_t> tiles;      // the tile of the seat to move
    std::vector<int8_t> turns;      // whose turn it is, from 0
    std::vector<int8_t> stacks;     // how many tiles can still be drawn
    std::vector<int16_t> scores;    // games × seats
    std::vector<uint8_t> ended;     // 1 where the last step ended a game
    std::vector<int16_t> finals;    // games × seats: the scores of the game that ended
    std::vector<float> rewards;     // games × seats: the winners of it share 1

    virtual ~Batch() = default;
    // Deals all games anew; the same seed deals the same games on every machine.
    virtual void reset(uint64_t seed) = 0;
    // A cell for each game. Where one is not allowed, its place is returned and nothing has changed; else -1.
    virtual int64_t step(const int32_t* actions) = 0;
    // Any allowed cell for each game, equally likely.
    virtual void sample(int32_t* actions) = 0;
    // The tiles that were dealt to a game, in the order in which they are drawn.
    virtual std::vector<int> stack(int game) const = 0;
};

// Golden Tiles or Animal Tiles, with their usual options.
std::unique_ptr<Batch> batch(Game game, int games, int seats, uint64_t seed);

}  // namespace kernel::play

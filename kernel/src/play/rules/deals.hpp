// What chance decides before the first move: stacks, golden tiles and tiles laid face down.
#pragma once

#include "chance.hpp"
#include "play/rules/flipping.hpp"
#include "play/rules/laying.hpp"

namespace kernel::play {
namespace {

// One golden tile of each symbol in each row and column, and in each block if wanted.
template <int Side>
void lay_golden(Laying<Side>& position, bool by_block, Chance& chance) {
    uint8_t columns[Side], symbols[Side];
    for (int i = 0; i < Side; i++) columns[i] = symbols[i] = static_cast<uint8_t>(i);
    for (bool spread = false; !spread;) {
        chance.shuffle(columns, Side);
        unsigned blocks = 0;
        for (int row = 0; row < Side; row++) blocks |= 1u << kBoard<Side>.house_of[row * Side + columns[row]][2];
        spread = !by_block || std::popcount(blocks) == Side;
    }
    chance.shuffle(symbols, Side);
    for (int row = 0; row < Side; row++) position.put(symbols[row], row * Side + columns[row]);
}

// A stack of all tiles that do not lie on the board; everybody draws one.
template <int Side>
void deal_stack(LaidGame<Side>& game, Chance& chance) {
    int size = 0;
    for (int symbol = 0; symbol < Side; symbol++) {
        int rest = Side - count(game.position.where[symbol]);
        game.position.unseen[symbol] = static_cast<uint8_t>(rest);
        for (int i = 0; i < rest; i++) game.stack[size++] = static_cast<uint8_t>(symbol);
    }
    chance.shuffle(game.stack, static_cast<uint32_t>(size));
    game.position.left = static_cast<uint8_t>(size);
    game.position.stack = static_cast<uint8_t>(size - std::min<int>(size, game.position.seats));
    game.next = 0;
    game.begin();
}

// All 81 tiles in any order, one for each cell.
inline void deal_tiles(Flipping& position, uint8_t (&tiles)[81], Chance& chance) {
    for (int i = 0; i < 81; i++) tiles[i] = static_cast<uint8_t>(i % 9);
    chance.shuffle(tiles, 81u);
    position.down = Board<9>::kAll;
    for (uint8_t& unseen : position.unseen) unseen = 9;
}

// Challenge: one tile of the centre block is turned up.
inline void reveal(Challenge& position, const uint8_t (&tiles)[81], Chance& chance) {
    int cell = nth(kBoard<9>.houses[18 + 4], static_cast<int>(chance.below(9)));
    position.down &= ~bit<Mask>(cell);
    position.unseen[tiles[cell]]--;
    position.put(tiles[cell], cell);
}

}  // namespace
}  // namespace kernel::play

// What a seat may do in Challenge and Solitaire: which symbols it may insert where, and whether it may flip.
#pragma once

#include "play/rules/flipping.hpp"

namespace kernel::play {
namespace {

// Which symbols may be inserted where, were they in the hand of the seat to move.
struct Places {
    Mask room[9], forced[9], place[9];

    explicit Places(const Challenge& position) {
        Mask lone = position.lone(), empty = position.empty();
        for (int symbol = 0; symbol < 9; symbol++) {
            room[symbol] = position.room(symbol);
            forced[symbol] = room[symbol] ? position.forced(symbol, lone) : 0;
            place[symbol] = room[symbol] & (empty | forced[symbol]);
        }
    }
    explicit Places(const Solitaire& position) {
        for (int symbol = 0; symbol < 9; symbol++) {
            room[symbol] = position.room(symbol);
            forced[symbol] = 0;
            place[symbol] = room[symbol] & ~position.down;
        }
    }
};

inline bool is_due(const Challenge&, int) { return true; }
inline bool is_due(const Solitaire& position, int symbol) { return position.due < 0 || position.due == symbol; }
inline bool may_flip(const Challenge&) { return true; }
inline bool may_flip(const Solitaire& position) { return position.due == Solitaire::kNone; }

}  // namespace
}  // namespace kernel::play

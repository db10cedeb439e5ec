// Random games: every legal move without a fault is equally likely.
#pragma once

#include "play/rules/deals.hpp"

namespace kernel::play {
namespace {

// Tiles that nobody has seen, drawn as they are needed: a game by chance ends long before they do.
template <int Side>
class Bag {
public:
    explicit Bag(const uint8_t (&unseen)[Side]) {
        for (int symbol = 0; symbol < Side; symbol++)
            for (int i = 0; i < unseen[symbol]; i++) tiles_[size_++] = static_cast<uint8_t>(symbol);
    }
    bool empty() const { return !size_; }
    int draw(uint32_t bits) {
        uint32_t at = static_cast<uint32_t>(static_cast<uint64_t>(bits) * size_ >> 32);
        uint8_t tile = tiles_[at];
        tiles_[at] = tiles_[--size_];
        return tile;
    }

private:
    uint32_t size_ = 0;
    uint8_t tiles_[Side * Side];
};

// One of the cells of a mask; the upper half of the bits decides.
template <class M>
int any_of(M cells, uint64_t bits) {
    return nth(cells, static_cast<int>((bits >> 32) * static_cast<uint64_t>(count(cells)) >> 32));
}

template <int Side>
int play_out(Laying<Side>& position, Chance& chance) {
    Bag<Side> bag(position.unseen);
    int laid = 0;
    for (; !position.over && !bag.empty(); laid++) {
        uint64_t bits = chance.next();
        int symbol = bag.draw(static_cast<uint32_t>(bits));
        MaskOf<Side> room = position.room(symbol);
        if (!room) break;
        position.lay(symbol, any_of(room, bits));
    }
    return laid;
}

// How many candidates the hand has, symbol by symbol: the inserts of the first k kinds end at ends[k].
struct Candidates {
    int flips, all, kinds = 0;
    int ends[9], symbols[9];

    explicit Candidates(int flips_) : flips(flips_), all(flips_) {}
    void add(int symbol, int cells) {
        symbols[kinds] = symbol;
        ends[kinds++] = all += cells;
    }
    // The kind of a chosen insert; what is left of `chosen` counts its cells.
    int symbol_of(int& chosen) const {
        int kind = 0;
        while (chosen >= ends[kind]) kind++;
        chosen -= kind ? ends[kind - 1] : flips;
        return symbols[kind];
    }
};

// A candidate is a flip, or an insert of a tile of the hand where it fits; one that turns out not to be legal (onto a
// face-down cell, but not forced) is drawn again. So each legal action is equally likely, and few have to be checked.
inline int play_out(Challenge& position, Chance& chance) {
    Bag<9> bag(position.unseen);
    int turns = 0;
    for (; !position.over; turns++) {
        Candidates candidates(count(position.down));
        const Mask open = position.open();
        each(static_cast<uint64_t>(position.kinds[position.turn]), [&](int symbol) {
            const int cells = count(static_cast<Mask>(open & ~position.barred[symbol]));
            if (cells) candidates.add(symbol, cells);
            else position.drop_all(symbol);
        });
        for (;;) {
            uint64_t bits = chance.next();
            int chosen = static_cast<int>((bits >> 32) * static_cast<uint64_t>(candidates.all) >> 32);
            if (chosen < candidates.flips) {
                position.flip(nth(position.down, chosen), bag.draw(static_cast<uint32_t>(bits)));
                break;
            }
            int symbol = candidates.symbol_of(chosen);
            int cell = nth(position.room(symbol), chosen);
            bool forced = position.is_forced(symbol, cell);
            if (!forced && position.down >> cell & 1) continue;
            position.insert(symbol, cell, forced);
            break;
        }
    }
    return turns;
}

inline int play_out(Solitaire& position, Chance& chance) {
    Bag<9> bag(position.unseen);
    int moves = 0;
    for (; !position.over; moves++) {
        bool free = position.due == Solitaire::kNone;
        Mask flips = free ? position.down : 0, empty = position.empty();
        Candidates candidates(count(flips));
        each(static_cast<uint64_t>(free ? position.kinds[0] : 1u << position.due),
             [&](int symbol) { candidates.add(symbol, count(static_cast<Mask>(empty & ~position.barred[symbol]))); });
        uint64_t bits = chance.next();
        int chosen = static_cast<int>((bits >> 32) * static_cast<uint64_t>(candidates.all) >> 32);
        if (chosen < candidates.flips) {
            position.flip(nth(flips, chosen), bag.draw(static_cast<uint32_t>(bits)));
            continue;
        }
        int symbol = candidates.symbol_of(chosen);
        position.insert(symbol, nth(static_cast<Mask>(empty & ~position.barred[symbol]), chosen));
    }
    return moves;
}

// Starts of which chance has decided what everybody sees.

template <int Side>
Laying<Side> fresh_laying(Chance& chance) {
    Laying<Side> position;
    lay_golden(position, Side == 6, chance);
    for (uint8_t& unseen : position.unseen) unseen = Side - 1;
    position.left = Side * (Side - 1);
    position.stack = static_cast<uint8_t>(position.left - position.seats);
    return position;
}

template <class Position>
Position fresh_flipping(Chance& chance) {
    Position position;
    position.down = Board<9>::kAll;
    for (uint8_t& unseen : position.unseen) unseen = 9;
    if constexpr (std::is_same_v<Position, Challenge>) {
        // One draw after the other: the order of arguments is the compiler's choice.
        const int symbol = static_cast<int>(chance.below(9));
        position.turn_up(nth(kBoard<9>.houses[18 + 4], static_cast<int>(chance.below(9))), symbol);
    }
    return position;
}

// Plays this many games from fresh starts; returns the number of moves of all of them.
template <class Fresh>
uint64_t play_out_all(uint64_t games, uint64_t seed, Fresh fresh) {
    uint64_t moves = 0;
    for (uint64_t game = 0; game < games; game++) {
        Chance chance(seed, game);
        auto position = fresh(chance);
        moves += static_cast<uint64_t>(play_out(position, chance));
    }
    return moves;
}

}  // namespace
}  // namespace kernel::play

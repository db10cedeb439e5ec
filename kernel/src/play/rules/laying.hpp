// The rules of Golden Tiles and Animal Tiles without faults, as bit boards. What lies in the stack and in the other hands is
// not part of a position: the caller says which tile the seat to move holds.
#pragma once

#include "play/rules/board.hpp"

namespace kernel::play {
namespace {

enum class Scoring : uint8_t { full, simple, block, value };

template <int Side>
struct Laying {
    using M = MaskOf<Side>;
    static constexpr int kSymbols = Side, kCells = Side * Side, kMostSeats = 4;

    M filled = 0;
    M barred[Side]{};               // the cells that see an equal tile
    M where[Side]{};                // the cells with this symbol
    uint8_t unseen[Side]{};         // how many of each symbol are not visible to the seat to move, plus the tile to lay
    int16_t scores[kMostSeats]{};
    uint8_t seats = 2, turn = 0;
    uint8_t left = 0;               // tiles still to be laid: those in hands and in the stack
    uint8_t stack = 0;              // those in the stack alone
    Scoring scoring = Scoring::full;
    bool stops = false;             // stack_end: the game ends with the turn in which a player cannot draw
    bool over = false;

    M room(int symbol) const { return Board<Side>::kAll & ~(filled | barred[symbol]); }

    int points(int cell) const {
        const Board<Side>& board = kBoard<Side>;
        switch (scoring) {
            case Scoring::simple: return count(static_cast<M>(board.lines[cell] & filled));
            case Scoring::block: return count(static_cast<M>(board.block[cell] & filled));
            case Scoring::full: return count(static_cast<M>(board.peers[cell] & filled));
            case Scoring::value: break;
        }
        int sum = 0;
        for (int symbol = 0; symbol < Side; symbol++)
            sum += (symbol + 1) * count(static_cast<M>(board.peers[cell] & where[symbol]));
        return sum;
    }

    void put(int symbol, int cell) {
        filled |= bit<M>(cell);
        where[symbol] |= bit<M>(cell);
        barred[symbol] |= kBoard<Side>.peers[cell];
    }

    // The tile is laid and scored, the next one drawn, and it is the next seat's turn.
    void lay(int symbol, int cell) {
        scores[turn] = static_cast<int16_t>(scores[turn] + points(cell));
        put(symbol, cell);
        if (unseen[symbol]) unseen[symbol]--;
        pass_on();
    }

    // A tile leaves the hand of the seat to move.
    void pass_on() {
        bool could_draw = stack != 0;
        if (could_draw) stack--;
        left--;
        over = !left || (stops && !could_draw);
        if (!over) turn = static_cast<uint8_t>(turn + 1 == seats ? 0 : turn + 1);
    }
};

// A whole game: a position and the tiles that nobody has seen yet.
template <int Side>
struct LaidGame {
    Laying<Side> position;
    uint8_t stack[Side * Side];     // in the order they are drawn; seat 0 drew the first one, and so on in turn
    int next = 0;                   // the tile that the seat to move holds
    bool is_stuck = false;

    int tile() const { return stack[next]; }
    bool over() const { return position.over || is_stuck; }

    // To be called once at the start.
    void begin() {
        position.over = !position.left;
        if (!position.over) is_stuck = !position.room(tile());
    }
    void lay(int cell) {
        position.lay(tile(), cell);
        next++;
        if (!position.over) is_stuck = !position.room(tile());
    }
};

}  // namespace
}  // namespace kernel::play

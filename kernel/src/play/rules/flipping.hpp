// The rules of Challenge and Solitaire without faults, as bit boards. Face-down tiles are not part of a position: the caller
// that flips a tile says which one it was.
#pragma once

#include "play/rules/board.hpp"

namespace kernel::play {
namespace {

// A cell is face-up, face-down or empty; the last two are open.
struct Flipping {
    static constexpr int kSymbols = 9, kCells = 81, kMostSeats = 4;

    Mask up = 0, down = 0;
    Mask barred[9]{};                   // the cells that see an equal face-up tile
    uint8_t hands[kMostSeats][9]{};     // how many of each symbol
    uint16_t kinds[kMostSeats]{};       // the symbols among them, a bit each
    uint8_t held[kMostSeats]{};         // how many in all
    uint8_t unseen[9]{};                // how many of each symbol nobody has seen; a covered tile stays among them
    int16_t scores[kMostSeats]{};
    uint8_t seats = 2, turn = 0;

    Mask open() const { return Board<9>::kAll & ~up; }
    Mask empty() const { return open() & ~down; }
    Mask room(int symbol) const { return open() & ~barred[symbol]; }
    bool fits(int symbol, int cell) const { return !(barred[symbol] >> cell & 1); }
    int seen_from(int cell) const { return count(static_cast<Mask>(kBoard<9>.peers[cell] & up)); }

    // Whether the hand has a tile that fits a cell which is not face-up.
    bool has_room(int seat) const {
        for (uint64_t rest = kinds[seat]; rest; rest &= rest - 1)
            if (room(lowest(rest))) return true;
        return false;
    }

    // Forced: no other open cell of a house takes the symbol, or the cell takes no other.
    bool is_forced(int symbol, int cell) const {
        const Board<9>& board = kBoard<9>;
        Mask others = room(symbol) & ~bit<Mask>(cell);
        for (uint8_t house : board.house_of[cell])
            if (!(others & board.houses[house])) return true;
        int fitting = 0;
        for (Mask cells : barred) fitting += !(half(cells, cell > 63) >> (cell & 63) & 1);
        return fitting == 1;
    }

    // The open cells that not more than one symbol fits.
    Mask lone() const {
        Mask one = 0, more = 0;
        for (Mask cells : barred) {
            more |= one & ~cells;
            one |= ~cells;
        }
        return open() & ~more;
    }
    Mask forced(int symbol, Mask lone_cells) const {
        Mask cells = room(symbol);
        return only_ones<9>(cells) | (cells & lone_cells);
    }

    void put(int symbol, int cell) {
        up |= bit<Mask>(cell);
        barred[symbol] |= kBoard<9>.peers[cell];
    }
    void take(int seat, int symbol) {
        hands[seat][symbol]++;
        held[seat]++;
        kinds[seat] = static_cast<uint16_t>(kinds[seat] | 1u << symbol);
    }
    void give(int seat, int symbol) {
        held[seat]--;
        if (!--hands[seat][symbol]) kinds[seat] = static_cast<uint16_t>(kinds[seat] & ~(1u << symbol));
    }

    // The tile stays if it fits, else the seat to move takes it. Returns whether it fits.
    bool turn_up(int cell, int symbol) {
        down &= ~bit<Mask>(cell);
        if (unseen[symbol]) unseen[symbol]--;
        bool stays = fits(symbol, cell);
        if (stays) put(symbol, cell);
        else take(turn, symbol);
        return stays;
    }
};

struct Challenge : Flipping {
    bool over = false;

    void flip(int cell, int symbol) {
        const int points = seen_from(cell);
        score(points * turn_up(cell, symbol));
        pass_on();
    }

    // Where the position is forced it is declared: that pays ten more, and only then the cell may be face-down.
    void insert(int symbol, int cell, bool declared) {
        give(turn, symbol);
        score((declared ? 20 : 10) - held[turn]);
        down &= ~bit<Mask>(cell);
        put(symbol, cell);
        pass_on();
    }

    void drop(int symbol) { give(turn, symbol); }
    void drop_all(int symbol) {
        while (hands[turn][symbol]) give(turn, symbol);
    }

    // Impossible tiles only cost points: the seat to move gets rid of them.
    void drop_impossible() {
        each(static_cast<uint64_t>(kinds[turn]), [&](int symbol) {
            if (!room(symbol)) drop_all(symbol);
        });
    }

    void start_turn() { over = !down && !has_room(turn); }

private:
    void score(int points) { scores[turn] = static_cast<int16_t>(scores[turn] + points); }
    void pass_on() {
        turn = static_cast<uint8_t>(turn + 1 == seats ? 0 : turn + 1);
        start_turn();
    }
};

struct Solitaire : Flipping {
    static constexpr int kNone = -1;
    int8_t due = kNone;             // three of this symbol are in hand: one has to be inserted at once
    bool over = false, failed = false;

    Solitaire() { seats = 1; }

    bool has_succeeded() const { return !down && due == kNone && !failed; }

    Mask inserts(int symbol) const {
        if (!hands[0][symbol] || (due != kNone && due != symbol)) return 0;
        return room(symbol) & ~down;
    }

    void flip(int cell, int symbol) {
        if (!turn_up(cell, symbol) && hands[0][symbol] > 2) {
            due = static_cast<int8_t>(symbol);
            if (!(room(symbol) & ~down)) over = failed = true;
            return;
        }
        go_on();
    }

    void insert(int symbol, int cell) {
        give(0, symbol);
        put(symbol, cell);
        due = kNone;
        go_on();
    }

    void finish() { over = true; }
    void go_on() { over = !down && !has_room(0); }

    // For each number: 3 if none of it is left in hand, 1 if one is. Nothing before success.
    int points() const {
        if (!has_succeeded()) return 0;
        int sum = 0;
        for (uint8_t equal : hands[0]) sum += equal == 0 ? 3 : equal == 1 ? 1 : 0;
        return sum;
    }
};

// What a seat may do in Challenge and Solitaire: which symbols it may insert where, and whether it may flip.

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

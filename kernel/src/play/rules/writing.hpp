// The rules of Colour Markers and One-Two-Three without faults, as bit boards. The problem is public, so is its solution.
#pragma once

#include <algorithm>

#include "play/rules/board.hpp"

namespace kernel::play {
namespace {

// One shared problem: what is written, and what may be written without a fault.
struct Sheet {
    static constexpr int kSymbols = 9, kCells = 81, kMostSeats = 5;

    Mask filled = 0;
    Mask barred[9]{};           // the cells that see an equal digit
    Mask right[9]{};            // the cells where the solution has this digit
    int16_t scores[kMostSeats]{};
    uint8_t seats = 2;
    bool by_solution = false;   // fault: a digit that is not the solution's; else one that does not fit
    bool over = false;

    Mask open() const { return Board<9>::kAll & ~filled; }

    // Where a digit is no fault.
    Mask room(int symbol) const { return open() & (by_solution ? right[symbol] : ~barred[symbol]); }
    bool has_room() const {
        for (int symbol = 0; symbol < 9; symbol++)
            if (room(symbol)) return true;
        return false;
    }

    void put(int symbol, int cell) {
        filled |= bit<Mask>(cell);
        barred[symbol] |= kBoard<9>.peers[cell];
    }
    void score(int seat, int points) { scores[seat] = static_cast<int16_t>(scores[seat] + points); }
};

constexpr int kIdleRounds = 3;      // the game is over after this many rounds in a row without a digit

struct Markers : Sheet {
    bool advanced = false;          // as many digits a turn as one likes, for some rounds
    uint8_t turn = 0;
    uint8_t rounds = 2, round = 1, played = 0;      // advanced: how many there are, which one this is, turns over in it
    uint8_t idle = 0;                               // basic: rounds in a row without a digit
    bool placed = false;                            // basic: whether this round has one

    void write(int symbol, int cell) {
        put(symbol, cell);
        score(turn, symbol + 1);
        over = !open() || (!by_solution && !has_room());
        if (!over && !advanced) next_turn(true);
    }

    // Nothing, or nothing more, is written.
    void pass() {
        if (!advanced) return next_turn(false);
        if (++played == seats) {
            played = 0;
            if (++round > rounds) {
                over = true;
                return;
            }
        }
        turn = static_cast<uint8_t>((round - 1 + played) % seats);      // round k starts with seat k
    }

private:
    void next_turn(bool stands) {
        turn = static_cast<uint8_t>(turn + 1 == seats ? 0 : turn + 1);
        placed |= stands;
        if (turn) return;
        idle = static_cast<uint8_t>(placed ? 0 : idle + 1);
        over = idle == kIdleRounds;
        placed = false;
    }
};

struct OneTwoThree : Sheet {
    enum class Sequence : uint8_t { classic, shortened, express };
    static constexpr int kHouse = 10, kUnable = 10;

    Sequence sequence = Sequence::classic;
    bool lowest_first = true;       // the order of the final round
    bool teams = false;             // seats 0 and 2 against 1 and 3
    bool final = false;
    uint8_t round = 0, asks = 0;
    uint8_t order[kMostSeats]{}, place = 0;
    uint8_t used = 0;               // digits of the running turn …
    uint8_t equal[9]{};             // … how many of each symbol …
    bool has_house = false;         // … and whether it has completed a house
    uint8_t idle = 0;               // rounds before this one in a row without a digit
    bool placed = false;            // whether this round has one
    uint8_t stopped = 0;            // the seats that have ended a turn of a final round early

    int turn() const { return order[place]; }

    // What a digit brings now, without what the end of the grid brings to others.
    int points(int symbol, int cell) const {
        static constexpr int kEqual[] = {0, 2, 1};
        return symbol + 1 + kEqual[equal[symbol]] + (!has_house && completes(cell) ? kHouse : 0);
    }
    bool completes(int cell) const {
        Mask rest = open() & ~bit<Mask>(cell);
        for (uint8_t house : kBoard<9>.house_of[cell])
            if (!(rest & kBoard<9>.houses[house])) return true;
        return false;
    }

    void write(int symbol, int cell) {
        score(turn(), points(symbol, cell));
        has_house |= completes(cell);
        put(symbol, cell);
        equal[symbol]++;
        used++;
        placed = true;
        if (!open() || (!by_solution && !has_room())) finish();
        else if (used == asks) next_turn();
    }
    void done() {
        if (final) stopped |= static_cast<uint8_t>(1u << turn());
        next_turn();
    }

    // What a seat wins in the end: its score, or its team's.
    int standing(int seat) const { return teams ? scores[seat] + scores[seat ^ 2] : scores[seat]; }

    // The lead over the best of the others, or of a team over the other.
    int ahead(int seat) const {
        int best = INT16_MIN;
        for (int other = 0; other < seats; other++)
            if (other != seat && !(teams && other == (seat ^ 2))) best = std::max(best, standing(other));
        return standing(seat) - best;
    }

    static int digits_asked(Sequence sequence, int round) {
        if (sequence == Sequence::express) return 3;
        return sequence == Sequence::shortened ? std::min(round, 3) : 1 + (round - 1) % 3;
    }

    void next_round() {
        round++;
        asks = static_cast<uint8_t>(digits_asked(sequence, round));
        final |= count(open()) <= seats * asks;
        for (uint8_t seat = 0; seat < seats; seat++) order[seat] = seat;
        if (final && lowest_first)
            std::stable_sort(order, order + seats, [&](uint8_t a, uint8_t b) { return scores[a] < scores[b]; });
        place = 0;
        clear_turn();
    }

    // Nothing more can be written: whoever has not had a turn of a final round, nor ever ended one early, gets points for it.
    void finish() {
        for (int at = place + (used > 0); final && at < seats; at++)
            if (!(stopped >> order[at] & 1)) score(order[at], kUnable);
        over = true;
    }

private:
    void clear_turn() {
        used = 0;
        std::fill(equal, equal + 9, uint8_t{0});
        has_house = false;
    }
    void next_turn() {
        if (++place < seats) return clear_turn();
        idle = static_cast<uint8_t>(placed ? 0 : idle + 1);
        placed = false;
        over = idle == kIdleRounds;
        if (over) place = 0;
        else next_round();
    }
};

}  // namespace
}  // namespace kernel::play

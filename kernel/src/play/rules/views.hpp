// Positions from what a seat sees.
#pragma once

#include "kernel/fail.hpp"
#include "kernel/play.hpp"
#include "play/rules/flipping.hpp"
#include "play/rules/laying.hpp"
#include "play/rules/writing.hpp"

namespace kernel::play {
namespace {

inline void demand(bool holds, const char* otherwise) {
    if (!holds) fail(otherwise);
}

inline int symbol_in(int value, int side) {
    demand(value >= 1 && value <= side, "there is no such symbol");
    return value - 1;
}

// Visits the filled cells of a board.
template <class Visit>
void each_tile(const std::string& board, int side, Visit visit) {
    demand(board.size() == static_cast<size_t>(side * side), "the board has another number of cells");
    for (int cell = 0; cell < side * side; cell++) {
        char mark = board[cell];
        if (mark != '.') visit(cell, symbol_in(mark - '0', side));
    }
}

template <class Position>
void read_scores(const View& view, Position& position) {
    demand(view.seats >= 1 && view.seats <= Position::kMostSeats, "there are too many seats, or none");
    demand(view.scores.size() == static_cast<size_t>(view.seats), "there is not a score for each seat");
    demand(view.turn >= 0 && view.turn < view.seats, "the seat to move is none of the table");
    position.seats = static_cast<uint8_t>(view.seats);
    for (size_t seat = 0; seat < view.scores.size(); seat++) position.scores[seat] = static_cast<int16_t>(view.scores[seat]);
}

inline Scoring scoring_named(const std::string& name) {
    if (name == "full") return Scoring::full;
    if (name == "simple") return Scoring::simple;
    if (name == "block") return Scoring::block;
    demand(name == "value", "there is no such scoring");
    return Scoring::value;
}

template <int Side>
Laying<Side> laying_of(const View& view) {
    Laying<Side> position;
    read_scores(view, position);
    position.turn = static_cast<uint8_t>(view.turn);
    position.scoring = scoring_named(view.scoring);
    position.stops = view.stops;
    demand(view.left >= 0 && view.left <= Side * Side && view.stack >= 0 && view.stack <= view.left, "the stack is too high");
    position.left = static_cast<uint8_t>(view.left);
    position.stack = static_cast<uint8_t>(view.stack);
    int seen[Side]{};
    each_tile(view.board, Side, [&](int cell, int symbol) {
        position.put(symbol, cell);
        seen[symbol]++;
    });
    for (int symbol : view.gone) seen[symbol_in(symbol, Side)]++;
    for (int symbol = 0; symbol < Side; symbol++)
        position.unseen[symbol] = static_cast<uint8_t>(seen[symbol] < Side ? Side - seen[symbol] : 0);
    return position;
}

// The tile of the seat to move; at least that one is still to be laid.
template <int Side>
int tile_of(const View& view, Laying<Side>& position) {
    const size_t turn = static_cast<size_t>(view.turn);
    demand(view.hands.size() > turn && view.hands[turn].size() == 1, "the seat to move holds no tile");
    int symbol = symbol_in(view.hands[turn][0], Side);
    if (!position.unseen[symbol]) position.unseen[symbol] = 1;
    return symbol;
}

inline void read_flipping(const View& view, Flipping& position) {
    read_scores(view, position);
    position.turn = static_cast<uint8_t>(view.turn);
    demand(view.hands.size() == static_cast<size_t>(view.seats), "there is not a hand for each seat");
    int seen[9]{};
    std::string up = view.board;
    for (size_t cell = up.find('?'); cell < up.size(); cell = up.find('?', cell)) {
        up[cell] = '.';
        position.down |= bit<Mask>(static_cast<int>(cell % 81));
    }
    each_tile(up, 9, [&](int cell, int symbol) {
        position.put(symbol, cell);
        seen[symbol]++;
    });
    for (size_t seat = 0; seat < view.hands.size(); seat++) {
        demand(view.hands[seat].size() <= 81, "a hand has too many tiles");
        for (int tile : view.hands[seat]) {
            int symbol = symbol_in(tile, 9);
            position.take(static_cast<int>(seat), symbol);
            seen[symbol]++;
        }
    }
    for (int tile : view.gone) seen[symbol_in(tile, 9)]++;
    for (int symbol = 0; symbol < 9; symbol++)
        position.unseen[symbol] = static_cast<uint8_t>(seen[symbol] < 9 ? 9 - seen[symbol] : 0);
}

inline Challenge challenge_of(const View& view) {
    Challenge position;
    read_flipping(view, position);
    position.start_turn();
    return position;
}

inline Solitaire solitaire_of(const View& view) {
    demand(view.seats == 1, "this game has one seat");
    Solitaire position;
    read_flipping(view, position);
    if (view.due) position.due = static_cast<int8_t>(symbol_in(view.due, 9));
    else position.go_on();
    if (position.due >= 0) demand(position.hands[0][position.due] > 0, "the tile that is due is not in the hand");
    return position;
}

inline void read_sheet(const View& view, Sheet& sheet) {
    read_scores(view, sheet);
    sheet.by_solution = view.by_solution;
    each_tile(view.board, 9, [&](int cell, int symbol) { sheet.put(symbol, cell); });
    each_tile(view.solution, 9, [&](int cell, int symbol) { sheet.right[symbol] |= bit<Mask>(cell); });
    Mask solved = 0;
    for (Mask cells : sheet.right) solved |= cells;
    demand(solved == Board<9>::kAll, "the solution is not complete");
    sheet.over = !sheet.open();
}

inline Markers markers_of(const View& view) {
    Markers position;
    read_sheet(view, position);
    demand(view.rounds >= 1 && view.rounds < 256 && view.round >= 1 && view.round <= view.rounds, "there is no such round");
    demand(view.idle >= 0 && view.idle < kIdleRounds && view.played >= 0 && view.played < view.seats, "the game is over");
    position.turn = static_cast<uint8_t>(view.turn);
    position.advanced = view.advanced;
    position.rounds = static_cast<uint8_t>(view.rounds);
    position.round = static_cast<uint8_t>(view.round);
    position.played = static_cast<uint8_t>(view.played);
    position.idle = static_cast<uint8_t>(view.idle);
    position.placed = view.placed;
    return position;
}

inline OneTwoThree::Sequence sequence_named(const std::string& name) {
    if (name == "classic") return OneTwoThree::Sequence::classic;
    if (name == "shortened") return OneTwoThree::Sequence::shortened;
    demand(name == "express", "there is no such sequence");
    return OneTwoThree::Sequence::express;
}

inline OneTwoThree one_two_three_of(const View& view) {
    OneTwoThree position;
    read_sheet(view, position);
    demand(!view.teams || view.seats == 4, "teams need four seats");
    demand(view.seats >= 2 && view.order.size() == static_cast<size_t>(view.seats), "the order has not all seats");
    demand(view.played >= 0 && view.played < view.seats && view.asks >= 1 && view.asks <= 3, "there is no such turn");
    const int used = std::max(view.used, static_cast<int>(view.written.size()));
    demand(used < view.asks && view.round >= 1 && view.round < 256, "the turn is over");
    position.sequence = sequence_named(view.sequence);
    position.lowest_first = view.lowest_first;
    position.teams = view.teams;
    position.final = view.final;
    position.round = static_cast<uint8_t>(view.round);
    position.asks = static_cast<uint8_t>(view.asks);
    position.place = static_cast<uint8_t>(view.played);
    position.idle = static_cast<uint8_t>(std::min(std::max(view.idle, 0), kIdleRounds - 1));
    position.placed = view.placed;
    position.has_house = view.has_house;
    unsigned everybody = 0;
    for (size_t place = 0; place < view.order.size(); place++) {
        demand(view.order[place] >= 0 && view.order[place] < view.seats, "the order has a seat that is none");
        position.order[place] = static_cast<uint8_t>(view.order[place]);
        everybody |= 1u << view.order[place];
    }
    demand(everybody == (1u << view.seats) - 1 && view.order[view.played] == view.turn, "the order does not fit the turn");
    for (int seat : view.stopped) {
        demand(seat >= 0 && seat < view.seats, "a seat that has stopped is none");
        position.stopped |= static_cast<uint8_t>(1u << seat);
    }
    for (int digit : view.written) position.equal[symbol_in(digit, 9)]++;
    position.used = static_cast<uint8_t>(used);
    return position;
}

}  // namespace
}  // namespace kernel::play

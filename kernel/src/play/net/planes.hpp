// What a net sees of a position: numbers for each (symbol, cell), each cell, each symbol, and the whole. A net takes as many of
// each list as its file says, from the first on; training/games computes the same lists.
#pragma once

#include "play/net/net.hpp"
#include "play/rules/flipping.hpp"
#include "play/rules/laying.hpp"
#include "play/rules/writing.hpp"

namespace kernel::play {
namespace {

inline float sign(int x) { return static_cast<float>((x > 0) - (x < 0)); }
inline float real(int x) { return static_cast<float>(x); }
inline float flag(bool x) { return x ? 1.f : 0.f; }

// The seat that many places after the one to move.
inline int seat_after(int turn, int places, int seats) { return (turn + places) % seats; }

// The lead of a seat over the best of the others.
template <class Position>
int lead(const Position& position, int seat) {
    int best = INT16_MIN;
    for (int other = 0; other < position.seats; other++)
        if (other != seat && position.scores[other] > best) best = position.scores[other];
    return position.seats > 1 ? position.scores[seat] - best : 0;
}

template <int Side>
void see(const Laying<Side>& position, Planes<Side>& planes) {
    using M = MaskOf<Side>;
    M room[Side];
    int stuck = 0, unseen = 0;
    for (int symbol = 0; symbol < Side; symbol++) {
        room[symbol] = position.room(symbol);
        unseen += position.unseen[symbol];
        if (!room[symbol]) stuck += position.unseen[symbol];
        float* to = planes.symbol[symbol];
        to[0] = real(position.unseen[symbol]) / 8;
        to[1] = real(count(room[symbol])) / 20;
        to[2] = flag(position.unseen[symbol] > 0);
        for (int cell = 0; cell < Side * Side; cell++) planes.node[symbol][cell][0] = flag(room[symbol] >> cell & 1);
    }
    for (int cell = 0; cell < Side * Side; cell++) {
        int fitting = 0;
        for (M cells : room) fitting += static_cast<int>(cells >> cell & 1);
        float* to = planes.cell[cell];
        to[0] = flag(position.filled >> cell & 1);
        to[1] = real(position.points(cell)) / (position.scoring == Scoring::value ? 100 : 20);
        to[2] = real(fitting) / Side;
    }
    const int ahead = lead(position, position.turn);
    float* to = planes.global;
    to[0] = real(ahead) / 20;
    to[1] = sign(ahead);
    to[2] = real(position.left) / 72;
    to[3] = real(position.left % 2);
    to[4] = unseen ? real(stuck) / real(unseen) : 0.f;
    to[5] = flag(position.seats == 1);
    to[6] = flag(position.seats == 3);
    to[7] = flag(position.seats == 4);
    to[8] = real(position.left % position.seats) / real(position.seats);
    for (int scoring = 1; scoring < 4; scoring++) to[8 + scoring] = flag(position.scoring == static_cast<Scoring>(scoring));
}

template <class Position>
void see_flipping(const Position& position, const Places& places, Planes<9>& planes) {
    const int turn = position.turn, seats = position.seats;
    static constexpr uint8_t kNobody[9]{};
    const uint8_t* me = position.hands[turn];
    const uint8_t* others[3];
    int held[3];
    for (int i = 0; i < 3; i++) {
        int seat = seat_after(turn, i + 1, seats);
        others[i] = i + 1 < seats ? position.hands[seat] : kNobody;
        held[i] = i + 1 < seats ? position.held[seat] : 0;
    }
    int one = 0, more = 0;
    for (int symbol = 0; symbol < 9; symbol++) {
        const Mask room = places.room[symbol], place = places.place[symbol], empty_room = room & ~position.down;
        const Mask masks[8] = {room & position.down,          empty_room,
                               places.forced[symbol],         me[symbol] && is_due(position, symbol) ? place : 0,
                               others[0][symbol] ? place : 0, position.down & position.barred[symbol],
                               others[1][symbol] ? place : 0, others[2][symbol] ? place : 0};
        for (int cell = 0; cell < 81; cell++)
            for (int plane = 0; plane < 8; plane++) planes.node[symbol][cell][plane] = flag(masks[plane] >> cell & 1);
        one += me[symbol] == 1;
        more += me[symbol] > 1;
        const float row[13] = {real(me[symbol]) / 3,
                               real(others[0][symbol]) / 3,
                               flag(me[symbol] > 0),
                               flag(me[symbol] > 1),
                               flag(me[symbol] > 2),
                               flag(others[0][symbol] > 0),
                               real(position.unseen[symbol]) / 9,
                               real(count(room)) / 20,
                               real(count(empty_room)) / 10,
                               real(others[1][symbol]) / 3,
                               real(others[2][symbol]) / 3,
                               flag(others[1][symbol] > 0),
                               flag(others[2][symbol] > 0)};
        std::copy(row, row + 13, planes.symbol[symbol]);
    }
    for (int cell = 0; cell < 81; cell++) {
        int fitting = 0;
        for (Mask cells : places.room) fitting += static_cast<int>(cells >> cell & 1);
        float* to = planes.cell[cell];
        to[0] = flag(position.up >> cell & 1);
        to[1] = flag(position.down >> cell & 1);
        to[2] = real(position.seen_from(cell)) / 20;
        to[3] = real(fitting) / 9;
    }
    const int ahead = lead(position, turn), down = count(position.down);
    float against[3];
    for (int i = 0; i < 3; i++)
        against[i] = i + 1 < seats ? real(position.scores[turn] - position.scores[seat_after(turn, i + 1, seats)]) / 50 : 0.f;
    const float whole[15] = {real(ahead) / 20,   real(ahead) / 100,  real(down) / 81,   real(position.held[turn]) / 10,
                             real(held[0]) / 10, real(one) / 9,      real(more) / 9,    real(down % 2),
                             flag(seats == 3),   flag(seats == 4),   against[0],        against[1],
                             against[2],         real(held[1]) / 10, real(held[2]) / 10};
    std::copy(whole, whole + 15, planes.global);
}

// The final round if everybody writes all digits that are asked: how many rounds away, digits asked, cells left, idle seats.
struct FinalRound {
    int away, asks, cells, idle;

    explicit FinalRound(const OneTwoThree& position) : away(0), asks(position.asks) {
        const int seats = position.seats, after = seats - 1 - position.place;
        cells = count(position.open()) - (asks - position.used);
        if (position.final) {
            cells = std::max(cells, 0);
            idle = std::max(0, after - (cells + asks - 1) / asks);
            return;
        }
        cells -= after * asks;
        for (int round = position.round;;) {
            away++;
            asks = OneTwoThree::digits_asked(position.sequence, ++round);
            if (cells <= seats * asks) break;
            cells -= seats * asks;
        }
        cells = std::max(cells, 0);
        idle = seats - (cells + asks - 1) / asks;
    }
};

inline void see(const OneTwoThree& position, Planes<9>& planes) {
    const Mask open = position.open();
    const int turn = position.turn(), seats = position.seats, left = count(open);
    for (int symbol = 0; symbol < 9; symbol++) {
        for (int cell = 0; cell < 81; cell++) {
            bool here = position.right[symbol] >> cell & 1, is_open = open >> cell & 1;
            planes.node[symbol][cell][0] = flag(here && is_open);
            planes.node[symbol][cell][1] = flag(here && !is_open);
        }
        float* to = planes.symbol[symbol];
        to[0] = real(symbol + 1) / 9;
        to[1] = to[0] * to[0];
        to[2] = flag(position.equal[symbol] == 1);
        to[3] = flag(position.equal[symbol] == 2);
    }
    for (int cell = 0; cell < 81; cell++) {
        float* to = planes.cell[cell];
        std::fill(to, to + 11, 0.f);
        if (!(open >> cell & 1)) continue;
        int sum = 0;
        for (int kind = 0; kind < 3; kind++) {
            int rest = count(static_cast<Mask>(open & kBoard<9>.houses[kBoard<9>.house_of[cell][kind]]));
            sum += rest;
            if (rest <= 3) to[2 + 3 * (rest - 1) + kind] = 1.f;
        }
        to[0] = 1.f;
        to[1] = real(sum) / 27;
    }
    const int ahead = position.ahead(turn);
    float* to = planes.global;
    std::fill(to, to + 42, 0.f);
    to[0] = real(ahead) / 20;
    to[1] = sign(ahead);
    to[2] = real(left) / 81;
    to[3] = flag(position.has_house);
    to[4] = real(position.place) / real(seats - 1);
    to[5] = flag(position.final);
    to[6 + position.asks - 1] = 1.f;
    to[9 + position.asks - position.used - 1] = 1.f;
    to[12 + left % 12] = 1.f;
    if (seats > 2) to[24 + seats - 3] = 1.f;
    for (int i = 1; i < seats; i++) to[26 + i] = real(position.scores[turn] - position.scores[seat_after(turn, i, seats)]) / 20;
    if (position.teams) to[31] = real(ahead) / 20;
    const FinalRound last(position);
    to[32] = real(last.away) / 10;
    to[33 + last.asks - 1] = 1.f;
    to[36] = real(last.cells) / 15;
    to[37] = real(last.idle) / 5;
    to[38] = real(last.cells % last.asks) / 2;
    to[39] = flag(position.sequence == OneTwoThree::Sequence::shortened);
    to[40] = flag(position.sequence == OneTwoThree::Sequence::express);
    to[41] = flag(!position.lowest_first);
}

}  // namespace
}  // namespace kernel::play

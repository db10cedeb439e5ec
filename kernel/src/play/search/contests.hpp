// Contests: one player among others, on common deals, in every seat once.
#pragma once

#include <atomic>
#include <cmath>

#include "kernel/threads.hpp"
#include "play/rules/deals.hpp"
#include "play/search/advice.hpp"

namespace kernel::play {
namespace {

// The player's result of one deal, on average over the seats.
struct Result {
    double won = 0, lead = 0;
    bool failed = false;
};

template <int Side>
class LayingContest {
public:
    LayingContest(const Contest& contest, Isa isa)
        : contest_(contest),
          minds_{{NetOn{contest.player.net, isa}, Aim{1, contest.player.effort.win}},
                 {NetOn{contest.others.net, isa}, Aim{1, contest.others.effort.win}}} {}

    Result play(uint64_t deal) {
        Result sum;
        const int seats = contest_.table.seats;
        for (int seat = 0; seat < seats; seat++) {
            Chance chance(contest_.seed, deal);
            LaidGame<Side> game;
            game.position.seats = static_cast<uint8_t>(seats);
            game.position.scoring = scoring_named(contest_.table.scoring);
            game.position.stops = contest_.table.stops;
            lay_golden(game.position, Side == 6 || contest_.golden_by_block, chance);
            deal_stack(game, chance);
            Chance luck(contest_.seed + 1, deal * 8 + static_cast<uint64_t>(seat));
            while (!game.over()) game.lay(cell_for(game.position, game.tile(), game.position.turn != seat, luck));
            sum.won += share(game.position, seat) / seats;
            sum.lead += (seats > 1 ? lead(game.position, seat) : game.position.scores[0]) / double(seats);
        }
        return sum;
    }

private:
    int cell_for(const Laying<Side>& position, int symbol, bool other, Chance& luck) {
        const Player& player = other ? contest_.others : contest_.player;
        std::vector<Lay> lays = lays_of(position, symbol);
        if (player.kind != Kind::brain) return best_of(lays, luck, [](const Lay& lay) { return lay.now; }).cell;
        if (position.seats == 1) {
            std::string board(Side * Side, '.');
            for (int each_symbol = 0; each_symbol < Side; each_symbol++)
                each(position.where[each_symbol],
                     [&](int cell) { board[static_cast<size_t>(cell)] = static_cast<char>('1' + each_symbol); });
            keep_completable(position, board, symbol, lays);
            return lays.front().cell;
        }
        return minds_[other].rank(position, symbol, player.effort.budget, static_cast<size_t>(player.effort.width)).front().cell;
    }

    const Contest& contest_;
    LayingSearch<Side> minds_[2];
};

template <class Position>
std::unique_ptr<Search<Position>> mind_of(const Player& player, Isa isa) {
    return player.net ? std::make_unique<Search<Position>>(NetOn{player.net, isa}, Aim{1, player.effort.win}) : nullptr;
}

class ChallengeContest {
public:
    ChallengeContest(const Contest& contest, Isa isa)
        : contest_(contest), minds_{mind_of<Challenge>(contest.player, isa), mind_of<Challenge>(contest.others, isa)} {}

    Result play(uint64_t deal) {
        Result sum;
        const int seats = contest_.table.seats;
        for (int seat = 0; seat < seats; seat++) {
            Chance chance(contest_.seed, deal);
            Challenge position;
            uint8_t tiles[81];
            position.seats = static_cast<uint8_t>(seats);
            deal_tiles(position, tiles, chance);
            reveal(position, tiles, chance);
            Chance luck(contest_.seed + 1, deal * 8 + static_cast<uint64_t>(seat));
            while (!position.over) {
                position.drop_impossible();
                Action action = action_for(position, position.turn != seat, luck);
                apply(position, action, action.is_flip ? tiles[action.cell] : 0);
            }
            sum.won += share(position, seat) / seats;
            sum.lead += lead(position, seat) / double(seats);
        }
        return sum;
    }

private:
    Action action_for(const Challenge& position, bool other, Chance& luck) {
        const Player& player = other ? contest_.others : contest_.player;
        if (player.kind == Kind::greedy) return greedy(position, luck);
        if (player.kind == Kind::hold || !minds_[other]) return hold(position, luck);
        return minds_[other]->rank(position, player.effort.budget, {2, player.effort.width}).front();
    }

    const Contest& contest_;
    std::unique_ptr<Search<Challenge>> minds_[2];
};

class SolitaireContest {
public:
    SolitaireContest(const Contest& contest, Isa isa) : contest_(contest), mind_(mind_of<Solitaire>(contest.player, isa)) {}

    Result play(uint64_t deal) {
        Chance chance(contest_.seed, deal);
        Solitaire position;
        uint8_t tiles[81];
        deal_tiles(position, tiles, chance);
        const Effort& effort = contest_.player.effort;
        while (!position.over) {
            Action action = mind_ ? mind_->rank(position, effort.budget, {2, effort.width}).front() : without_net(position);
            if (action.cell < 0) position.finish();
            else apply(position, action, action.is_flip ? tiles[action.cell] : 0);
        }
        return {position.failed ? 0.0 : 1.0, double(position.points()), position.failed};
    }

private:
    static Action without_net(const Solitaire& position) { return ending(position, kEndingNodes).value_or(by_value(position)); }

    const Contest& contest_;
    std::unique_ptr<Search<Solitaire>> mind_;
};

class WritingContest {
public:
    WritingContest(const Contest& contest, Isa isa)
        : contest_(contest),
          minds_{{NetOn{contest.player.net, isa}, Aim{1, contest.player.effort.win}},
                 {NetOn{contest.others.net, isa}, Aim{1, contest.others.effort.win}}} {}

    // With teams the player plays for both seats of one.
    Result play(uint64_t deal) {
        Result sum;
        const View& table = contest_.table;
        for (int seat = 0; seat < table.seats; seat++) {
            OneTwoThree position = begun(deal);
            Chance luck(contest_.seed + 1, deal * 8 + static_cast<uint64_t>(seat));
            while (!position.over) {
                const int turn = position.turn();
                apply(position, stroke_for(position, turn != seat && !(table.teams && turn == (seat ^ 2)), luck));
            }
            const int ahead = position.ahead(seat);
            sum.won += (table.teams ? double(won(ahead)) : share(position, seat)) / table.seats;
            sum.lead += ahead / double(table.seats);
        }
        return sum;
    }

private:
    OneTwoThree begun(uint64_t deal) const {
        Chance chance(contest_.seed, deal);
        const std::string& problem = contest_.problems[chance.below(static_cast<uint32_t>(contest_.problems.size()))];
        uint8_t disguise[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        chance.shuffle(disguise, 9);
        OneTwoThree position;
        position.seats = static_cast<uint8_t>(contest_.table.seats);
        position.teams = contest_.table.teams;
        position.by_solution = true;
        position.lowest_first = contest_.table.lowest_first;
        position.sequence = sequence_named(contest_.table.sequence);
        each_tile(problem.substr(81), 9, [&](int cell, int symbol) { position.right[disguise[symbol]] |= bit<Mask>(cell); });
        each_tile(problem.substr(0, 81), 9, [&](int cell, int symbol) { position.put(disguise[symbol], cell); });
        for (int seat = 1; seat < position.seats; seat++) position.score(seat, 2 + 2 * seat);
        position.next_round();
        return position;
    }

    Stroke stroke_for(const OneTwoThree& position, bool other, Chance& luck) {
        const Player& player = other ? contest_.others : contest_.player;
        if (player.kind != Kind::brain)
            return best_of(strokes_of(position, false), luck, [](const Stroke& stroke) { return stroke.now; });
        return minds_[other].rank(position, player.effort.budget, player.effort.width).front();
    }

    const Contest& contest_;
    WritingSearch minds_[2];
};

// Plays all deals, each thread with its own players.
template <class Kind_of_contest>
ContestResult tally(const Contest& contest, Isa isa) {
    std::vector<Result> results(contest.deals);
    std::atomic<uint64_t> next{0};
    auto work = [&] {
        auto games = std::make_unique<Kind_of_contest>(contest, isa);
        for (uint64_t deal; (deal = next++) < contest.deals;) results[deal] = games->play(deal);
    };
    in_threads(contest.threads, work);
    ContestResult sum;
    double squares = 0;
    for (const Result& result : results) {
        sum.won += result.won;
        sum.lead += result.lead;
        sum.failed += result.failed;
        squares += result.won * result.won;
    }
    const double n = double(contest.deals);
    sum.games = contest.deals * static_cast<uint64_t>(contest.table.seats);
    sum.won /= n;
    sum.lead /= n;
    sum.failed /= n;
    sum.spread = std::sqrt(std::max(0.0, squares / n - sum.won * sum.won) / n);
    return sum;
}

inline ContestResult contest_any(const Contest& contest, Isa isa) {
    demand(contest.deals > 0, "there are no games to play");
    demand(contest.table.seats >= 1 && contest.table.seats <= 5, "there are too many seats, or none");
    switch (contest.table.game) {
        case Game::tiles:
        case Game::animals:
            scoring_named(contest.table.scoring);
            demand(contest.table.seats <= 4, "there are too many seats");
            if (contest.table.game == Game::tiles) return tally<LayingContest<9>>(contest, isa);
            return tally<LayingContest<6>>(contest, isa);
        case Game::challenge:
            demand(contest.table.seats >= 2 && contest.table.seats <= 4, "there are too many seats, or one");
            return tally<ChallengeContest>(contest, isa);
        case Game::solitaire:
            demand(contest.table.seats == 1, "this game has one seat");
            return tally<SolitaireContest>(contest, isa);
        case Game::one_two_three:
            demand(!contest.problems.empty(), "there are no problems");
            for (const std::string& problem : contest.problems) {
                demand(problem.size() == 162, "a problem comes with its solution");
                for (size_t from : {0, 81}) each_tile(problem.substr(from, 81), 9, [](int, int) {});
            }
            demand(contest.table.seats >= 2 && (!contest.table.teams || contest.table.seats == 4), "teams need four seats");
            sequence_named(contest.table.sequence);
            return tally<WritingContest>(contest, isa);
        case Game::markers: break;
    }
    fail("there are no contests in this game");
}

}  // namespace
}  // namespace kernel::play

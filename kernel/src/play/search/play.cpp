// Advice, comparisons of moves, contests and games by chance: what kernel/play.hpp promises of a search.

#include <atomic>
#include <cmath>

#include "kernel/play.hpp"
#include "kernel/threads.hpp"
#include "play/rules/deals.hpp"
#include "play/search/advice.hpp"

namespace kernel::play {
namespace {

// Random games: every legal move without a fault is equally likely.

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

// Contests: one player among others, on common deals, in every seat once.

// The player's result of one deal, on average over the seats.
struct Result {
    double won = 0, lead = 0;
    bool failed = false;
};

template <class Mind>
Mind mind_of(const Player& player, Isa isa) {
    return Mind(NetOn{player.net, isa}, Aim{1, player.effort.win});
}

template <int Side>
class LayingContest {
    using Mind = LayingSearch<Side>;

public:
    LayingContest(const Contest& contest, Isa isa)
        : contest_(contest), minds_{mind_of<Mind>(contest.player, isa), mind_of<Mind>(contest.others, isa)} {}

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
                each(position.where[each_symbol], [&](int cell) { board[cell] = static_cast<char>('1' + each_symbol); });
            keep_completable(position, board, symbol, lays);
            return lays.front().cell;
        }
        return minds_[other].rank(position, symbol, player.effort.budget, static_cast<size_t>(player.effort.width)).front().cell;
    }

    const Contest& contest_;
    Mind minds_[2];
};

class ChallengeContest {
public:
    ChallengeContest(const Contest& contest, Isa isa)
        : contest_(contest),
          minds_{mind_of<Search<Challenge>>(contest.player, isa), mind_of<Search<Challenge>>(contest.others, isa)} {}

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
        if (player.kind == Kind::hold || !player.net) return hold(position, luck);
        return minds_[other].rank(position, player.effort.budget, {2, player.effort.width}).front();
    }

    const Contest& contest_;
    Search<Challenge> minds_[2];
};

class SolitaireContest {
public:
    SolitaireContest(const Contest& contest, Isa isa)
        : contest_(contest), mind_(mind_of<Search<Solitaire>>(contest.player, isa)) {}

    Result play(uint64_t deal) {
        Chance chance(contest_.seed, deal);
        Solitaire position;
        uint8_t tiles[81];
        deal_tiles(position, tiles, chance);
        const Effort& effort = contest_.player.effort;
        while (!position.over) {
            Action action =
                contest_.player.net ? mind_.rank(position, effort.budget, {2, effort.width}).front() : without_net(position);
            if (action.cell < 0) position.finish();
            else apply(position, action, action.is_flip ? tiles[action.cell] : 0);
        }
        return {position.failed ? 0.0 : 1.0, double(position.points()), position.failed};
    }

private:
    static Action without_net(const Solitaire& position) { return ending(position, kEndingNodes).value_or(by_value(position)); }

    const Contest& contest_;
    Search<Solitaire> mind_;
};

class WritingContest {
public:
    WritingContest(const Contest& contest, Isa isa)
        : contest_(contest), minds_{mind_of<WritingSearch>(contest.player, isa), mind_of<WritingSearch>(contest.others, isa)} {}

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

std::vector<Choice> advise(const View& view, const Net* net, const Effort& effort, uint64_t seed, Isa isa) {
    return advise_any(view, {net, isa}, effort, seed);
}

std::vector<Choice> weigh(const View& view, const Net* net, const Effort& effort, const std::vector<Move>& moves, Isa isa) {
    return weigh_any(view, {net, isa}, effort, moves);
}

ContestResult contest(const Contest& contest, Isa isa) { return contest_any(contest, isa); }

uint64_t play_out(Game game, uint64_t games, uint64_t seed) {
    switch (game) {
        case Game::tiles: return play_out_all(games, seed, fresh_laying<9>);
        case Game::animals: return play_out_all(games, seed, fresh_laying<6>);
        case Game::challenge: return play_out_all(games, seed, fresh_flipping<Challenge>);
        case Game::solitaire: return play_out_all(games, seed, fresh_flipping<Solitaire>);
        default: fail("this game is not shuffled");
    }
}

}  // namespace kernel::play

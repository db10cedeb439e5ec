// Advice to the seat to move: from its view to its moves, the best first.
#pragma once

#include "kernel/solver.hpp"
#include "play/rules/views.hpp"
#include "play/search/actions.hpp"
#include "play/search/flipping_search.hpp"
#include "play/search/laying_search.hpp"
#include "play/search/writing_search.hpp"

namespace kernel::play {
namespace {

inline Choice choice_of(Verb verb, int cell, int symbol, float now, Value value) {
    return {{verb, cell, symbol}, now, value.points, value.win};
}

// Alone at Golden Tiles: only where the board can still be completed. The stack is what a complete board needs, so a player who
// never leaves that way lays every tile, and the points of a complete board are as many as there can be.
template <int Side>
void keep_completable(const Laying<Side>& position, const std::string& board, int symbol, std::vector<Lay>& lays) {
    constexpr size_t kCells = Side * Side;
    std::string texts;
    for (const Lay& lay : lays) {
        texts += board;
        texts[texts.size() - kCells + static_cast<size_t>(lay.cell)] = static_cast<char>('1' + symbol);
    }
    std::vector<uint64_t> counts(lays.size());
    Batch batch;
    batch.size = Side == 9 ? Size::nine : Size::six;
    batch.problems = texts.data();
    batch.stride = kCells;
    batch.count = lays.size();
    batch.limit = 1;
    batch.counts = counts.data();
    solve(batch);
    for (size_t i = 0; i < lays.size(); i++)
        lays[i].value = {lays[i].now + (counts[i] ? real(position.left * 20) : 0.f), counts[i] ? 1.f : 0.f};
    sort_best_first(lays, [](const Lay& one) { return one.value.points; });
}

template <int Side>
std::vector<Choice> advise_laying(const View& view, NetOn net, const Effort& effort) {
    Laying<Side> position = laying_of<Side>(view);
    const int symbol = tile_of(view, position);
    if (!position.room(symbol)) return {};
    std::vector<Lay> lays;
    if (position.seats == 1) {
        lays = lays_of(position, symbol);
        keep_completable(position, view.board, symbol, lays);
    } else {
        auto search = std::make_unique<LayingSearch<Side>>(net, Aim{1, effort.win});
        lays = search->rank(position, symbol, effort.budget, static_cast<size_t>(effort.width));
    }
    std::vector<Choice> choices;
    for (const Lay& lay : lays) choices.push_back(choice_of(Verb::lay, lay.cell, symbol + 1, lay.now, lay.value));
    return choices;
}

inline Choice choice_of(const Action& action) {
    if (action.is_flip) return choice_of(Verb::flip, action.cell, 0, action.now, action.value);
    if (action.cell < 0) return choice_of(Verb::finish, -1, 0, action.now, action.value);
    return choice_of(action.forced ? Verb::declare : Verb::write, action.cell, action.symbol + 1, action.now, action.value);
}

inline std::vector<Choice> choices_of(const std::vector<Action>& actions) {
    std::vector<Choice> choices;
    for (const Action& action : actions) choices.push_back(choice_of(action));
    return choices;
}

inline std::vector<Choice> advise_challenge(const View& view, NetOn net, const Effort& effort, uint64_t seed) {
    Challenge position = challenge_of(view);
    demand(!position.over, "the game is over");
    std::vector<Choice> drops;
    each(static_cast<uint64_t>(position.kinds[position.turn]), [&](int symbol) {
        if (!position.room(symbol)) drops.push_back(choice_of(Verb::drop, -1, symbol + 1, 0, {}));
    });
    if (!drops.empty()) return drops;
    if (!net) {
        Chance chance(seed, 1);
        return {choice_of(ending(position, kEndingNodes).value_or(hold(position, chance)))};
    }
    auto search = std::make_unique<Search<Challenge>>(net, Aim{1, effort.win});
    return choices_of(search->rank(position, effort.budget, {2, effort.width}));
}

inline std::vector<Choice> advise_solitaire(const View& view, NetOn net, const Effort& effort) {
    Solitaire position = solitaire_of(view);
    demand(!position.over, "the game is over");
    if (!net) {
        if (std::optional<Action> last = ending(position, kEndingNodes)) return {choice_of(*last)};
        if (effort.budget < kLeastTrials) return {choice_of(by_value(position))};
        std::vector<Action> actions = actions_of(position, Places(position), nullptr);
        SolitaireTrials::rank(position, actions, effort.budget, effort.width);
        return choices_of(actions);
    }
    auto search = std::make_unique<Search<Solitaire>>(net, Aim{1, effort.win});
    return choices_of(search->rank(position, effort.budget, {2, effort.width}));
}

// High digits first: with `rule` nothing better is known, with `solution` nothing better exists.
inline std::vector<Choice> advise_markers(const View& view, uint64_t seed) {
    Markers position = markers_of(view);
    demand(!position.over, "the game is over");
    Chance chance(seed, 3);
    std::vector<Choice> choices;
    for (int symbol = 8; symbol >= 0; symbol--) {
        const size_t first = choices.size();
        each(position.room(symbol), [&](int cell) {
            const float points = real(symbol + 1);
            choices.push_back(choice_of(Verb::write, cell, symbol + 1, points, {points, 0.5f}));
        });
        chance.shuffle(choices.data() + first, static_cast<uint32_t>(choices.size() - first));
    }
    choices.push_back(choice_of(position.advanced ? Verb::done : Verb::pass, -1, 0, 0, {}));
    return choices;
}

inline std::vector<Choice> advise_writing(const View& view, NetOn net, const Effort& effort) {
    OneTwoThree position = one_two_three_of(view);
    demand(!position.over, "the game is over");
    auto search = std::make_unique<WritingSearch>(position.by_solution ? net : NetOn{}, Aim{1, effort.win});
    std::vector<Choice> choices;
    for (const Stroke& stroke : search->rank(position, effort.budget, effort.width))
        choices.push_back(
            choice_of(stroke.cell < 0 ? Verb::done : Verb::write, stroke.cell, stroke.symbol + 1, stroke.now, stroke.value));
    return choices;
}

inline std::vector<Choice> advise_any(const View& view, NetOn net, const Effort& effort, uint64_t seed) {
    demand(effort.budget > 0 && effort.width > 0, "the budget is not positive");
    switch (view.game) {
        case Game::tiles: return advise_laying<9>(view, net, effort);
        case Game::animals: return advise_laying<6>(view, net, effort);
        case Game::challenge: return advise_challenge(view, net, effort, seed);
        case Game::solitaire: return advise_solitaire(view, net, effort);
        case Game::markers: return advise_markers(view, seed);
        case Game::one_two_three: return advise_writing(view, net, effort);
    }
    fail("there is no such game");
}

// Some moves of one position beside each other, each looked into equally deep: for whoever compares a move with better ones.

// Keeps the things whose move is wanted; all of them where none is named.
template <class Thing, class ToChoice>
void keep(std::vector<Thing>& things, const std::vector<Move>& moves, ToChoice to_choice) {
    if (moves.empty()) return;
    std::erase_if(
        things, [&](const Thing& thing) { return std::find(moves.begin(), moves.end(), to_choice(thing).move) == moves.end(); });
}

template <class Thing, class ToChoice>
std::vector<Choice> choices_from(const std::vector<Thing>& things, ToChoice to_choice) {
    std::vector<Choice> choices;
    for (const Thing& thing : things) choices.push_back(to_choice(thing));
    return choices;
}

// Alone, where a board can be completed it brings all the points there are, so that only this is asked. Each answer is slow while
// the board is nearly empty: the cells with the most points are asked first, and without a wish a few good ones are enough.
template <int Side>
std::vector<Lay> completable_first(const Laying<Side>& position, const std::string& board, int symbol, std::vector<Lay> lays,
                                   bool few) {
    constexpr int kEnough = 3;
    sort_best_first(lays, [](const Lay& one) { return one.now; });
    std::vector<Lay> asked;
    int good = 0;
    for (const Lay& lay : lays) {
        std::vector<Lay> one{lay};
        keep_completable(position, board, symbol, one);
        one[0].value.points = 0;
        asked.push_back(one[0]);
        good += one[0].value.win > 0;
        if (few && good == kEnough) break;
    }
    return asked;
}

template <int Side>
std::vector<Choice> weigh_laying(const View& view, NetOn net, const Effort& effort, const std::vector<Move>& moves) {
    Laying<Side> position = laying_of<Side>(view);
    const int symbol = tile_of(view, position);
    auto to_choice = [&](const Lay& lay) { return choice_of(Verb::lay, lay.cell, symbol + 1, lay.now, lay.value); };
    std::vector<Lay> lays = lays_of(position, symbol);
    keep(lays, moves, to_choice);
    if (lays.empty()) return {};
    if (position.seats == 1) {
        lays = completable_first(position, view.board, symbol, lays, moves.empty());
    } else {
        auto search = std::make_unique<LayingSearch<Side>>(net, Aim{1, effort.win});
        if (moves.empty()) search->judge(position, symbol, lays);
        else search->weigh(position, symbol, lays, effort.budget);
    }
    return choices_from(lays, to_choice);
}

inline void prepare(Challenge& position) { position.drop_impossible(); }
inline void prepare(Solitaire&) {}
inline void add_end(const Challenge&, std::vector<Action>&) {}
inline void add_end(const Solitaire& position, std::vector<Action>& actions) {
    if (position.down || position.due >= 0) return;
    Action end;
    end.value = {real(position.points()), 1};
    actions.push_back(end);
}

// Games with face-down tiles: every tile that a flip may show, and the best reply.
template <class Position>
class FlippingWeights {
public:
    FlippingWeights(NetOn net, Aim aim) : search_(net, aim) {}

    // All actions by the net alone, endings too.
    std::vector<Action> judged(const Position& position) { return search_.rank(position, 1, {}, 0); }

    void weigh(const Position& position, std::vector<Action>& actions, int budget) {
        float chances[9];
        flip_chances(position, chances);
        const auto symbols = std::count_if(std::begin(chances), std::end(chances), [](float chance) { return chance > 0; });
        int outcomes = 1;
        for (const Action& action : actions) outcomes += action.is_flip ? static_cast<int>(symbols) : 1;
        const int share = std::max(1, budget / outcomes);
        for (Action& action : actions) {
            Value sum;
            for (int symbol = 0; symbol < 9; symbol++) {
                const float chance = action.is_flip ? chances[symbol] : symbol == 0 ? 1.f : 0.f;
                if (chance == 0) continue;
                Value value = after(position, action, symbol, share);
                sum.points += chance * value.points;
                sum.win += chance * value.win;
            }
            action.value = sum;
        }
    }

private:
    Value after(const Challenge& position, const Action& action, int symbol, int budget) {
        Challenge next = position;
        apply(next, action, symbol);
        const int me = position.turn;
        const float now = real(next.scores[me] - position.scores[me]);
        if (next.over) return {now, won(lead(next, me))};
        next.drop_impossible();
        Value theirs = search_.rank(next, budget, {2, 3}).front().value;
        return {now - theirs.points, 1 - theirs.win};
    }
    Value after(const Solitaire& position, const Action& action, int symbol, int budget) {
        Solitaire next = position;
        apply(next, action, symbol);
        if (next.failed) return {0, 0};
        if (next.over) return {real(next.points()), 1};
        return search_.rank(next, budget, {2, 3}).front().value;
    }

    Search<Position> search_;
};

// Tiles that fit nowhere are dropped first, as everybody may at no cost. Without a net the moves have no values.
template <class Position>
std::vector<Choice> weigh_flipping(Position position, NetOn net, const Effort& effort, const std::vector<Move>& moves) {
    demand(!position.over, "the game is over");
    prepare(position);
    auto to_choice = [](const Action& action) { return choice_of(action); };
    std::vector<Action> actions;
    if (net) {
        auto weights = std::make_unique<FlippingWeights<Position>>(net, Aim{1, effort.win});
        actions = weights->judged(position);
        keep(actions, moves, to_choice);
        // With three seats and more, the best reply of the next one says nothing about this one.
        if (!moves.empty() && position.seats <= 2) weights->weigh(position, actions, effort.budget);
    } else {
        actions = actions_of(position, Places(position), nullptr);
    }
    add_end(position, actions);
    keep(actions, moves, to_choice);
    return choices_from(actions, to_choice);
}

inline std::vector<Choice> weigh_writing(const View& view, NetOn net, const Effort& effort, const std::vector<Move>& moves) {
    OneTwoThree position = one_two_three_of(view);
    demand(!position.over, "the game is over");
    auto to_choice = [](const Stroke& stroke) {
        return choice_of(stroke.cell < 0 ? Verb::done : Verb::write, stroke.cell, stroke.symbol + 1, stroke.now, stroke.value);
    };
    auto search = std::make_unique<WritingSearch>(position.by_solution ? net : NetOn{}, Aim{1, effort.win});
    std::vector<Stroke> strokes = search->judged(position);
    if (strokes.front().cell >= 0 && !moves.empty() && WritingSearch::is_zero_sum(position)) strokes.push_back({});
    keep(strokes, moves, to_choice);
    if (!moves.empty()) search->weigh(position, strokes, effort.budget);
    return choices_from(strokes, to_choice);
}

inline std::vector<Choice> weigh_any(const View& view, NetOn net, const Effort& effort, const std::vector<Move>& moves) {
    demand(effort.budget > 0, "the budget is not positive");
    switch (view.game) {
        case Game::tiles: return weigh_laying<9>(view, net, effort, moves);
        case Game::animals: return weigh_laying<6>(view, net, effort, moves);
        case Game::challenge: return weigh_flipping(challenge_of(view), net, effort, moves);
        case Game::solitaire: return weigh_flipping(solitaire_of(view), net, effort, moves);
        case Game::one_two_three: return weigh_writing(view, net, effort, moves);
        case Game::markers: break;
    }
    fail("nothing weighs the moves of this game");
}

}  // namespace
}  // namespace kernel::play

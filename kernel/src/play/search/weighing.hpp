// Some moves of one position beside each other, each looked into equally deep: for whoever compares a move with better ones.
#pragma once

#include "play/search/advice.hpp"

namespace kernel::play {
namespace {

// Keeps the things whose move is wanted; all of them where none is named.
template <class Thing, class Told>
void keep(std::vector<Thing>& things, const std::vector<Move>& moves, Told told) {
    if (moves.empty()) return;
    std::erase_if(things,
                  [&](const Thing& thing) { return std::find(moves.begin(), moves.end(), told(thing).move) == moves.end(); });
}

template <class Thing, class Told>
std::vector<Choice> told_all(const std::vector<Thing>& things, Told told) {
    std::vector<Choice> choices;
    for (const Thing& thing : things) choices.push_back(told(thing));
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
    auto told = [&](const Lay& lay) { return choice_of(Verb::lay, lay.cell, symbol + 1, lay.now, lay.value); };
    std::vector<Lay> lays = lays_of(position, symbol);
    keep(lays, moves, told);
    if (lays.empty()) return {};
    if (position.seats == 1) {
        lays = completable_first(position, view.board, symbol, lays, moves.empty());
    } else {
        auto search = std::make_unique<LayingSearch<Side>>(net, Aim{1, effort.win});
        if (moves.empty()) search->judge(position, symbol, lays);
        else search->weigh(position, symbol, lays, effort.budget);
    }
    return told_all(lays, told);
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
    auto told = [](const Action& action) { return choice_of(action); };
    std::vector<Action> actions;
    if (net) {
        auto weights = std::make_unique<FlippingWeights<Position>>(net, Aim{1, effort.win});
        actions = weights->judged(position);
        keep(actions, moves, told);
        // With three seats and more, the best reply of the next one says nothing about this one.
        if (!moves.empty() && position.seats <= 2) weights->weigh(position, actions, effort.budget);
    } else {
        actions = actions_of(position, Places(position), nullptr);
    }
    add_end(position, actions);
    keep(actions, moves, told);
    return told_all(actions, told);
}

inline std::vector<Choice> weigh_writing(const View& view, NetOn net, const Effort& effort, const std::vector<Move>& moves) {
    OneTwoThree position = one_two_three_of(view);
    demand(!position.over, "the game is over");
    auto told = [](const Stroke& stroke) {
        return choice_of(stroke.cell < 0 ? Verb::done : Verb::write, stroke.cell, stroke.symbol + 1, stroke.now, stroke.value);
    };
    auto search = std::make_unique<WritingSearch>(position.by_solution ? net : NetOn{}, Aim{1, effort.win});
    std::vector<Stroke> strokes = search->judged(position);
    if (strokes.front().cell >= 0 && !moves.empty() && WritingSearch::is_zero_sum(position)) strokes.push_back({});
    keep(strokes, moves, told);
    if (!moves.empty()) search->weigh(position, strokes, effort.budget);
    return told_all(strokes, told);
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

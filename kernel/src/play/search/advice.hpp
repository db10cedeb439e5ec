// Advice to the seat to move: from its view to its moves, the best first.
#pragma once

#include "kernel/solver.hpp"
#include "play/rules/views.hpp"
#include "play/search/flipping_search.hpp"
#include "play/search/laying_search.hpp"
#include "play/search/policies.hpp"
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

}  // namespace
}  // namespace kernel::play

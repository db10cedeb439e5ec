// Endings without chance: Challenge and Solitaire with nothing face down, searched to the end.
#pragma once

#include <optional>
#include <unordered_map>

#include "chance.hpp"
#include "play/search/actions.hpp"

namespace kernel::play {
namespace {

// A number for each (symbol, cell, seat): the placements of an ending, in any order, are the exclusive or of theirs.
inline uint64_t placement_key(int symbol, int cell, int seat = 0) {
    return Chance(0x5EED, static_cast<uint64_t>((symbol * 81 + cell) * 4 + seat)).next();
}

// Solitaire: the most points that inserting can still reach. The order of inserts does not matter, so that a symbol is either put
// on one of its cells now or never again; the one with the fewest cells comes first.
class SolitaireEnding {
public:
    explicit SolitaireEnding(int most_nodes) : left_(most_nodes) {}

    // Missing where that takes more nodes than allowed; an action with cell −1 means to finish.
    std::optional<Action> best(const Solitaire& position) {
        most_points(position);
        if (left_ <= 0) return std::nullopt;
        chosen_.value = {real(most_), 1.f};
        return chosen_;
    }

    // The most points that were found within the nodes.
    int most_points(const Solitaire& position) {
        most_ = position.points();
        search(position, {});
        return most_;
    }

private:
    void search(const Solitaire& position, Action first) {
        if (--left_ <= 0) return;
        if (const int points = position.points(); points > most_) {
            most_ = points;
            chosen_ = first;
        }
        int possible = 0, fewest = 82, symbol = -1;
        for (int each_symbol = 0; each_symbol < 9; each_symbol++) {
            const int equal = position.hands[0][each_symbol], cells = count(position.room(each_symbol));
            const int rest = equal - std::min(equal, cells);
            possible += rest == 0 ? 3 : rest == 1 ? 1 : 0;
            if (!equal || !cells || cells >= fewest) continue;
            fewest = cells;
            symbol = each_symbol;
        }
        if (possible <= most_) return;
        each(position.room(symbol), [&](int cell) {
            Solitaire after = position;
            after.insert(symbol, cell);
            Action begun = first;
            if (begun.cell < 0) {
                begun.symbol = static_cast<int8_t>(symbol);
                begun.cell = static_cast<int8_t>(cell);
            }
            search(after, begun);
        });
        Solitaire without = position;
        without.barred[symbol] = Board<9>::kAll;
        search(without, first);
    }

    int left_, most_ = 0;
    Action chosen_;
};

// What is known of a position from a search between two limits: the value lies between these.
struct Bounds {
    static constexpr int kInfinite = 10000;
    int low = -kInfinite, high = kInfinite;

    // What settles a search between other limits, if this does.
    std::optional<int> settles(int from, int to) const {
        if (low >= to) return low;
        if (high <= from) return high;
        return std::nullopt;
    }

    void learn(int value, int from, int to) {
        if (value > from) low = std::max(low, value);
        if (value < to) high = std::min(high, value);
    }
};

// Challenge for two with nothing face down: who inserts what, until one of them cannot. The larger lead is also the
// larger chance to win, so only leads are searched.
class ChallengeEnding {
public:
    explicit ChallengeEnding(int most_nodes) : left_(most_nodes) {}

    // The best insert for the seat to move; missing where that takes more nodes than allowed.
    std::optional<Action> best(Challenge position) {
        position.drop_impossible();
        std::optional<Action> chosen;
        int most = -kInfinite;
        for (const Action& action : ordered(position)) {
            int value = after(position, action, 0, most, kInfinite);
            if (left_ <= 0) return std::nullopt;
            if (value <= most) continue;
            most = value;
            chosen = action;
        }
        if (chosen) chosen->value = {real(most), won(lead(position, position.turn) + most)};
        return chosen;
    }

private:
    static constexpr int kInfinite = Bounds::kInfinite;
    static constexpr uint64_t kTurn = 0x9E3779B97F4A7C15u;

    // Inserts with many points first: they cut the search short.
    static std::vector<Action> ordered(const Challenge& position) {
        std::vector<Action> actions = actions_of(position, Places(position), nullptr);
        sort_best_first(actions, [](const Action& one) { return one.now; });
        return actions;
    }

    int after(const Challenge& position, const Action& action, uint64_t key, int low, int high) {
        Challenge next = position;
        next.insert(action.symbol, action.cell, action.forced);
        int now = static_cast<int>(action.now);
        key ^= placement_key(action.symbol, action.cell, position.turn) ^ kTurn;
        return now - search(next, key, now - high, now - low);
    }

    // How much the lead of the seat to move still grows: exact between the limits, else a bound.
    int search(Challenge& position, uint64_t key, int low, int high) {
        if (--left_ <= 0 || position.over) return 0;
        position.drop_impossible();
        if (const auto settled = known_[key].settles(low, high)) return *settled;
        int most = -kInfinite, from = low;
        for (const Action& action : ordered(position)) {
            most = std::max(most, after(position, action, key, from, high));
            if (left_ <= 0) return 0;
            from = std::max(from, most);
            if (from >= high) break;
        }
        known_[key].learn(most, low, high);
        return most;
    }

    int left_;
    std::unordered_map<uint64_t, Bounds> known_;
};

// The best action where nothing is face down and this many nodes suffice; else missing.
inline std::optional<Action> ending(const Solitaire& position, int most_nodes) {
    if (position.down) return std::nullopt;
    return SolitaireEnding(most_nodes).best(position);
}
inline std::optional<Action> ending(const Challenge& position, int most_nodes) {
    if (position.down || position.seats != 2) return std::nullopt;
    return ChallengeEnding(most_nodes).best(position);
}
constexpr int kEndingNodes = 20000;

}  // namespace
}  // namespace kernel::play

// Looking ahead in Golden Tiles and Animal Tiles: the next draw of the next seat, and the last tiles to the end.
#pragma once

#include <unordered_map>

#include "play/search/actions.hpp"
#include "play/search/endings.hpp"

namespace kernel::play {
namespace {

// A cell for the tile in hand.
struct Lay {
    int8_t cell = -1;
    float now = 0;
    Value value;
};

template <int Side>
std::vector<Lay> lays_of(const Laying<Side>& position, int symbol) {
    std::vector<Lay> lays;
    each(position.room(symbol), [&](int cell) { lays.push_back({static_cast<int8_t>(cell), real(position.points(cell)), {}}); });
    return lays;
}

// What the seat to move can expect before it is known which tile it holds: the mean over all tiles that it may draw, each on its
// best cell by the values that are given.
template <int Side, class ValueOf>
Value before_draw(const Laying<Side>& position, const Aim& aim, const ValueOf& value_of) {
    const Value none{0, won(lead(position, position.turn))};
    int all = 0;
    Value sum;
    for (int symbol = 0; symbol < Side; symbol++) {
        const int tiles = position.unseen[symbol];
        if (!tiles) continue;
        all += tiles;
        Value best = none;
        float most = -1e9f;
        each(position.room(symbol), [&](int cell) {
            const Value value = value_of(symbol, cell);
            if (aim(value) <= most) return;
            most = aim(value);
            best = value;
        });
        sum.points += real(tiles) * best.points;
        sum.win += real(tiles) * best.win;
    }
    return all ? Value{sum.points / real(all), sum.win / real(all)} : none;
}

// The last tiles of a game for two: every draw and every cell, as long as the nodes last.
template <int Side>
class LayingEnding {
public:
    LayingEnding(int most_nodes, Aim aim) : aim_(aim), left_(most_nodes) {}

    bool judge(const Laying<Side>& position, int symbol, std::vector<Lay>& lays) {
        for (Lay& lay : lays) lay.value = after(position, symbol, lay.cell, 0);
        return left_ > 0;
    }

private:
    Value after(const Laying<Side>& position, int symbol, int cell, uint64_t key) {
        Laying<Side> next = position;
        next.lay(symbol, cell);
        const int me = position.turn;
        const float now = real(next.scores[me] - position.scores[me]);
        if (next.over) return {now, won(lead(next, me))};
        Value theirs = expected(next, key ^ placement_key(symbol, cell));
        return {now - theirs.points, 1 - theirs.win};
    }

    Value expected(const Laying<Side>& position, uint64_t key) {
        if (--left_ <= 0) return {};
        const uint64_t full = key ^ Chance(99, static_cast<uint64_t>(lead(position, position.turn) + 5000)).next();
        if (auto known = known_.find(full); known != known_.end()) return known->second;
        return known_[full] = before_draw(position, aim_, [&](int symbol, int cell) {
                   return left_ <= 0 ? Value{} : after(position, symbol, cell, key);
               });
    }

    Aim aim_;
    int left_;
    std::unordered_map<uint64_t, Value> known_;
};

template <int Side>
class LayingSearch {
public:
    static constexpr int kEndingPlaces = 26;        // with at most this many (symbol, cell) places left, search to the end

    // Without a net the points that the next seat can expect stand for all that is to come.
    LayingSearch(NetOn net, Aim aim) : judge_(net), aim_(aim) {}

    // The cells for a tile that fits somewhere, the best first.
    std::vector<Lay> rank(const Laying<Side>& position, int symbol, int budget, size_t width = 8) {
        std::vector<Lay> lays = lays_of(position, symbol);
        if (lays.size() < 2) return lays;
        if (budget > 1 && position.seats == 2 && places_left(position) <= kEndingPlaces) {
            LayingEnding<Side> ending(400 * std::min(budget, 500), aim_);
            if (ending.judge(position, symbol, lays)) return sorted(lays, lays.size());
        }
        judge(position, symbol, lays);
        sorted(lays, lays.size());
        if (budget < 3 || position.seats != 2) return lays;
        const size_t widest = std::min({lays.size(), width, static_cast<size_t>(budget - 1)});
        for (size_t i = 0; i < widest; i++) look_into(position, symbol, lays[i]);
        return sorted(lays, widest);
    }

    // Some cells for a tile, each looked into equally deep.
    void weigh(const Laying<Side>& position, int symbol, std::vector<Lay>& lays, int budget) {
        if (position.seats == 2 && places_left(position) <= kEndingPlaces) {
            LayingEnding<Side> ending(400 * std::min(budget, 500), aim_);
            if (ending.judge(position, symbol, lays)) return;
        }
        judge(position, symbol, lays);
        if (position.seats == 2 && judge_)
            for (Lay& lay : lays) look_into(position, symbol, lay);
    }

    // Some cells for a tile by the net alone.
    void judge(const Laying<Side>& position, int symbol, std::vector<Lay>& lays) {
        if (judge_) judge_.judge([&](Planes<Side>& planes) { see(position, planes); });
        for (Lay& lay : lays) lay.value = judge_ ? judge_.value(lay.now, symbol, lay.cell) : Value{lay.now, 0.5f};
    }

    int evaluations() const { return judge_.evaluations(); }

private:
    // What the next seat can expect after this cell decides its value.
    void look_into(const Laying<Side>& position, int symbol, Lay& lay) {
        Laying<Side> next = position;
        next.lay(symbol, lay.cell);
        Value theirs = next.over ? Value{0, 1 - won(lead(next, position.turn))} : expected(next);
        lay.value = {lay.now - theirs.points, 1 - theirs.win};
    }

    static int places_left(const Laying<Side>& position) {
        int places = 0;
        for (int symbol = 0; symbol < Side; symbol++)
            if (position.unseen[symbol]) places += count(position.room(symbol));
        return places;
    }

    std::vector<Lay>& sorted(std::vector<Lay>& lays, size_t widest) const {
        sort_best_first(lays, widest, [this](const Lay& one) { return aim_(one.value); });
        return lays;
    }

    Value expected(const Laying<Side>& position) {
        if (judge_) judge_.judge([&](Planes<Side>& planes) { see(position, planes); });
        return before_draw(position, aim_, [&](int symbol, int cell) {
            const float now = real(position.points(cell));
            return judge_ ? judge_.value(now, symbol, cell) : Value{now * kReply, 0.5f};
        });
    }
    static constexpr float kReply = 0.5f;           // how much of the next seat's points is held against a cell

    Judge<Side> judge_;
    Aim aim_;
};

}  // namespace
}  // namespace kernel::play

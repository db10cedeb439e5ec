// Looking ahead in One-Two-Three: digits by the net, and the last cells to the end. Ending a turn early is a move like any other.
#pragma once

#include <optional>
#include <unordered_map>

#include "play/search/actions.hpp"
#include "play/search/endings.hpp"

namespace kernel::play {
namespace {

// A digit, or the end of a turn (cell −1).
struct Stroke {
    int8_t symbol = -1, cell = -1;
    float now = 0;
    Value value;
};

inline std::vector<Stroke> strokes_of(const OneTwoThree& position, bool with_done) {
    std::vector<Stroke> strokes;
    for (int symbol = 0; symbol < 9; symbol++)
        each(position.room(symbol), [&](int cell) {
            strokes.push_back({static_cast<int8_t>(symbol), static_cast<int8_t>(cell), real(position.points(symbol, cell)), {}});
        });
    sort_best_first(strokes, [](const Stroke& one) { return one.now; });
    if (with_done) strokes.push_back({});
    return strokes;
}

inline void apply(OneTwoThree& position, const Stroke& stroke) {
    if (stroke.symbol < 0) position.done();
    else position.write(stroke.symbol, stroke.cell);
}

// Everything that decides how a position goes on but the digits: those are in the key of the placements.
inline uint64_t turn_key(const OneTwoThree& position) {
    uint64_t key = position.place | position.used << 3 | position.has_house << 5 | position.idle << 6 | position.placed << 8 |
                   position.final << 9 | static_cast<uint64_t>(position.round % 3) << 10;
    for (int symbol = 0; symbol < 9; symbol++) key |= static_cast<uint64_t>(position.equal[symbol]) << (12 + 2 * symbol);
    for (int place = 0; place < position.seats; place++) key |= static_cast<uint64_t>(position.order[place]) << (30 + 3 * place);
    key |= static_cast<uint64_t>(position.stopped) << 45;
    return Chance(key, 123).next();
}

// Two seats: how much the lead of the seat to move still grows.
class WritingDuel {
public:
    explicit WritingDuel(int most_nodes) : left_(most_nodes) {}

    std::optional<Stroke> best(const OneTwoThree& position) {
        std::optional<Stroke> chosen;
        int most = -kInfinite;
        for (const Stroke& stroke : strokes_of(position, true)) {
            int value = after(position, stroke, 0, most, kInfinite);
            if (left_ <= 0) return std::nullopt;
            if (value <= most) continue;
            most = value;
            chosen = stroke;
        }
        if (chosen) chosen->value = {real(most), won(position.ahead(position.turn()) + most)};
        return chosen;
    }

private:
    static constexpr int kInfinite = Bounds::kInfinite;

    int after(const OneTwoThree& position, const Stroke& stroke, uint64_t key, int low, int high) {
        const int me = position.turn();
        OneTwoThree next = position;
        apply(next, stroke);
        const int now = next.ahead(me) - position.ahead(me);
        if (next.over) return --left_, now;
        if (stroke.cell >= 0) key ^= placement_key(stroke.symbol, stroke.cell);
        return next.turn() == me ? now + search(next, key, low - now, high - now)
                                 : now - search(next, key, now - high, now - low);
    }

    int search(const OneTwoThree& position, uint64_t key, int low, int high) {
        if (--left_ <= 0) return 0;
        // The order of the final round depends on the scores, so does everything before it.
        uint64_t full = key ^ turn_key(position);
        if (!position.final) full ^= Chance(77, static_cast<uint64_t>(position.ahead(position.turn()) + 5000)).next();
        if (const auto settled = known_[full].settles(low, high)) return *settled;
        int most = -kInfinite, from = low;
        for (const Stroke& stroke : strokes_of(position, true)) {
            most = std::max(most, after(position, stroke, key, from, high));
            if (left_ <= 0) return 0;
            from = std::max(from, most);
            if (from >= high) break;
        }
        known_[full].learn(most, low, high);
        return most;
    }

    int left_;
    std::unordered_map<uint64_t, Bounds> known_;
};

// Three seats and more, or teams: everybody looks for the best end for themselves.
class WritingRound {
public:
    explicit WritingRound(int most_nodes) : left_(most_nodes) {}

    std::optional<Stroke> best(const OneTwoThree& position) {
        std::optional<Stroke> chosen;
        OneTwoThree end = search(position, 0, chosen);
        if (left_ <= 0 || !chosen) return std::nullopt;
        const int me = position.turn();
        chosen->value = {real(end.ahead(me) - position.ahead(me)), won(end.ahead(me))};
        return chosen;
    }

private:
    // The position in which the game ends.
    OneTwoThree search(const OneTwoThree& position, uint64_t key, std::optional<Stroke>& chosen) {
        if (--left_ <= 0 || position.over) return position;
        uint64_t full = key ^ turn_key(position);
        for (int seat = 0; seat < position.seats; seat++)
            full ^= Chance(static_cast<uint64_t>(seat), static_cast<uint64_t>(position.scores[seat] + 5000)).next();
        auto known = known_.find(full);
        if (known != known_.end() && key) return known->second;
        const int me = position.turn();
        OneTwoThree most = position;
        int best_lead = INT32_MIN;
        for (const Stroke& stroke : strokes_of(position, true)) {
            OneTwoThree next = position;
            apply(next, stroke);
            std::optional<Stroke> deeper;
            OneTwoThree end = search(next, stroke.cell < 0 ? key : key ^ placement_key(stroke.symbol, stroke.cell), deeper);
            if (left_ <= 0) return position;
            if (end.ahead(me) <= best_lead) continue;
            best_lead = end.ahead(me);
            most = end;
            chosen = stroke;
        }
        known_.emplace(full, most);
        return most;
    }

    int left_;
    std::unordered_map<uint64_t, OneTwoThree> known_;
};

class WritingSearch {
public:
    static constexpr int kMostOpenForTwo = 14, kMostOpenForMore = 6;

    // Without a net the points at once stand for all that is to come.
    WritingSearch(NetOn net, Aim aim) : judge_(net), aim_(aim) {}

    // The strokes of a position that is not over, the best first. Work beyond the budget goes into the last cells.
    std::vector<Stroke> rank(const OneTwoThree& position, int budget, int width = 8) {
        if (budget > 1)
            if (std::optional<Stroke> last = ending(position, budget)) return {*last};
        std::vector<Stroke> strokes = judged(position);
        if (budget < 3 || !is_zero_sum(position) || !judge_) return strokes;
        size_t widest = std::min({strokes.size(), static_cast<size_t>(width), static_cast<size_t>(budget - 1)});
        strokes.insert(strokes.begin() + static_cast<std::ptrdiff_t>(widest), Stroke{});  // and to end the turn here
        const int share = std::max(1, (budget - 1) / static_cast<int>(widest + 1));
        for (size_t i = 0; i <= widest; i++) strokes[i].value = after(position, strokes[i], share);
        sort(strokes, widest + 1);
        return strokes;
    }

    // Some strokes, each looked into equally deep: to the end where few cells are left.
    void weigh(const OneTwoThree& position, std::vector<Stroke>& strokes, int budget) {
        const int share = std::max(1, budget / std::max<int>(1, static_cast<int>(strokes.size())));
        for (Stroke& stroke : strokes)
            if (judge_ && is_zero_sum(position)) stroke.value = after(position, stroke, share);
            else if (!judge_) stroke.value = {stroke.now, 0.5f};
    }

    int evaluations() const { return judge_.evaluations(); }

    static bool is_zero_sum(const OneTwoThree& position) { return position.seats == 2 || position.teams; }

    // All strokes by the net alone.
    std::vector<Stroke> judged(const OneTwoThree& position) {
        std::vector<Stroke> strokes = strokes_of(position, false);
        if (strokes.empty()) return {Stroke{}};
        if (!judge_) {
            for (Stroke& stroke : strokes) stroke.value = {stroke.now, 0.5f};
            return strokes;
        }
        judge_.judge([&](Planes<9>& planes) { see(position, planes); });
        for (Stroke& stroke : strokes) stroke.value = judge_.value(stroke.now, stroke.symbol, stroke.cell);
        sort(strokes, strokes.size());
        return strokes;
    }

private:
    std::optional<Stroke> ending(const OneTwoThree& position, int budget) {
        const int open = count(position.open()), nodes = 400 * std::min(budget, 500);
        if (position.seats == 2) {
            if (open > kMostOpenForTwo) return std::nullopt;
            return WritingDuel(nodes).best(position);
        }
        if (open > kMostOpenForMore) return std::nullopt;
        return WritingRound(nodes).best(position);
    }

    void sort(std::vector<Stroke>& strokes, size_t count) const {
        sort_best_first(strokes, count, [this](const Stroke& one) { return aim_(one.value); });
    }

    Value after(const OneTwoThree& position, const Stroke& stroke, int budget) {
        const int me = position.turn();
        OneTwoThree next = position;
        apply(next, stroke);
        const float now = real(next.ahead(me) - position.ahead(me));
        if (next.over) return {now, won(next.ahead(me))};
        Value value = (budget > 8 ? rank(next, budget, 4) : judged(next)).front().value;
        const bool ours = next.turn() == me || (position.teams && next.turn() == (me ^ 2));
        return ours ? Value{now + value.points, value.win} : Value{now - value.points, 1 - value.win};
    }

    Judge<9> judge_;
    Aim aim_;
};

}  // namespace
}  // namespace kernel::play

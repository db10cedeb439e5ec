// The consequences of an assumption by singles alone, each with its reason.
//
// A fact says that a candidate is true or false. A true one makes all that it sees false; a cell or a house with one
// candidate left makes that one true. For chains only cells and houses count that have two candidates from the start,
// so that each fact follows from one other.
#pragma once

#include <algorithm>

#include "search.hpp"

namespace kernel::coach {

inline constexpr int at(int cell, int digit) { return cell * 9 + digit - 1; }

class Line {
public:
    Line(const Position& p, bool chains) : p_(p), chains_(chains) {
        facts_.reserve(std::size(fact_of_));
        std::fill(std::begin(fact_of_), std::end(fact_of_), int16_t{-1});
        for (int c = 0; c < 81; ++c) in_cell_[c] = static_cast<int8_t>(coach::size(p.cand[c]));
        for (int h = 0; h < 27; ++h)
            for (int d = 1; d <= 9; ++d) in_house_[h][d] = static_cast<int8_t>(count(p.at[d] & G.house[h]));
        for (int c = 0; c < 81; ++c) from_cell_[c] = in_cell_[c];
        for (int h = 0; h < 27; ++h) std::copy(std::begin(in_house_[h]), std::end(in_house_[h]), std::begin(from_house_[h]));
    }

    int size() const { return static_cast<int>(facts_.size()); }
    const std::vector<Fact>& facts() const { return facts_; }
    bool known(int cell, int digit) const { return fact_of_[at(cell, digit)] >= 0; }
    int fact_of(int cell, int digit) const { return fact_of_[at(cell, digit)]; }
    bool alive(int cell, int digit) const {
        int f = fact_of_[at(cell, digit)];
        return (p_.cand[cell] & digit_bit(digit)) && (f < 0 || facts_[f].on);
    }
    int left_in_cell(int cell) const { return in_cell_[cell]; }
    int left_in_house(int house, int digit) const { return in_house_[house][digit]; }
    int layer(int fact) const { return layer_[fact]; }
    int reached() const { return reached_; }  // the layer of the fact that was followed last

    // Follows an assumption to its end; false when it contradicts itself.
    bool assume(int cell, int digit, bool on = true) {
        end = End::conclusion;
        size_t next = facts_.size();
        add(cell, digit, on, Why::assumed, -1, 0);
        if (!on && !turn_off(cell, digit, static_cast<int>(next))) return false;
        for (; next < facts_.size(); ++next) {
            if (!facts_[next].on) continue;
            reached_ = layer_[next];
            if (!follow(static_cast<int>(next))) return false;
        }
        return true;
    }

    // Forgets all facts from this one on.
    void forget(int from) {
        while (size() > from) {
            const Fact& f = facts_.back();
            fact_of_[at(f.cell, f.digit)] = -1;
            if (!f.on) count_back(f.cell, f.digit);
            facts_.pop_back();
        }
        twice_ = -1;
    }

    // Marks what a fact rests on.
    void need(int fact, std::vector<char>& needed) const {
        if (fact < 0 || needed[fact]) return;
        needed[fact] = 1;
        const Fact& f = facts_[fact];
        if (f.why == Why::seen) need(f.ref, needed);
        if (f.why == Why::cell) need_cell(f.cell, f.digit, needed);
        if (f.why == Why::house) need_house(f.ref, f.digit, f.cell, needed);
    }
    void need_cell(int cell, int but, std::vector<char>& needed) const {
        each_digit(p_.cand[cell], [&](int d) {
            if (d != but) need_off(cell, d, needed);
        });
    }
    void need_house(int house, int digit, int but, std::vector<char>& needed) const {
        each(p_.at[digit] & G.house[house], [&](int c) {
            if (c != but) need_off(c, digit, needed);
        });
    }
    void need_end(std::vector<char>& needed) const {
        if (end == End::empty_cell) need_cell(end_at, 0, needed);
        if (end == End::empty_house) need_house(end_at, end_digit, -1, needed);
        if (end == End::twice) {
            need(end_at, needed);
            need(twice_, needed);
        }
    }

    End end = End::conclusion;
    int end_at = -1, end_digit = 0;
    int twice() const { return twice_; }

private:
    void need_off(int cell, int digit, std::vector<char>& needed) const {
        int f = fact_of_[at(cell, digit)];
        if (f >= 0 && !facts_[f].on) need(f, needed);
    }

    void add(int cell, int digit, bool on, Why why, int ref, int layer) {
        size_t index = facts_.size();
        fact_of_[at(cell, digit)] = static_cast<int16_t>(index);
        layer_[index] = static_cast<int16_t>(layer);
        facts_.push_back({cell, digit, on, why, ref, static_cast<int>(index)});
    }

    void count_back(int cell, int digit) {
        ++in_cell_[cell];
        off_[digit] &= ~bit(cell);
        for (int h : G.houses[cell]) ++in_house_[h][digit];
    }

    bool follow(int fact) {
        int cell = facts_[fact].cell, digit = facts_[fact].digit;
        bool fine = true;
        for (Digits rest = static_cast<Digits>(p_.cand[cell] & ~digit_bit(digit)); rest && fine;
             rest = static_cast<Digits>(rest & (rest - 1)))
            fine = off(cell, lowest(rest), fact);
        if (!fine) return false;
        Set seen = G.peers[cell] & p_.at[digit];
        for (auto low = static_cast<uint64_t>(seen); low; low &= low - 1)
            if (!off(std::countr_zero(low), digit, fact)) return false;
        for (auto high = static_cast<uint64_t>(seen >> 64); high; high &= high - 1)
            if (!off(64 + std::countr_zero(high), digit, fact)) return false;
        return true;
    }

    bool off(int cell, int digit, int because) {
        int f = fact_of_[at(cell, digit)];
        if (f >= 0) {
            if (!facts_[f].on) return true;
            end = End::twice;  // both are true, and see each other
            end_at = because;
            twice_ = f;
            return false;
        }
        add(cell, digit, false, Why::seen, because, layer_[because] + 1);
        return turn_off(cell, digit, facts_.back().index);
    }

    // After a candidate is ruled out: do its cell or its houses have one left, or none?
    bool turn_off(int cell, int digit, int because) {
        --in_cell_[cell];
        off_[digit] |= bit(cell);
        for (int h : G.houses[cell]) --in_house_[h][digit];
        int layer = layer_[because] + 1;
        if (in_cell_[cell] == 0) return stop(End::empty_cell, cell, 0);
        if (in_cell_[cell] == 1 && (!chains_ || from_cell_[cell] == 2))
            for (Digits rest = p_.cand[cell]; rest; rest = static_cast<Digits>(rest & (rest - 1)))
                if (!known(cell, lowest(rest))) {
                    add(cell, lowest(rest), true, Why::cell, cell, layer);
                    break;
                }
        for (int h : G.houses[cell]) {
            if (in_house_[h][digit] == 0) return stop(End::empty_house, h, digit);
            if (in_house_[h][digit] != 1 || (chains_ && from_house_[h][digit] != 2)) continue;
            int last = first(p_.at[digit] & G.house[h] & ~off_[digit]);
            if (!known(last, digit)) add(last, digit, true, Why::house, h, layer);
        }
        return true;
    }

    bool stop(End how, int where, int digit) {
        end = how;
        end_at = where;
        end_digit = digit;
        return false;
    }

    const Position& p_;
    bool chains_;
    std::vector<Fact> facts_;
    int16_t layer_[729], fact_of_[729];
    int8_t in_cell_[81], from_cell_[81], in_house_[27][10], from_house_[27][10];
    std::array<Set, 10> off_{};  // cells where a digit is ruled out
    int twice_ = -1, reached_ = 0;
};

// The facts of a line from one index on that are needed, and its end.
inline ForcingNet harvest(const Line& line, int from, const std::vector<char>& needed) {
    ForcingNet net;
    for (int k = from; k < line.size(); ++k)
        if (needed[k] || k == from) net.facts.push_back(line.facts()[k]);
    net.end = line.end;
    net.at = line.end_at;
    net.digit = line.end_digit;
    if (line.end == End::twice) {  // say where: the house that both stand in
        const Fact &a = line.facts()[line.end_at], &b = line.facts()[line.twice()];
        net.digit = a.digit;
        for (int h : G.houses[a.cell])
            if (a.cell != b.cell && has(G.house[h], b.cell)) net.at = h;
        if (a.cell == b.cell) net.at = 27 + a.cell;  // two digits in one cell
    }
    return net;
}

}  // namespace kernel::coach

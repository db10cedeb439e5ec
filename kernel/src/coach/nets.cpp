// Forcing: what follows from an assumption by singles alone, with every reason kept.
//
// A fact says that a candidate is true or false. A true one makes all that it sees false; a cell or a house with one
// candidate left makes that one true. Kinds of steps:
//   chain   each fact follows from one other (only cells and houses that have two candidates from the start are used);
//   net     a fact may need several others;
//   nested  where a net comes to rest it goes on by cases: all candidates of a cell, or all places of a digit.
#include <algorithm>
#include <memory>

#include "search.hpp"

namespace kernel::coach {

int Net::size() const {
    int n = static_cast<int>(facts.size());
    for (const Net& net : cases) n += net.size();
    return n;
}

namespace {

constexpr int at(int cell, int digit) { return cell * 9 + digit - 1; }

class Line {
public:
    Line(const Position& p, bool chains) : p_(p), chains_(chains) {
        facts_.reserve(800);
        std::fill(std::begin(fact_of_), std::end(fact_of_), -1);
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

    // Follows an assumption to its end; false when it contradicts itself.
    bool assume(int cell, int digit, bool on = true) {
        end = End::conclusion;
        size_t next = facts_.size();
        layer_.resize(facts_.size());
        add(cell, digit, on, Why::assumed, -1, 0);
        if (!on && !turn_off(cell, digit, static_cast<int>(next))) return false;
        for (; next < facts_.size(); ++next)
            if (facts_[next].on && !follow(static_cast<int>(next))) return false;
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
        layer_.resize(facts_.size());
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
        fact_of_[at(cell, digit)] = static_cast<int>(facts_.size());
        facts_.push_back({cell, digit, on, why, ref, static_cast<int>(facts_.size())});
        layer_.push_back(static_cast<int16_t>(layer));
    }

    void count_back(int cell, int digit) {
        ++in_cell_[cell];
        for (int h : G.houses[cell]) ++in_house_[h][digit];
    }

    bool follow(int fact) {
        int cell = facts_[fact].cell, digit = facts_[fact].digit;
        bool fine = true;
        for (Digits rest = static_cast<Digits>(p_.cand[cell] & ~digit_bit(digit)); rest && fine; rest = static_cast<Digits>(rest & (rest - 1)))
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

    // A candidate has gone: is its cell, or are its houses, left with one, or none?
    bool turn_off(int cell, int digit, int because) {
        --in_cell_[cell];
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
            Set rest = p_.at[digit] & G.house[h];
            for (; rest; rest &= rest - 1)
                if (!known(first(rest), digit)) {
                    add(first(rest), digit, true, Why::house, h, layer);
                    break;
                }
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
    std::vector<int16_t> layer_;
    int fact_of_[729];
    int8_t in_cell_[81], from_cell_[81], in_house_[27][10], from_house_[27][10];
    int twice_ = -1;
};

// The facts of a line from one index on that are needed, and its end.
Net harvest(const Line& line, int from, const std::vector<char>& needed) {
    Net net;
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

struct Start {
    int cell, digit;
    bool broken = false;
    std::array<uint64_t, 12> on{}, off{};
    std::array<int16_t, 729> layer{};
};

class Forcing {
public:
    Forcing(const Position& p, Technique technique, Finds& finds)
        : p_(p), technique_(technique), line_(p, technique == Technique::forcing_chain), finds_(finds) {}

    bool search(long& budget) {
        each(p_.open, [&](int c) { budget -= size(p_.cand[c]); });
        if (budget < 0) return false;
        each(p_.open, [&](int c) { each_digit(p_.cand[c], [&](int d) { open(c, d); }); });
        for (size_t i = 0; i < starts_.size(); ++i)
            if (starts_[i].broken) contradiction(starts_[i]);
        each(p_.open, [&](int c) {
            if (size(p_.cand[c]) < 2 || size(p_.cand[c]) > 4) return;
            std::vector<int> cases;
            each_digit(p_.cand[c], [&](int d) { cases.push_back(index_[at(c, d)]); });
            verity(cases, c, 0);
        });
        for (int h = 0; h < 27; ++h)
            for (int d = 1; d <= 9; ++d) {
                Set room = p_.at[d] & G.house[h];
                if (count(room) < 2 || count(room) > 4) continue;
                std::vector<int> cases;
                each(room, [&](int c) { cases.push_back(index_[at(c, d)]); });
                verity(cases, h, d);
            }
        return true;
    }

private:
    void open(int cell, int digit) {
        index_[at(cell, digit)] = static_cast<int>(starts_.size());
        Start& s = starts_.emplace_back();
        s.cell = cell;
        s.digit = digit;
        s.broken = !line_.assume(cell, digit);
        for (const Fact& f : line_.facts()) {
            int k = at(f.cell, f.digit);
            (f.on ? s.on : s.off)[k >> 6] |= uint64_t{1} << (k & 63);
            s.layer[k] = static_cast<int16_t>(line_.layer(f.index));
        }
        if (s.broken) s.layer[at(cell, digit)] = static_cast<int16_t>(line_.layer(line_.size() - 1));
        line_.forget(0);
    }

    void contradiction(const Start& s) {
        int layers = s.layer[at(s.cell, s.digit)];
        if (!finds_.wants(layers * 10)) return;
        line_.assume(s.cell, s.digit);
        std::vector<char> needed(static_cast<size_t>(line_.size()));
        line_.need_end(needed);
        Step step;
        step.technique = technique_;
        step.nets.push_back(harvest(line_, 0, needed));
        line_.forget(0);
        step.cost = 10 * layers + std::min(9, step.nets[0].size() / 10);
        step.removes.push_back({s.cell, s.digit});
        finds_.add(std::move(step));
    }

    // Whichever case holds, a candidate is true (or false): it is so.
    void verity(const std::vector<int>& cases, int where, int digit) {
        std::array<uint64_t, 12> on, off;
        on.fill(~uint64_t{0});
        off.fill(~uint64_t{0});
        int longest = 0, total = 0;
        for (int i : cases) {
            const Start& s = starts_[i];
            if (s.broken) return;
            for (int w = 0; w < 12; ++w) on[w] &= s.on[w], off[w] &= s.off[w];
        }
        int best = -1;
        bool best_on = false;
        int best_cost = 1 << 20;
        for (int w = 0; w < 12; ++w)
            for (uint64_t rest = on[w] | off[w]; rest; rest &= rest - 1) {
                int k = w * 64 + std::countr_zero(rest);
                longest = total = 0;
                for (int i : cases) {
                    total += starts_[i].layer[k];
                    longest = std::max<int>(longest, starts_[i].layer[k]);
                }
                if (total < best_cost) best = k, best_on = on[w] >> (k & 63) & 1, best_cost = total;
            }
        if (best < 0 || !finds_.wants(10 * best_cost)) return;
        Step step;
        step.technique = technique_;
        Net root;
        root.end = End::cases;
        root.at = where;
        root.digit = digit;
        int cell = best / 9, d = best % 9 + 1;
        for (int i : cases) {
            line_.assume(starts_[i].cell, starts_[i].digit);
            std::vector<char> needed(static_cast<size_t>(line_.size()));
            line_.need(line_.fact_of(cell, d), needed);
            line_.end = End::conclusion;
            root.cases.push_back(harvest(line_, 0, needed));
            root.cases.back().at = cell;
            root.cases.back().digit = d;
            line_.forget(0);
        }
        step.nets.push_back(std::move(root));
        step.cost = 10 * best_cost + std::min(9, step.nets[0].size() / 10);
        (best_on ? step.places : step.removes).push_back({cell, d});
        finds_.add(std::move(step));
    }

    const Position& p_;
    Technique technique_;
    Line line_;
    Finds& finds_;
    std::vector<Start> starts_;
    std::array<int, 729> index_{};
};

// Refutes one assumption by cases within cases, as small as can be found quickly.
class Nested {
public:
    Nested(const Position& p, long& budget) : p_(p), line_(p, false), budget_(budget) {}

    bool refute(int cell, int digit, int limit, Net& net) {
        left_ = limit;
        needed_.assign(2000, 0);
        bool done = descend(cell, digit, net);
        line_.forget(0);
        return done;
    }
    int used(int limit) const { return limit - left_; }

private:
    bool descend(int cell, int digit, Net& net) {
        if (--left_ < 0 || --budget_ < 0) return false;
        int from = line_.size();
        if (!line_.assume(cell, digit)) {
            line_.need_end(needed_);
            net = harvest(line_, from, needed_);
            clear_from(from);
            return true;
        }
        int split_at = line_.size(), where = -1, on_digit = 0;
        narrowest(where, on_digit);
        Net split;
        bool closed = true;
        auto one_case = [&](int c, int d) {
            if (!closed) return;
            Net child;
            closed = descend(c, d, child);
            if (closed) split.cases.push_back(std::move(child));
        };
        std::vector<Candidate> cases;
        if (on_digit)
            each(p_.at[on_digit] & G.house[where], [&](int c) {
                if (line_.alive(c, on_digit)) cases.push_back({c, on_digit});
            });
        else
            each_digit(p_.cand[where], [&](int d) {
                if (line_.alive(where, d)) cases.push_back({where, d});
            });
        for (auto [c, d] : cases) {
            one_case(c, d);
            if (!closed) break;
            line_.forget(split_at);
        }
        if (!closed) return false;
        if (on_digit) line_.need_house(where, on_digit, -1, needed_);
        else line_.need_cell(where, 0, needed_);
        line_.end = End::cases;
        line_.end_at = where;
        line_.end_digit = on_digit;
        Net own = harvest(line_, from, needed_);
        own.cases = std::move(split.cases);
        net = std::move(own);
        clear_from(from);
        return true;
    }

    void clear_from(int from) { std::fill(needed_.begin() + from, needed_.end(), 0); }

    void narrowest(int& where, int& on_digit) const {
        int fewest = 100;
        each(p_.open, [&](int c) {
            int n = line_.left_in_cell(c);
            if (n >= 2 && n < fewest) fewest = n, where = c, on_digit = 0;
        });
        for (int h = 0; h < 27 && fewest > 2; ++h)
            for (int d = 1; d <= 9; ++d) {
                int n = line_.left_in_house(h, d);
                if (n >= 2 && n < fewest) fewest = n, where = h, on_digit = d;
            }
    }

    const Position& p_;
    Line line_;
    long& budget_;
    int left_ = 0;
    std::vector<char> needed_;
};

// A line without cases, trimmed to what its contradiction needs; nothing when it does not contradict itself.
bool straight(const Position& p, Technique technique, int cell, int digit, Step& step) {
    Line line(p, technique == Technique::forcing_chain);
    if (line.assume(cell, digit)) return false;
    std::vector<char> needed(static_cast<size_t>(line.size()));
    line.need_end(needed);
    step.technique = technique;
    step.nets.assign(1, harvest(line, 0, needed));
    return true;
}

}  // namespace

bool refute(const Position& p, int cell, int digit, long budget, Step& step) {
    step.removes.assign(1, {cell, digit});
    if (straight(p, Technique::forcing_chain, cell, digit, step)) return true;
    if (straight(p, Technique::forcing_net, cell, digit, step)) return true;
    if (has(possible(p)[static_cast<size_t>(digit)], cell)) return false;
    step.technique = Technique::nested_net;
    step.nets.resize(1);
    return Nested(p, budget).refute(cell, digit, 1 << 20, step.nets[0]);
}

bool find_forcing(const Position& p, Technique technique, long& budget, Finds& finds) {
    return Forcing(p, technique, finds).search(budget);
}

bool find_nested(const Position& p, long& budget, Finds& finds) {
    auto truth = possible(p);  // only what is false can be refuted: the search is guided, the proof stands alone
    std::vector<Candidate> wrong;
    each(p.open, [&](int c) {
        each_digit(p.cand[c], [&](int d) {
            if (!has(truth[static_cast<size_t>(d)], c)) wrong.push_back({c, d});
        });
    });
    Nested nested(p, budget);
    // Small proofs first: a limit that doubles costs little more than knowing it beforehand.
    for (int limit = 4; !wrong.empty() && !finds.best() && budget >= 0; limit *= 2) {
        int best = limit;
        for (auto [c, d] : wrong) {
            Net net;
            if (budget < 0 || !nested.refute(c, d, best, net)) continue;
            best = std::max(1, nested.used(best) - 1);
            Step step;
            step.technique = Technique::nested_net;
            step.nets.push_back(std::move(net));
            step.cost = step.nets[0].size();
            step.removes.push_back({c, d});
            finds.add(std::move(step));
        }
    }
    return budget >= 0;
}

}  // namespace kernel::coach

// Nested nets: where a net stops, it continues by cases: all candidates of a cell or all places of a digit.
#include "closure.hpp"
#include "line.hpp"

namespace kernel::coach {

int ForcingNet::size() const {
    int n = static_cast<int>(facts.size());
    for (const ForcingNet& net : cases) n += net.size();
    return n;
}

namespace {

// Refutes one assumption by nested cases, with a small proof found quickly.
class Nested {
public:
    Nested(const Position& p, long& budget)
        : p_(p), line_(p, false), closure_(p), is_settled_(closure_.is_settled(p)), budget_(budget) {}

    // Most assumptions take more cases than the limit. So these are counted first, without reasons; what is within the limit is
    // then followed again and written down. Both spend the same.
    bool refute(int cell, int digit, int limit, ForcingNet& net) {
        left_ = limit;
        if (long before = budget_; is_settled_) {
            if (!is_refuted(closure_, cell, digit)) return false;
            left_ = limit;
            budget_ = before;
        }
        needed_.assign(2000, 0);
        bool done = descend(cell, digit, net);
        line_.forget(0);
        return done;
    }
    int used(int limit) const { return limit - left_; }

private:
    bool is_refuted(Closure at, int cell, int digit) {
        if (--left_ < 0 || --budget_ < 0) return false;
        if (!at.assume(cell, digit)) return true;
        int where = -1, on_digit = 0;
        at.narrowest(where, on_digit);
        if (!on_digit) {
            for (int d = 1; d <= 9; ++d)
                if (at.alive(where, d) && !is_refuted(at, where, d)) return false;
            return true;
        }
        for (int c : G.cells[where])
            if (at.alive(c, on_digit) && !is_refuted(at, c, on_digit)) return false;
        return true;
    }

    bool descend(int cell, int digit, ForcingNet& net) {
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
        ForcingNet split;
        bool closed = true;
        auto one_case = [&](int c, int d) {
            if (!closed) return;
            ForcingNet child;
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
        ForcingNet own = harvest(line_, from, needed_);
        own.cases = std::move(split.cases);
        net = std::move(own);
        clear_from(from);
        return true;
    }

    void clear_from(int from) { std::fill(needed_.begin() + from, needed_.begin() + line_.size(), 0); }

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
    Closure closure_;
    bool is_settled_;
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

bool find_nested(const Position& p, long& budget, Finds& finds) {
    auto truth = possible(p);  // only false candidates can be refuted; this guides the search, the proof does not depend on it
    std::vector<Candidate> wrong;
    each(p.open, [&](int c) {
        each_digit(p.cand[c], [&](int d) {
            if (!has(truth[static_cast<size_t>(d)], c)) wrong.push_back({c, d});
        });
    });
    if (finds.only_conclusions()) {  // cases within cases refute whatever is wrong
        for (auto [c, d] : wrong) finds.remove(c, d);
        return true;
    }
    Nested nested(p, budget);
    // Small proofs first: a limit that doubles costs little more than knowing it beforehand.
    for (int limit = 4; !wrong.empty() && !finds.best() && budget >= 0; limit *= 2) {
        int best = limit;
        for (auto [c, d] : wrong) {
            ForcingNet net;
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

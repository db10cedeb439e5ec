// Forcing chains and nets: an assumption that fails, or a conclusion that every case of a cell or a house leads to.
#include <memory>

#include "line.hpp"

namespace kernel::coach {

namespace {

struct Start {
    int cell, digit;
    bool broken;
    int depth;  // of the fact whose consequences contradict each other: the same in whatever order facts are followed
    std::array<uint64_t, 12> on, off;
    std::array<int16_t, 729> layer;  // of what is on or off
};

class Forcing {
public:
    Forcing(const Position& p, Technique technique, Finds& finds)
        : p_(p), technique_(technique), line_(p, technique == Technique::forcing_chain), finds_(finds) {}

    bool search(long& budget) {
        size_t candidates = 0;
        each(p_.open, [&](int c) { candidates += static_cast<size_t>(size(p_.cand[c])); });
        budget -= static_cast<long>(candidates);
        if (budget < 0) return false;
        starts_ = std::make_unique_for_overwrite<Start[]>(candidates);
        each(p_.open, [&](int c) { each_digit(p_.cand[c], [&](int d) { open(c, d); }); });
        for (int i = 0; i < opened_; ++i)
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
        index_[at(cell, digit)] = opened_;
        Start& s = starts_[opened_++];
        s.cell = cell;
        s.digit = digit;
        s.on = s.off = {};
        s.broken = !line_.assume(cell, digit);
        s.depth = line_.reached();
        for (const Fact& f : line_.facts()) {
            int k = at(f.cell, f.digit);
            (f.on ? s.on : s.off)[k >> 6] |= uint64_t{1} << (k & 63);
            s.layer[k] = static_cast<int16_t>(line_.layer(f.index));
        }
        if (s.broken) s.layer[at(cell, digit)] = static_cast<int16_t>(line_.layer(line_.size() - 1));
        line_.forget(0);
    }

    void contradiction(const Start& s) {
        if (finds_.only_conclusions()) return finds_.remove(s.cell, s.digit, s.depth);
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
        if (finds_.only_conclusions()) return conclude(cases, on, off);
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
        ForcingNet root;
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

    void conclude(const std::vector<int>& cases, const std::array<uint64_t, 12>& on, const std::array<uint64_t, 12>& off) {
        for (size_t w = 0; w < 12; ++w)
            for (uint64_t rest = on[w] | off[w]; rest; rest &= rest - 1) {
                size_t k = w * 64 + static_cast<size_t>(std::countr_zero(rest));
                int depth = 0, cell = static_cast<int>(k) / 9, digit = static_cast<int>(k) % 9 + 1;
                for (int i : cases) depth += starts_[i].layer[k];
                if (on[w] >> (k & 63) & 1) finds_.place(cell, digit, depth);
                else finds_.remove(cell, digit, depth);
            }
    }

    const Position& p_;
    Technique technique_;
    Line line_;
    Finds& finds_;
    std::unique_ptr<Start[]> starts_;
    int opened_ = 0;
    std::array<int, 729> index_;  // of what was opened
};

}  // namespace

bool find_forcing(const Position& p, Technique technique, long& budget, Finds& finds) {
    return Forcing(p, technique, finds).search(budget);
}

}  // namespace kernel::coach

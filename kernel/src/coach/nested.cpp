// Nested nets: where a net stops, it continues by cases: all candidates of a cell or all places of a digit.

#include "bands.hpp"
#include "line.hpp"

namespace kernel::coach {

// What follows from an assumption by singles alone, as in `Line`, but for all digits at once and without reasons: to see quickly
// how large a proof would be. These are the cells where each digit stands or may stand; the lanes behind the nine digits repeat the first one.
class Closure {
public:
    explicit Closure(const Position& p) {
        for (int c = 0; c < 81; ++c) {
            Digits digits = p.value[c] ? digit_bit(p.value[c]) : p.cand[c];
            each_digit(digits, [&](int d) { at_[c / 27][d - 1] |= uint32_t{1} << c % 27; });
        }
        repeat_first();
    }

    // Whether nothing follows yet: there are no singles that are not told from the beginning, and everything has a place.
    bool is_settled(const Position& p) const {
        Closure next = *this;
        if (!next.sweep()) return false;
        if (next.at_ != at_) return false;
        uint32_t open = 0, single = 0;
        for (size_t b = 0; b < 3; ++b) {
            single |= cells_with(b).once() & static_cast<uint32_t>(p.open >> 27 * b) & kBand;
            open |= static_cast<uint32_t>(p.open >> 27 * b) & kBand;
        }
        return open && !single;
    }

    // Follows an assumption to its end; false when it contradicts itself.
    bool assume(int cell, int digit) {
        uint32_t gone = ~(uint32_t{1} << cell % 27);
        for (size_t d = 0; d < 9; ++d)
            if (static_cast<int>(d) != digit - 1) at_[cell / 27][d] &= gone;
        repeat_first();
        for (std::array<Lanes, 3> before = at_; sweep(); before = at_)
            if (before == at_) return true;
        return false;
    }

    bool alive(int cell, int digit) const { return at_[cell / 27][digit - 1] >> cell % 27 & 1; }

    // The cell or the house and digit with the fewest candidates, two or more: as Nested::narrowest chooses them.
    void narrowest(int& where, int& on_digit) const {
        int fewest = 100;
        for (int b = 0; b < 3; ++b)
            if (uint32_t two = cells_with(static_cast<size_t>(b)).twice()) {
                where = 27 * b + std::countr_zero(two), on_digit = 0;
                return;
            }
        for (int c = 0; c < 81; ++c) {
            int n = 0;
            for (int d = 1; d <= 9; ++d) n += alive(c, d);
            if (n >= 2 && n < fewest) fewest = n, where = c, on_digit = 0;
        }
        for (int h = 0; h < 27 && fewest > 2; ++h)
            for (int d = 1; d <= 9; ++d) {
                int n = 0;
                for (int c : G.cells[h]) n += alive(c, d);
                if (n >= 2 && n < fewest) fewest = n, where = h, on_digit = d;
            }
    }

private:
    // Cells with at least one, two and three candidates.
    struct Counts {
        uint32_t one = 0, two = 0, three = 0;
        void add(uint32_t x) { three |= two & x, two |= one & x, one |= x; }
        uint32_t once() const { return one & ~two; }
        uint32_t twice() const { return two & ~three; }
    };
    Counts cells_with(size_t b) const {
        Counts counts;
        for (size_t d = 0; d < 9; ++d) counts.add(at_[b][d]);
        return counts;
    }

    void repeat_first() {
        for (Lanes& band : at_)
            for (size_t k = 9; k < kLanes; ++k) band[k] = band[0];
    }

    // Makes the only places of digits their cells' only candidates, and takes the only candidates of cells out of all that they
    // see. False when something has no place left, or two.
    bool sweep();

    std::array<Lanes, 3> at_{};
};

}  // namespace kernel::coach

// Compiled for wider vectors, too, and chosen when the program runs: nested nets spend most of their time here.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define KERNEL_WIDER __attribute__((target_clones("avx2", "default")))
#else
#define KERNEL_WIDER
#endif

namespace kernel::coach {

namespace {

// All cells of the rows, blocks and columns of a band that have a bit in such a mask (`Once`).
inline uint32_t of_rows(uint32_t rows) { return (rows << 9) - rows; }
inline uint32_t of_blocks(uint32_t blocks) {
    uint32_t line = (blocks << 3) - blocks;
    return line | line << 9 | line << 18;
}
inline uint32_t of_columns(uint32_t columns) { return columns | columns << 9 | columns << 18; }

// Houses with any cell, and with more than one.
struct Room {
    uint32_t any, more;
};
inline Room in_rows(uint32_t x) {
    uint32_t one = Bands::any(x, 1) & Bands::kMinirows, two = Bands::more(x, 1) & Bands::kMinirows;
    return {Bands::any(one, 3) & Once::kRows, (Bands::any(two, 3) | Bands::more(one, 3)) & Once::kRows};
}
inline Room in_blocks(uint32_t x) {
    uint32_t one = Bands::any(x, 1) & Bands::kMinirows, two = Bands::more(x, 1) & Bands::kMinirows;
    return {Bands::any(one, 9) & Once::kBlocks, (Bands::any(two, 9) | Bands::more(one, 9)) & Once::kBlocks};
}
inline Room in_columns(uint32_t a, uint32_t b, uint32_t c) {
    uint32_t one = a | b | c, two = (a & b) | ((a | b) & c);
    return {Bands::any(one, 9) & Once::kColumns, (Bands::any(two, 9) | Bands::more(one, 9)) & Once::kColumns};
}

}  // namespace

KERNEL_WIDER bool Closure::sweep() {
    std::array<Lanes, 3> only, lone;
    uint32_t lacking = 0;
    Lanes columns;
    for (size_t k = 0; k < kLanes; ++k) {
        Room column = in_columns(at_[0][k], at_[1][k], at_[2][k]);
        lacking |= ~column.any & Once::kColumns;
        columns[k] = of_columns(column.any & ~column.more);
    }
    for (size_t b = 0; b < 3; ++b)
        for (size_t k = 0; k < kLanes; ++k) {
            Room row = in_rows(at_[b][k]), block = in_blocks(at_[b][k]);
            lacking |= (~row.any & Once::kRows) | (~block.any & Once::kBlocks);
            only[b][k] = at_[b][k] & (of_rows(row.any & ~row.more) | of_blocks(block.any & ~block.more) | columns[k]);
        }
    if (lacking) return false;
    for (size_t b = 0; b < 3; ++b) {
        Counts hidden;
        for (size_t d = 0; d < 9; ++d) hidden.add(only[b][d]);
        if (hidden.two) return false;
        for (size_t k = 0; k < kLanes; ++k) at_[b][k] &= ~hidden.one | only[b][k];
        Counts counts = cells_with(b);
        if (counts.one != kBand) return false;
        for (size_t k = 0; k < kLanes; ++k) lone[b][k] = at_[b][k] & counts.once();
    }
    uint32_t clash = 0;
    for (size_t k = 0; k < kLanes; ++k) {
        Room column = in_columns(lone[0][k], lone[1][k], lone[2][k]);
        clash |= column.more;
        columns[k] = of_columns(column.any);
    }
    for (size_t b = 0; b < 3; ++b)
        for (size_t k = 0; k < kLanes; ++k) {
            Room row = in_rows(lone[b][k]), block = in_blocks(lone[b][k]);
            clash |= row.more | block.more;
            at_[b][k] &= ~(of_rows(row.any) | of_blocks(block.any) | columns[k]) | lone[b][k];
        }
    return !clash;
}

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
    if (has(possible(p)[digit], cell)) return false;
    step.technique = Technique::nested_net;
    step.nets.resize(1);
    return Nested(p, budget).refute(cell, digit, 1 << 20, step.nets[0]);
}

bool find_nested(const Position& p, long& budget, Finds& finds) {
    auto truth = possible(p);  // only false candidates can be refuted; this guides the search, the proof does not depend on it
    std::vector<Candidate> wrong;
    each(p.open, [&](int c) {
        each_digit(p.cand[c], [&](int d) {
            if (!has(truth[d], c)) wrong.push_back({c, d});
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

// ALS-AIC: alternating chains that also run through almost locked sets, from one of their digits to another.
//
// Nodes are candidates, groups, and the places of a digit in a set. Without one of its digits a set is locked, so that it holds
// every other one: a strong link. All else is as in chains of candidates.
#include <algorithm>
#include <unordered_map>

#include "search.hpp"

namespace kernel::coach {

namespace {

constexpr int kMostStrongLinks = 12;
constexpr int kMostCells = 5;  // of a set; one cell alone is a plain link

class Web {
public:
    explicit Web(const Position& p) : p_(p) {
        for (Als& als : almost_locked_sets(p))
            if (count(als.cells) >= 2 && count(als.cells) <= kMostCells) sets_.push_back(als);
        std::stable_sort(sets_.begin(), sets_.end(), [](const Als& a, const Als& b) { return count(a.cells) < count(b.cells); });
        add_nodes();
        words_ = (nodes_.size() + 63) / 64;
        strong_.assign(nodes_.size() * words_, 0);
        weak_.assign(nodes_.size() * words_, 0);
        by_set_.assign(nodes_.size() * words_, 0);
        link_digits();
        link_cells();
        link_sets();
    }

    void search(Finds& finds) {
        on_.resize(nodes_.size());
        off_.resize(nodes_.size());
        seen_on_.resize(words_);
        seen_off_.resize(words_);
        for (size_t start = 0; start < nodes_.size(); ++start) from(start, finds);
    }

private:
    struct Place {
        Set cells;
        int digit;
        Set sees;  // the other places of its digit that see all of its cells
        bool operator==(const Place& other) const { return cells == other.cells && digit == other.digit; }
    };
    struct Mix {
        size_t operator()(const Place& place) const {
            uint64_t low = static_cast<uint64_t>(place.cells), high = static_cast<uint64_t>(place.cells >> 64);
            return static_cast<size_t>((low ^ (high << 20) ^ static_cast<uint64_t>(place.digit) << 58) * 0x9E3779B97F4A7C15u >>
                                       16);
        }
    };

    size_t node(Set cells, int digit) {
        Place place{cells, digit, 0};
        auto [at, is_new] = number_.try_emplace(place, nodes_.size());
        if (is_new) {
            place.sees = p_.at[digit] & seen_by_all(cells);
            nodes_.push_back(place);
        }
        return at->second;
    }

    void add_nodes() {
        each(p_.open, [&](int c) { each_digit(p_.cand[c], [&](int d) { node(bit(c), d); }); });
        for (int d = 1; d <= 9; ++d)
            for (size_t block = 18; block < 27; ++block)
                for (size_t line = 0; line < 18; ++line) {
                    Set group = p_.at[d] & G.house[block] & G.house[line];
                    if (group & (group - 1)) node(group, d);
                }
        for (const Als& als : sets_) each_digit(als.digits, [&](int d) { node(als.places[d], d); });
    }

    bool test(const std::vector<uint64_t>& links, size_t a, size_t b) const { return links[a * words_ + b / 64] >> (b % 64) & 1; }
    void set(std::vector<uint64_t>& links, size_t a, size_t b) const { links[a * words_ + b / 64] |= uint64_t{1} << (b % 64); }

    void link_digits() {
        std::array<std::vector<size_t>, 10> of_digit;
        for (size_t a = 0; a < nodes_.size(); ++a) of_digit[static_cast<size_t>(nodes_[a].digit)].push_back(a);
        for (size_t a = 0; a < nodes_.size(); ++a) {
            const Place& place = nodes_[a];
            auto digit = static_cast<size_t>(place.digit);
            for (size_t b : of_digit[digit]) {
                Set cells = nodes_[b].cells;
                if (cells & ~place.sees) continue;
                set(weak_, a, b);
                for (int house : G.houses[static_cast<size_t>(first(cells))])
                    if ((place.cells | cells) == (p_.at[digit] & G.house[house])) set(strong_, a, b);
            }
        }
    }

    void link_cells() {
        each(p_.open, [&](int c) {
            Digits here = p_.cand[c];
            each_digit(here, [&](int d) {
                each_digit(static_cast<Digits>(here & ~digit_bit(d)), [&](int e) {
                    set(weak_, node(bit(c), d), node(bit(c), e));
                    if (size(here) == 2) set(strong_, node(bit(c), d), node(bit(c), e));
                });
            });
        });
    }

    void link_sets() {
        for (const Als& als : sets_) {
            size_t numbers[9], n = 0;
            each_digit(als.digits, [&](int d) { numbers[n++] = node(als.places[d], d); });
            for (size_t i = 0; i < n; ++i)
                for (size_t j = 0; j < n; ++j) {
                    if (i == j || test(strong_, numbers[i], numbers[j])) continue;
                    set(strong_, numbers[i], numbers[j]);
                    set(by_set_, numbers[i], numbers[j]);
                }
        }
    }

    // The smallest set that links two nodes.
    const Als& inside(const Place& a, const Place& b) const {
        return *std::find_if(sets_.begin(), sets_.end(), [&](const Als& als) {
            return (als.digits & digit_bit(a.digit)) && (als.digits & digit_bit(b.digit)) && als.places[a.digit] == a.cells &&
                   als.places[b.digit] == b.cells;
        });
    }

    template <class F>
    void spread(const std::vector<uint64_t>& links, size_t a, std::vector<uint64_t>& seen, F&& f) const {
        for (size_t w = 0; w < words_; ++w) {
            uint64_t fresh = links[a * words_ + w] & ~seen[w];
            seen[w] |= fresh;
            for (; fresh; fresh &= fresh - 1) f(w * 64 + static_cast<size_t>(std::countr_zero(fresh)));
        }
    }

    void from(size_t start, Finds& finds) {
        std::fill(seen_on_.begin(), seen_on_.end(), 0);
        std::fill(seen_off_.begin(), seen_off_.end(), 0);
        seen_off_[start / 64] |= uint64_t{1} << (start % 64);
        wave_.assign(1, start);
        for (int links = 1; links <= kMostStrongLinks && !wave_.empty(); ++links) {
            if (!finds.wants(100 * links - 99)) return;
            reached_.clear();
            for (size_t a : wave_)
                spread(strong_, a, seen_on_, [&](size_t b) {
                    on_[b] = a;
                    reached_.push_back(b);
                });
            for (size_t b : reached_)
                if (b > start && may_conclude(nodes_[start], nodes_[b])) conclude(start, b, links, finds);
            wave_.clear();
            for (size_t a : reached_)
                spread(weak_, a, seen_off_, [&](size_t b) {
                    off_[b] = a;
                    wave_.push_back(b);
                });
        }
    }

    // Whether something may be false with either: the same digit, or another one in the cell of one of them.
    static bool may_conclude(const Place& a, const Place& b) {
        if (a.digit == b.digit) return a.sees & b.sees;
        bool one = is_single(a.cells), other = is_single(b.cells);
        return (one && (b.sees & a.cells)) || (other && (a.sees & b.cells)) || (one && other && a.cells == b.cells);
    }

    // The candidates that cannot be true together with a node.
    std::array<Set, 10> falsified(const Place& place) const {
        std::array<Set, 10> gone{};
        auto digit = static_cast<size_t>(place.digit);
        gone[digit] = place.sees;
        if (is_single(place.cells))
            for (size_t d = 1; d <= 9; ++d)
                if (d != digit) gone[d] = p_.at[d] & place.cells;
        return gone;
    }

    void conclude(size_t start, size_t end, int links, Finds& finds) {
        auto one = falsified(nodes_[start]), other = falsified(nodes_[end]);
        Step step;
        for (size_t d = 1; d <= 9; ++d) remove_from(p_, one[d] & other[d], static_cast<int>(d), step.removes);
        if (step.removes.empty()) return;
        step.cost = 100 * links - std::min(static_cast<int>(step.removes.size()), 99);
        if (!finds.wants(step.cost)) return;
        step.technique = Technique::als_aic;
        std::vector<const Als*> used;
        size_t at = end;
        for (int k = 0; k < links; ++k) {
            size_t before = on_[at];
            step.chain.push_back({nodes_[at].cells, nodes_[at].digit, true});
            step.chain.push_back({nodes_[before].cells, nodes_[before].digit, false});
            if (test(by_set_, before, at)) used.push_back(&inside(nodes_[before], nodes_[at]));
            if (k + 1 < links) at = off_[before];
        }
        if (used.empty()) return;
        std::reverse(step.chain.begin(), step.chain.end());
        std::reverse(used.begin(), used.end());
        for (size_t k = 0; k < used.size(); ++k)
            if (std::find(used.begin(), used.begin() + static_cast<long>(k), used[k]) == used.begin() + static_cast<long>(k))
                step.parts.push_back({Role::set, used[k]->cells, used[k]->digits, used[k]->house});
        finds.add(std::move(step));
    }

    const Position& p_;
    std::vector<Als> sets_;
    std::vector<Place> nodes_;
    std::unordered_map<Place, size_t, Mix> number_;
    size_t words_ = 0;
    std::vector<uint64_t> strong_, weak_, by_set_;  // links of each node; by_set_: the strong ones that a set makes
    std::vector<uint64_t> seen_on_, seen_off_;
    std::vector<size_t> on_, off_, wave_, reached_;
};

}  // namespace

void find_als_aic(const Position& p, Finds& finds) { Web(p).search(finds); }

}  // namespace kernel::coach

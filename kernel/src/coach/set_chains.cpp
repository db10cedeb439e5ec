// ALS-AIC: alternating chains that also run through almost locked sets, from one of their digits to another.
//
// Nodes are candidates, groups, and the places of a digit in a set. Without one of its digits a set is locked, so that it holds
// every other one: a strong link. All else is as in chains of candidates.
#include <algorithm>
#include <map>

#include "als.hpp"
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
        link_digits();
        link_cells();
        link_sets();
    }

    void search(Finds& finds) {
        on_.resize(nodes_.size());
        off_.resize(nodes_.size());
        for (size_t start = 0; start < nodes_.size(); ++start) from(start, finds);
    }

private:
    struct Place {
        Set cells;
        int digit;
    };
    using Key = std::pair<int, std::pair<uint64_t, uint64_t>>;

    static Key key(Set cells, int digit) { return {digit, {static_cast<uint64_t>(cells >> 64), static_cast<uint64_t>(cells)}}; }
    size_t node(Set cells, int digit) {
        auto [at, is_new] = number_.try_emplace(key(cells, digit), nodes_.size());
        if (is_new) nodes_.push_back({cells, digit});
        return at->second;
    }

    void add_nodes() {
        each(p_.open, [&](int c) { each_digit(p_.cand[static_cast<size_t>(c)], [&](int d) { node(bit(c), d); }); });
        for (int d = 1; d <= 9; ++d)
            for (size_t block = 18; block < 27; ++block)
                for (size_t line = 0; line < 18; ++line) {
                    Set group = p_.at[static_cast<size_t>(d)] & G.house[block] & G.house[line];
                    if (group & (group - 1)) node(group, d);
                }
        for (const Als& als : sets_) each_digit(als.digits, [&](int d) { node(als.places[d], d); });
    }

    bool test(const std::vector<uint64_t>& links, size_t a, size_t b) const { return links[a * words_ + b / 64] >> (b % 64) & 1; }
    void set(std::vector<uint64_t>& links, size_t a, size_t b) const { links[a * words_ + b / 64] |= uint64_t{1} << (b % 64); }

    void link_digits() {
        for (size_t a = 0; a < nodes_.size(); ++a) {
            Set sees = seen_by_all(nodes_[a].cells), room = p_.at[static_cast<size_t>(nodes_[a].digit)];
            for (size_t b = 0; b < nodes_.size(); ++b) {
                if (nodes_[a].digit != nodes_[b].digit || (nodes_[b].cells & ~sees)) continue;
                set(weak_, a, b);
                for (Set house : G.house)
                    if ((nodes_[a].cells | nodes_[b].cells) == (room & house)) set(strong_, a, b);
            }
        }
    }

    void link_cells() {
        each(p_.open, [&](int c) {
            Digits here = p_.cand[static_cast<size_t>(c)];
            each_digit(here, [&](int d) {
                each_digit(static_cast<Digits>(here & ~digit_bit(d)), [&](int e) {
                    set(weak_, node(bit(c), d), node(bit(c), e));
                    if (size(here) == 2) set(strong_, node(bit(c), d), node(bit(c), e));
                });
            });
        });
    }

    void link_sets() {
        for (const Als& als : sets_)
            each_digit(als.digits, [&](int d) {
                each_digit(static_cast<Digits>(als.digits & ~digit_bit(d)), [&](int e) {
                    size_t a = node(als.places[d], d), b = node(als.places[e], e);
                    if (test(strong_, a, b)) return;
                    set(strong_, a, b);
                    inside_[{a, b}] = &als;
                });
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
        std::vector<uint64_t> seen_on(words_), seen_off(words_);
        seen_off[start / 64] |= uint64_t{1} << (start % 64);
        std::vector<size_t> wave{start}, reached;
        for (int links = 1; links <= kMostStrongLinks && !wave.empty(); ++links) {
            if (!finds.wants(100 * links - 99)) return;
            reached.clear();
            for (size_t a : wave)
                spread(strong_, a, seen_on, [&](size_t b) {
                    on_[b] = a;
                    reached.push_back(b);
                });
            for (size_t b : reached)
                if (b > start) conclude(start, b, links, finds);
            wave.clear();
            for (size_t a : reached)
                spread(weak_, a, seen_off, [&](size_t b) {
                    off_[b] = a;
                    wave.push_back(b);
                });
        }
    }

    // The candidates that cannot be true together with a node.
    std::array<Set, 10> falsified(const Place& place) const {
        std::array<Set, 10> gone{};
        auto digit = static_cast<size_t>(place.digit);
        gone[digit] = p_.at[digit] & seen_by_all(place.cells);
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
            if (auto inside = inside_.find({before, at}); inside != inside_.end()) used.push_back(inside->second);
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
    std::map<Key, size_t> number_;
    std::map<std::pair<size_t, size_t>, const Als*> inside_;
    size_t words_ = 0;
    std::vector<uint64_t> strong_, weak_;
    std::vector<size_t> on_, off_;
};

}  // namespace

void find_als_aic(const Position& p, Finds& finds) { Web(p).search(finds); }

}  // namespace kernel::coach

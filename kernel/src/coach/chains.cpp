// Alternating inference chains: if the first link is false the last is true, so what sees both is out.
//
// Nodes are candidates, and groups: the places of a digit in block ∩ line. Two bit matrices hold the links:
//   strong[a] has b: when a is false, b is true.      weak[a] has b: when a is true, b is false.
// A breadth-first search from each node, false at first, goes strong, weak, strong … and so finds the shortest chains.
#include <algorithm>

#include "search.hpp"

namespace kernel::coach {

namespace {

constexpr int kWords = 14;  // 729 candidates at most 640 open ones in practice, and their groups

struct Bits {
    uint64_t w[kWords]{};
    bool test(int i) const { return w[i >> 6] >> (i & 63) & 1; }
    void set(int i) { w[i >> 6] |= uint64_t{1} << (i & 63); }
};

class Graph {
public:
    Graph(const Position& p, Technique technique) : p_(p) {
        bool groups = technique == Technique::grouped_aic;
        Set bivalue = 0;
        each(p.open, [&](int c) {
            if (size(p.cand[c]) == 2) bivalue |= bit(c);
        });
        Set cells = technique == Technique::xy_chain ? bivalue : p.open;
        for (auto& row : index_) std::fill(std::begin(row), std::end(row), -1);
        each(cells, [&](int c) { each_digit(p.cand[c], [&](int d) { add(bit(c), d); }); });
        plain_ = static_cast<int>(nodes_.size());
        if (groups)
            for (int d = 1; d <= 9; ++d)
                for (int block = 18; block < 27; ++block)
                    for (int line = 0; line < 18; ++line) {
                        Set group = p.at[d] & G.house[block] & G.house[line];
                        if (group & (group - 1)) add(group, d);
                    }
        words_ = (static_cast<int>(nodes_.size()) + 63) / 64;
        strong_.resize(nodes_.size());
        weak_.resize(nodes_.size());
        if (technique != Technique::x_chain) link_cells(technique, bivalue);
        if (groups) link_groups();
        else link_houses(technique);
    }

    void search(Technique technique, Finds& finds) {
        int most = 12;  // strong links in a chain
        for (int start = 0; start < static_cast<int>(nodes_.size()); ++start) from(start, most, technique, finds);
    }

private:
    struct Place {
        Set cells;
        int digit;
    };

    void add(Set cells, int digit) {
        if (nodes_.size() >= kWords * 64) return;
        if (count(cells) == 1) index_[first(cells)][digit] = static_cast<int>(nodes_.size());
        nodes_.push_back({cells, digit});
    }

    void link_cells(Technique technique, Set bivalue) {
        for (int a = 0; a < plain_; ++a) {
            int cell = first(nodes_[a].cells);
            each_digit(static_cast<Digits>(p_.cand[cell] & ~digit_bit(nodes_[a].digit)), [&](int d) {
                int b = index_[cell][d];
                if (b < 0) return;
                if (technique != Technique::xy_chain) weak_[a].set(b);
                if (has(bivalue, cell)) strong_[a].set(b);
            });
        }
    }

    void link_houses(Technique technique) {
        for (int a = 0; a < plain_; ++a) {
            int cell = first(nodes_[a].cells), d = nodes_[a].digit;
            each(p_.at[d] & G.peers[cell], [&](int c) {
                if (index_[c][d] >= 0) weak_[a].set(index_[c][d]);
            });
            if (technique == Technique::xy_chain) continue;
            for (int h : G.houses[cell]) {
                Set rest = p_.at[d] & G.house[h] & ~bit(cell);
                if (rest && !(rest & (rest - 1))) strong_[a].set(index_[first(rest)][d]);
            }
        }
    }

    void link_groups() {
        int n = static_cast<int>(nodes_.size());
        std::vector<Set> sees(nodes_.size());
        for (int a = 0; a < n; ++a) sees[a] = seen_by_all(nodes_[a].cells);
        for (int a = 0; a < n; ++a)
            for (int b = 0; b < n; ++b) {
                if (a == b || nodes_[a].digit != nodes_[b].digit) continue;
                Set A = nodes_[a].cells, B = nodes_[b].cells;
                if ((B & ~sees[a]) != 0) continue;
                weak_[a].set(b);
                Set both = A | B;
                for (int h : G.houses[first(A)])
                    if (!(both & ~G.house[h]) && (p_.at[nodes_[a].digit] & G.house[h]) == both) strong_[a].set(b);
            }
    }

    // The common weak neighbours of both ends, as long as they are single candidates.
    void conclude(int start, int end, const std::vector<int>& parent, int links, Technique technique, Finds& finds) {
        Step step;
        if (start == end) {
            if (start >= plain_) return;
            if (!finds.wants(100 * links)) return;
            step.cost = 100 * links;
            step.places.push_back({first(nodes_[start].cells), nodes_[start].digit});
        } else {
            int n = 0;
            Bits gone;
            for (int w = 0; w < words_; ++w) {
                gone.w[w] = weak_[start].w[w] & weak_[end].w[w];
                n += count_bits(gone.w[w]);
            }
            if (technique == Technique::xy_chain) n = common(start, end);
            if (!n) return;
            bool grouped = technique == Technique::grouped_aic;
            if (!finds.wants(100 * links - std::min(n, 99)) && !grouped) return;
            if (technique == Technique::xy_chain) {
                int d = nodes_[start].digit;
                remove_from(p_, seen_by_all(nodes_[start].cells | nodes_[end].cells), d, step.removes);
            } else
                for (int i = 0; i < plain_; ++i)
                    if (gone.test(i)) step.removes.push_back({first(nodes_[i].cells), nodes_[i].digit});
            if (step.removes.empty()) return;
            step.cost = 100 * links - std::min(static_cast<int>(step.removes.size()), 99);
            if (!finds.wants(step.cost)) return;
        }
        step.technique = technique;
        int at = end;
        bool on = true;  // walk back: end is true, its parent false, …
        for (int k = 0; k < 2 * links; ++k) {
            step.chain.push_back({nodes_[at].cells, nodes_[at].digit, on});
            at = on ? parent[2 * at + 1] : parent[2 * at];
            on = !on;
        }
        std::reverse(step.chain.begin(), step.chain.end());
        if (technique == Technique::grouped_aic) {
            bool any = false;
            for (const Node& node : step.chain) any |= count(node.cells) > 1;
            if (!any) return;
        }
        finds.add(std::move(step));
    }

    int common(int start, int end) const {
        if (nodes_[start].digit != nodes_[end].digit) return 0;
        return count(seen_by_all(nodes_[start].cells | nodes_[end].cells) & p_.at[nodes_[start].digit]);
    }

    void from(int start, int most, Technique technique, Finds& finds) {
        std::vector<int>& parent = parent_;  // [2n]: who made n false, [2n+1]: who made n true
        parent.resize(2 * nodes_.size());
        Bits on, off;
        off.set(start);
        parent[2 * start] = -1;
        wave_.assign(1, start);
        for (int links = 1; links <= most && !wave_.empty(); ++links) {
            if (!finds.all() && !finds.wants(100 * links - 99)) return;
            next_.clear();
            for (int a : wave_)
                spread(strong_[a], on, [&](int b) {
                    parent[2 * b + 1] = a;
                    next_.push_back(b);
                });
            for (int b : next_)
                if (b >= start && (links > 1 || start != b)) conclude(start, b, parent, links, technique, finds);
            wave_.clear();
            for (int b : next_)
                spread(weak_[b], off, [&](int c) {
                    parent[2 * c] = b;
                    wave_.push_back(c);
                });
        }
    }

    template <class F>
    void spread(const Bits& links, Bits& seen, F&& f) const {
        for (int w = 0; w < words_; ++w) {
            uint64_t fresh = links.w[w] & ~seen.w[w];
            seen.w[w] |= fresh;
            for (; fresh; fresh &= fresh - 1) f(w * 64 + std::countr_zero(fresh));
        }
    }

    const Position& p_;
    std::vector<Place> nodes_;
    int plain_ = 0, words_ = 0;
    int index_[81][10];
    std::vector<Bits> strong_, weak_;
    std::vector<int> parent_, wave_, next_;
};

}  // namespace

void find_chain(const Position& p, Technique technique, Finds& finds) { Graph(p, technique).search(technique, finds); }

}  // namespace kernel::coach

// What all searches for steps share: the geometry of the 9×9 board, small set helpers, and how finders hand over what they find.
#pragma once

#include <bit>
#include <optional>

#include "kernel/bits.hpp"
#include "kernel/coach.hpp"

namespace kernel::coach {

inline constexpr Set bit(int cell) { return Set{1} << cell; }
inline bool has(Set set, int cell) { return static_cast<uint64_t>(set >> cell) & 1; }
inline int count(Set set) { return count_bits(static_cast<uint64_t>(set)) + count_bits(static_cast<uint64_t>(set >> 64)); }
inline int first(Set set) {
    auto low = static_cast<uint64_t>(set);
    return low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<uint64_t>(set >> 64));
}
inline int size(Digits digits) { return count_bits(digits); }
inline bool is_single(Set set) { return set && !(set & (set - 1)); }
inline bool is_single(Digits digits) { return digits && !(digits & (digits - 1)); }
inline int lowest(Digits digits) { return std::countr_zero(digits); }

template <class F>
inline void each(Set set, F&& f) {
    for (auto low = static_cast<uint64_t>(set); low; low &= low - 1) f(std::countr_zero(low));
    for (auto high = static_cast<uint64_t>(set >> 64); high; high &= high - 1) f(64 + std::countr_zero(high));
}
template <class F>
inline void each_digit(Digits digits, F&& f) {
    for (; digits; digits = static_cast<Digits>(digits & (digits - 1))) f(std::countr_zero(digits));
}

constexpr int row_of(int cell) { return cell / 9; }
constexpr int column_of(int cell) { return cell % 9; }
constexpr int block_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
constexpr Digits kAll = 0x3FE;
constexpr Digits digit_bit(int digit) { return static_cast<Digits>(1u << digit); }

struct Geometry {
    std::array<std::array<int, 9>, 27> cells{};
    std::array<Set, 27> house{};
    std::array<Set, 81> peers{};
    std::array<std::array<int, 20>, 81> peer_list{};
    std::array<std::array<int, 3>, 81> houses{};
    constexpr Geometry() {
        std::array<int, 27> n{};
        for (int c = 0; c < 81; ++c) {
            houses[c] = {row_of(c), 9 + column_of(c), 18 + block_of(c)};
            for (int h : houses[c]) {
                cells[h][n[h]++] = c;
                house[h] |= bit(c);
            }
        }
        for (int c = 0; c < 81; ++c) {
            for (int h : houses[c]) peers[c] |= house[h];
            peers[c] &= ~bit(c);
            int k = 0;
            for (int p = 0; p < 81; ++p)
                if (peers[c] >> p & 1) peer_list[c][k++] = p;
        }
    }
};
inline constexpr Geometry G{};

// The cells seen from every cell of a set.
inline Set seen_by_all(Set cells) {
    Set seen = ~Set{0};
    each(cells, [&](int c) { seen &= G.peers[c]; });
    return cells ? seen : 0;
}
inline Digits digits_of(const Position& p, Set cells) {
    Digits digits = 0;
    each(cells, [&](int c) { digits |= p.cand[c]; });
    return digits;
}

struct Group {
    Set cells = 0;
    Digits digits = 0;
};

// Some of a list of cells, those of the bits in a mask, with all their digits.
inline Group chosen(const Position& p, const int* cells, unsigned mask) {
    Group group;
    for (; mask; mask &= mask - 1) {
        const int c = cells[std::countr_zero(mask)];
        group.cells |= bit(c);
        group.digits |= p.cand[c];
    }
    return group;
}

// An almost locked set: n cells of a house with n + 1 digits.
struct Als {
    Set cells;
    Digits digits;
    int house;
    Set places[10];  // its cells that can hold the digit
    Set sees[10];    // the cells that see all of those
};

std::vector<Als> almost_locked_sets(const Position& p);

// The cheapest step; all steps; or no step at all, only what they conclude, taken together.
enum class Keep : uint8_t { best, all, conclusions };

class Finds {
public:
    explicit Finds(Keep keep = Keep::best) : keep_(keep) {}

    // Whether a step of this cost would be kept. Ask before building one.
    bool wants(int cost) const { return all() || !best_ || cost < best_->cost; }
    void add(Step&& step) {
        if (keep_ == Keep::conclusions) {
            for (auto [cell, digit] : step.places) place(cell, digit);
            for (auto [cell, digit] : step.removes) remove(cell, digit);
        } else if (keep_ == Keep::all) {
            steps_.push_back(std::move(step));
        } else if (wants(step.cost)) {
            best_ = std::move(step);
        }
    }
    bool done() const { return keep_ == Keep::best && best_; }  // for finders whose steps all cost the same
    bool all() const { return keep_ != Keep::best; }
    std::optional<Step>& best() { return best_; }
    std::vector<Step>& steps() { return steps_; }

    // Conclusions without a step. Of nets only the shallowest count: a shallower one replaces what was there.
    bool only_conclusions() const { return keep_ == Keep::conclusions; }
    void place(int cell, int digit, int depth = 0) { conclude(places_, cell, digit, depth); }
    void remove(int cell, int digit, int depth = 0) { conclude(removes_, cell, digit, depth); }
    const std::array<Set, 10>& places() const { return places_; }    // cells by digit
    const std::array<Set, 10>& removes() const { return removes_; }

private:
    void conclude(std::array<Set, 10>& cells, int cell, int digit, int depth) {
        if (depth > depth_) return;
        if (depth < depth_) places_ = {}, removes_ = {}, depth_ = depth;
        cells[digit] |= bit(cell);
    }

    Keep keep_;
    std::optional<Step> best_;
    std::vector<Step> steps_;
    std::array<Set, 10> places_{}, removes_{};
    int depth_ = 1 << 20;
};

// Adds the removal of a digit from those of the cells that have it as a candidate.
inline void remove_from(const Position& p, Set cells, int digit, std::vector<Candidate>& removes) {
    each(cells & p.at[digit], [&](int c) { removes.push_back({c, digit}); });
}

using Parts = std::vector<Part>;

// Adds the step that takes a digit out of these cells; the more it takes, the less it costs. Its parts are made where it is wanted.
template <class MakeParts>
void add_removal(const Position& p, Finds& finds, Technique technique, int cost, Set cells, int digit, MakeParts&& parts) {
    Set gone = cells & p.at[digit];
    cost -= count(gone);
    if (!gone || !finds.wants(cost)) return;
    Step step{.technique = technique, .parts = parts(), .cost = cost};
    remove_from(p, gone, digit, step.removes);
    finds.add(std::move(step));
}

void find_full_house(const Position&, Finds&);
void find_hidden_single(const Position&, Technique, Finds&);
void find_naked_single(const Position&, Technique, Finds&);
void find_locked(const Position&, Technique, Finds&);
void find_naked_subset(const Position&, Technique, int size, Finds&);
void find_hidden_subset(const Position&, Technique, int size, Finds&);
void find_fish(const Position&, Technique, int size, int kind, Finds&);  // 0 basic, 1 finned, 2 sashimi
void find_turbot(const Position&, Technique, Finds&);
void find_empty_rectangle(const Position&, Finds&);
void find_xy_wing(const Position&, Finds&);
void find_xyz_wing(const Position&, Finds&);
void find_w_wing(const Position&, Finds&);
void find_remote_pair(const Position&, Finds&);
void find_simple_colouring(const Position&, Finds&);
void find_multi_colouring(const Position&, Finds&);
void find_unique_rectangle(const Position&, Finds&);
void find_bug(const Position&, Finds&);
void find_chain(const Position&, Technique, Finds&);
void find_als_xz(const Position&, Finds&);
void find_als_xy_wing(const Position&, Finds&);
void find_als_chain(const Position&, Finds&);
void find_death_blossom(const Position&, Finds&);
void find_sue_de_coq(const Position&, Finds&);
void find_mixed_fish(const Position&, Technique, Finds&);
void find_als_aic(const Position&, Finds&);

bool is_slide(const Position&, int block, int digit, int target);
bool assumes_uniqueness(Technique);

// Looks for one technique; false when a budget ran out.
bool find(const Position&, Technique, long& budget, Finds&);
// Nets spend a budget of propagations; false when it ran out before an answer.
bool find_forcing(const Position&, Technique, long& budget, Finds&);
bool find_nested(const Position&, long& budget, Finds&);

}  // namespace kernel::coach

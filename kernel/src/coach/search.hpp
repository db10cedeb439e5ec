// How finders hand over what they find.
#pragma once

#include <optional>

#include "board.hpp"

namespace kernel::coach {

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
        cells[static_cast<size_t>(digit)] |= bit(cell);
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

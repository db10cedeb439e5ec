// Collects the steps that finders report: the cheapest one, or all of them.
#pragma once

#include <optional>

#include "board.hpp"

namespace kernel::coach {

class Finds {
public:
    explicit Finds(bool all = false) : all_(all) {}

    // Whether a step of this cost would be kept. Ask before building one.
    bool wants(int cost) const { return all_ || !best_ || cost < best_->cost; }
    void add(Step&& step) {
        if (all_) steps_.push_back(std::move(step));
        else if (wants(step.cost)) best_ = std::move(step);
    }
    bool done() const { return !all_ && best_; }  // for finders whose steps all cost the same
    bool all() const { return all_; }
    std::optional<Step>& best() { return best_; }
    std::vector<Step>& steps() { return steps_; }

private:
    bool all_;
    std::optional<Step> best_;
    std::vector<Step> steps_;
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

// Nets spend a budget of propagations; false when it ran out before an answer.
bool find_forcing(const Position&, Technique, long& budget, Finds&);
bool find_nested(const Position&, long& budget, Finds&);

}  // namespace kernel::coach

// The coach's search: paths end in the solution, no step contradicts it, budgets stop it, notes are respected.
#include <string>

#include "check.hpp"
#include "kernel/coach.hpp"

using namespace kernel::coach;

namespace {

// Made by our own generator, from easy to hard enough for forcing nets.
const std::string kProblems[] = {
    "....5.271....7....12..86..9.8..3..1......84.2....1.....52....8..796..5.4.........",
    "......8..6..2....4.84.....71.98....38..51..9.....2....9.1..6..2.7..4...1.......3.",
    "..48.65..6...9..18.....2....4..63.........931..7.........7...9..32....4.5.8......",
};

std::string filled(const Position& p) {
    std::string text;
    for (int value : p.value) text += static_cast<char>('0' + value);
    return text;
}

void a_path_ends_in_the_solution() {
    for (const std::string& problem : kProblems)
        for (bool unique : {false, true}) {
            Options options;
            options.unique = unique;
            Position start = Position::of(problem);
            auto truth = possible(start);
            Path path = solve_path(start, options);
            CHECK(path.stop == Stop::solved);
            for (const Step& step : path.steps) {
                for (auto [cell, digit] : step.removes) CHECK(!(truth[static_cast<size_t>(digit)] >> cell & 1));
                for (auto [cell, digit] : step.places) CHECK(truth[static_cast<size_t>(digit)] >> cell & 1);
            }
            Tally counted = tally(start, options);
            CHECK(std::string(counted.solution.begin(), counted.solution.end()) == filled(path.last));
        }
}

void every_wrong_candidate_is_refuted() {
    Position start = Position::of(kProblems[1]);
    auto truth = possible(start);
    for (int cell = 0; cell < 81; ++cell)
        for (int digit = 1; digit <= 9; ++digit) {
            if (!(start.cand[static_cast<size_t>(cell)] >> digit & 1)) continue;
            Step step;
            bool stands = truth[static_cast<size_t>(digit)] >> cell & 1;
            CHECK(refute(start, cell, digit, 1'000'000, step) != stands);
        }
}

void every_technique_can_be_asked_alone() {
    for (const std::string& problem : kProblems)
        for (int t = 0; t < kTechniques; ++t)
            for (const Step& step : all_steps(Position::of(problem), static_cast<Technique>(t), {}))
                CHECK(!step.places.empty() || !step.removes.empty());
}

void ends_are_told_apart() {
    Step step;
    CHECK(next_step(Position::of(std::string(81, '.')), {}, step) == Stop::stuck);
    CHECK(next_step(Position::of("11" + std::string(79, '.')), {}, step) == Stop::broken);
    Options hasty;
    hasty.budget = 1;
    CHECK(solve_path(Position::of(kProblems[1]), hasty).stop == Stop::budget);
    std::array<Digits, 81> notes;
    notes.fill(1 << 5);
    CHECK(next_step(Position::of(std::string(81, '.'), notes), {}, step) == Stop::broken);
}

}  // namespace

int main() {
    a_path_ends_in_the_solution();
    every_wrong_candidate_is_refuted();
    every_technique_can_be_asked_alone();
    ends_are_told_apart();
    return finish();
}

// What the coach's search answers: steps of human reasoning as data. No words, no Python, no global state.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/coach/names.hpp"

namespace kernel::coach {

__extension__ typedef unsigned __int128 Set;  // bit i is cell i, row by row
using Digits = uint16_t;                      // bit d is digit d, 1..9

struct Candidate {
    int cell;
    int digit;
    bool operator==(const Candidate&) const = default;
};

// What a step looks at: cells and digits that play one role in it.
struct Part {
    Role role;
    Set cells;
    Digits digits;
    int house = -1;  // 0–8 rows, 9–17 columns, 18–26 blocks
};

// One link of a chain: these cells hold the digit (one of them, when several), or none of them does.
struct Node {
    Set cells;
    int digit;
    bool on;
};

// One fact of a net, and why it holds.
struct Fact {
    int cell;
    int digit;
    bool on;
    Why why;
    int ref;  // seen: the fact that bars it (an index in the whole line of facts); house: which
    int index;
};

// A line of facts from an assumption to its end; where it ends in cases, each is a net that goes on.
struct ForcingNet {
    std::vector<Fact> facts;
    End end = End::conclusion;
    int at = -1;      // the cell, or the house
    int digit = 0;    // for a house: the digit that finds no room, or whose places are the cases
    std::vector<ForcingNet> cases;
    int size() const;
};

struct Step {
    Technique technique{};
    std::vector<Candidate> places;
    std::vector<Candidate> removes;
    std::vector<Part> parts;
    std::vector<Node> chain;
    std::vector<ForcingNet> nets;
    int cost = 0;  // among steps of one technique: the smaller, the easier
};

// A grid with its candidates. Whatever fits is a candidate unless notes say less.
struct Position {
    std::array<uint8_t, 81> value{};
    std::array<Digits, 81> cand{};
    std::array<Set, 10> at{};  // open cells where a digit is a candidate
    Set open = 0;

    static Position of(std::string_view text);
    static Position of(std::string_view text, const std::array<Digits, 81>& notes);
    void place(int cell, int digit);
    void remove(int cell, int digit);
    void apply(const Step& step);
    bool is_solved() const { return open == 0; }
    bool is_broken() const;
};

struct Options {
    bool unique = false;       // techniques that hold only for a problem with one solution
    long budget = 2'000'000;   // propagations that the nets of one step may spend
    int deepest = kGraded - 1;
    std::array<bool, kTechniques> without{};  // techniques that are not used
};

// The easiest step of a position.
Stop next_step(const Position& position, const Options& options, Step& step);
// Every step of one technique, in no particular order. Nested nets give their best one.
std::vector<Step> all_steps(const Position& position, Technique technique, const Options& options);

struct Path {
    Stop stop = Stop::stuck;
    std::vector<Step> steps;
    Position last;
};
Path solve_path(const Position& position, const Options& options);

// What grading needs: a path that takes all steps of the easiest technique at once, of nets the shallowest, so that a
// problem counts the same however it is turned, mirrored or renumbered.
struct Tally {
    Stop stop = Stop::stuck;
    std::array<uint16_t, kGraded> times{};  // cells filled by a single; passes that found anything else
    std::array<char, 81> solution{};            // what is filled in, dots elsewhere
};
Tally tally(const Position& position, const Options& options);

// What each technique weighs and which level it is, and what the hardest one and each open cell add to the score.
struct Scale {
    std::array<uint32_t, kGraded> weights{};
    std::array<uint8_t, kGraded> levels{};
    uint32_t hardest_counts = 0, cell_counts = 0;
};
inline constexpr uint8_t kHighestLevel = 5;

// How hard a problem with one solution is. A grid that is filled by logic holds that solution.
struct Grade {
    uint32_t score = 0;
    uint8_t level = kHighestLevel, hardest = 0;
    Tally tally;
};
Grade grade(const Position& position, const Options& options, const Scale& scale);

// Why a candidate cannot be true: the shortest contradiction found. False when there is none within
// the budget, as when it is true in some solution.
bool refute(const Position& position, int cell, int digit, long budget, Step& step);

// Candidates that stand in at least one solution, by digit; all empty when there is none.
std::array<Set, 10> possible(const Position& position);

}  // namespace kernel::coach

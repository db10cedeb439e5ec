// What the coach's search answers: steps of human reasoning as data. No words, no Python, no global state.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace kernel::coach {

// The names that the search shares with Python. Each list is written once: it gives the enumerators and their texts.

// Easiest for a person first: the order in which the coach looks. The last ones are looked for only when they are asked for:
// patterns with names of their own, which grades do not count.
#define COACH_TECHNIQUES(X)                                                                              \
    X(full_house) X(slide) X(block_crossing) X(crossing) X(elimination) X(exclusion)                     \
    X(pointing) X(claiming) X(naked_pair) X(hidden_pair) X(naked_triple) X(hidden_triple)                \
    X(x_wing) X(skyscraper) X(two_string_kite) X(turbot_fish) X(empty_rectangle)                         \
    X(xy_wing) X(w_wing) X(xyz_wing) X(remote_pair) X(simple_colouring) X(unique_rectangle) X(bug)       \
    X(swordfish) X(naked_quad) X(hidden_quad) X(finned_x_wing) X(sashimi_x_wing) X(multi_colouring)      \
    X(jellyfish) X(finned_swordfish) X(sashimi_swordfish)                                                \
    X(x_chain) X(xy_chain) X(als_xz) X(sue_de_coq) X(aic) X(finned_jellyfish) X(sashimi_jellyfish)       \
    X(als_xy_wing) X(grouped_aic) X(als_chain) X(death_blossom)                                          \
    X(forcing_chain) X(forcing_net) X(nested_net)                                                        \
    X(franken_fish) X(mutant_fish) X(als_aic)

// What cells and digits do in a step.
#define COACH_ROLES(X)                                                                                   \
    X(pattern) X(base) X(cover) X(fin) X(pivot) X(pincer) X(link) X(colour_a) X(colour_b) X(colour_c)    \
    X(colour_d) X(floor) X(roof) X(set) X(stem) X(petal) X(line) X(block) X(target)

// Why a fact of a net holds; how a net ends; why a search ends.
#define COACH_WHYS(X) X(assumed) X(seen) X(cell) X(house)
#define COACH_ENDS(X) X(conclusion) X(empty_cell) X(empty_house) X(twice) X(cases)
#define COACH_STOPS(X) X(step) X(solved) X(stuck) X(broken) X(budget)

#define COACH_ENUMERATOR(word) word,
#define COACH_TEXT(word) #word,
#define COACH_NAMES(Enum, LIST)                                      \
    enum class Enum : uint8_t { LIST(COACH_ENUMERATOR) count };      \
    constexpr const char* name(Enum value) {                         \
        constexpr const char* texts[] = {LIST(COACH_TEXT) "count"};  \
        return texts[static_cast<int>(value)];                       \
    }

COACH_NAMES(Technique, COACH_TECHNIQUES)
COACH_NAMES(Role, COACH_ROLES)
COACH_NAMES(Why, COACH_WHYS)
COACH_NAMES(End, COACH_ENDS)
COACH_NAMES(Stop, COACH_STOPS)

#undef COACH_NAMES
#undef COACH_TEXT
#undef COACH_ENUMERATOR
#undef COACH_STOPS
#undef COACH_ENDS
#undef COACH_WHYS
#undef COACH_ROLES
#undef COACH_TECHNIQUES

constexpr int kTechniques = static_cast<int>(Technique::count);
constexpr int kGraded = static_cast<int>(Technique::nested_net) + 1;

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
    std::vector<Candidate> places{}, removes{};
    std::vector<Part> parts{};
    std::vector<Node> chain{};
    std::vector<ForcingNet> nets{};
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

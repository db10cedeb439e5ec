// The names that the search shares with Python. Each list is written once: it gives the enumerators and their texts.
#pragma once

#include <cstdint>

namespace kernel::coach {

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

}  // namespace kernel::coach

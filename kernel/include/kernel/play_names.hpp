// How games, verbs and the fields of a view are called by whoever asks the kernel to play.
#pragma once

#include <string_view>

#include "kernel/fail.hpp"
#include "kernel/play.hpp"

namespace kernel::play {

inline constexpr const char* kVerbs[] = {"lay", "flip", "write", "declare", "drop", "finish", "pass", "done"};
inline constexpr const char* kGames[] = {"tiles", "animals", "challenge", "solitaire", "markers", "one-two-three"};

inline const char* name_of(Verb verb) { return kVerbs[static_cast<int>(verb)]; }

inline Game game_named(std::string_view name) {
    for (int i = 0; i < 6; i++)
        if (name == kGames[i]) return static_cast<Game>(i + 1);
    fail("there is no such game");
}

inline Verb verb_named(std::string_view name) {
    for (int i = 0; i < 8; i++)
        if (name == kVerbs[i]) return static_cast<Verb>(i);
    fail("there is no such verb");
}

// Visits each field of a view by its name, but the game and the hands.
template <class Visit>
void each_field(Visit visit) {
    visit.template operator()<&View::seats>("seats");
    visit.template operator()<&View::turn>("turn");
    visit.template operator()<&View::board>("board");
    visit.template operator()<&View::scores>("scores");
    visit.template operator()<&View::gone>("gone");
    visit.template operator()<&View::scoring>("scoring");
    visit.template operator()<&View::stops>("stops");
    visit.template operator()<&View::stack>("stack");
    visit.template operator()<&View::left>("left");
    visit.template operator()<&View::due>("due");
    visit.template operator()<&View::solution>("solution");
    visit.template operator()<&View::by_solution>("by_solution");
    visit.template operator()<&View::advanced>("advanced");
    visit.template operator()<&View::round>("round");
    visit.template operator()<&View::rounds>("rounds");
    visit.template operator()<&View::played>("played");
    visit.template operator()<&View::idle>("idle");
    visit.template operator()<&View::placed>("placed");
    visit.template operator()<&View::sequence>("sequence");
    visit.template operator()<&View::lowest_first>("lowest_first");
    visit.template operator()<&View::teams>("teams");
    visit.template operator()<&View::final>("final");
    visit.template operator()<&View::has_house>("has_house");
    visit.template operator()<&View::asks>("asks");
    visit.template operator()<&View::order>("order");
    visit.template operator()<&View::written>("written");
    visit.template operator()<&View::used>("used");
}

}  // namespace kernel::play

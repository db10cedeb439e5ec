// Playing: the same on every instruction set, endings as a plain search finds them, and invalid views are refused.
#include <stdexcept>

#include "chance.hpp"
#include "check.hpp"
#include "kernel/play.hpp"
#include "play/rules/board.hpp"

using namespace kernel;
using namespace kernel::play;

namespace {

void test_playouts_are_the_same_every_time() {
    for (Game game : {Game::tiles, Game::animals, Game::challenge, Game::solitaire}) {
        uint64_t moves = play_out(game, 200, 5);
        CHECK(moves > 200 * 5);
        CHECK(play_out(game, 200, 5) == moves);
    }
}

void test_bits_are_counted_and_found_alike_with_and_without_instructions() {
    Chance chance(7, 7);
    for (int i = 0; i < 1000; i++) {
        const uint64_t mask = chance.next() & chance.next();
        CHECK(count(mask) == count_portably(mask));
        for (int n = 0; n < count_portably(mask); n++) CHECK(nth(mask, n) == nth_portably(mask, n));
    }
}

bool is_refused(const View& view) {
    try {
        advise(view, nullptr, {}, 1, best_isa());
    } catch (const std::invalid_argument&) {
        return true;
    }
    return false;
}

View challenge_view(const std::string& board, std::vector<std::vector<int>> hands) {
    View view;
    view.game = Game::challenge;
    view.board = board;
    view.scores = {0, 0};
    view.hands = std::move(hands);
    return view;
}

void test_views_that_are_none_are_refused() {
    CHECK(is_refused(challenge_view("123", {{}, {}})));
    CHECK(is_refused(challenge_view(std::string(81, '?'), {{}})));
    CHECK(is_refused(challenge_view(std::string(81, '?'), {{0}, {}})));
    CHECK(is_refused(challenge_view(std::string(80, '?') + "x", {{}, {}})));
    View many = challenge_view(std::string(81, '?'), {{}, {}});
    many.seats = 9;
    CHECK(is_refused(many));
    CHECK(is_refused(challenge_view(std::string(81, '.'), {{}, {}})));        // nothing to do: the game is over
}

// Alone at Golden Tiles:
//
//     [ ] 2  3 | 4  5  6 | 7  8  [ ]      the 1 fits both cells of the first row, but the column of the right one
//      …                                  has a 9 … only one of them leaves a board that can be completed.
void test_alone_only_cells_that_can_be_completed_are_advised() {
    View view;
    view.game = Game::tiles;
    view.seats = 1;
    view.scores = {0};
    view.board =
        ".2345678."
        "........."
        "........."
        "9........"
        "........."
        "........."
        "........."
        "........."
        ".........";
    view.hands = {{1}};
    view.left = view.stack = 72;
    std::vector<Choice> choices = advise(view, nullptr, {}, 1, best_isa());
    CHECK(!choices.empty());
    CHECK(choices.front().win == 1);
    for (const Choice& choice : choices) {
        if (choice.move.cell == 8) CHECK(choice.win == 0);      // then the 9 of the first row has no place
        if (choice.move.cell == 0) CHECK(choice.win == 1);
    }
}

// Rules of a table from a drawn board, played to an end that can be counted by hand.
void test_the_last_tile_of_challenge_ends_the_game() {
    View view = challenge_view(std::string("23456789") + std::string(72, '.') + ".", {{1}, {}});
    view.board = ".23456789" + std::string(72, '.');
    auto game = table(view, std::string(81, '.'), {});
    bool declared = false;
    for (const Move& move : game->legal()) declared |= move.verb == Verb::declare && move.cell == 0 && move.symbol == 1;
    CHECK(declared);
    game->play({Verb::declare, 0, 1});
    CHECK(game->over());
    CHECK(game->scores()[0] == 20);
}

}  // namespace

int main() {
    test_playouts_are_the_same_every_time();
    test_bits_are_counted_and_found_alike_with_and_without_instructions();
    test_views_that_are_none_are_refused();
    test_alone_only_cells_that_can_be_completed_are_advised();
    test_the_last_tile_of_challenge_ends_the_game();
    return finish();
}

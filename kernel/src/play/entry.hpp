// Playing for the instruction set of the including file, which defines the name KERNEL_ENTRY_POINTS of its table of functions.
#include "play/contests.hpp"
#include "play/entry_points.hpp"
#include "play/playouts.hpp"
#include "play/weighing.hpp"

namespace kernel::play {
namespace {

uint64_t play_out_any(Game game, uint64_t games, uint64_t seed) {
    switch (game) {
        case Game::tiles: return play_out_all(games, seed, fresh_laying<9>);
        case Game::animals: return play_out_all(games, seed, fresh_laying<6>);
        case Game::challenge: return play_out_all(games, seed, fresh_flipping<Challenge>);
        case Game::solitaire: return play_out_all(games, seed, fresh_flipping<Solitaire>);
        default: throw std::invalid_argument("this game is not shuffled");
    }
}

}  // namespace

extern const EntryPoints KERNEL_ENTRY_POINTS{advise_any, weigh_any, play_out_any, evaluate_any, contest_any};

}  // namespace kernel::play

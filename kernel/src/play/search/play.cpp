// Advice, comparisons of moves, contests and games by chance: what kernel/play.hpp promises of a search.
#include "kernel/play.hpp"

#include "play/search/contests.hpp"
#include "play/search/playouts.hpp"
#include "play/search/weighing.hpp"

namespace kernel::play {

std::vector<Choice> advise(const View& view, const Net* net, const Effort& effort, uint64_t seed, Isa isa) {
    return advise_any(view, {net, isa}, effort, seed);
}

std::vector<Choice> weigh(const View& view, const Net* net, const Effort& effort, const std::vector<Move>& moves, Isa isa) {
    return weigh_any(view, {net, isa}, effort, moves);
}

ContestResult contest(const Contest& contest, Isa isa) { return contest_any(contest, isa); }

uint64_t play_out(Game game, uint64_t games, uint64_t seed) {
    switch (game) {
        case Game::tiles: return play_out_all(games, seed, fresh_laying<9>);
        case Game::animals: return play_out_all(games, seed, fresh_laying<6>);
        case Game::challenge: return play_out_all(games, seed, fresh_flipping<Challenge>);
        case Game::solitaire: return play_out_all(games, seed, fresh_flipping<Solitaire>);
        default: fail("this game is not shuffled");
    }
}

}  // namespace kernel::play

// What a net says about what a seat sees, number by number.
#include <memory>

#include "play/net/net.hpp"
#include "play/net/planes.hpp"
#include "play/rules/views.hpp"

namespace kernel::play {
namespace {

template <int Side>
std::vector<float> flat(const Estimate<Side>& estimate, int kinds) {
    std::vector<float> values;
    for (int kind = 0; kind < kinds; kind++)
        for (int symbol = 0; symbol < Side; symbol++)
            for (int cell = 0; cell < Side * Side; cell++) {
                values.push_back(estimate.points[kind][symbol][cell]);
                values.push_back(estimate.win[kind][symbol][cell]);
            }
    return values;
}

template <int Side, class See>
std::vector<float> evaluate_planes(NetOn net, See see_planes) {
    auto planes = std::make_unique<Planes<Side>>();
    auto estimate = std::make_unique<Estimate<Side>>();
    see_planes(*planes);
    Forward<Side>(net).run(*planes, *estimate);
    return flat(*estimate, net.net->kinds);
}

}  // namespace

std::vector<float> evaluate(const View& view, const Net& loaded, Isa isa) {
    const NetOn net{&loaded, isa};
    switch (view.game) {
        case Game::tiles: return evaluate_planes<9>(net, [&](Planes<9>& planes) { see(laying_of<9>(view), planes); });
        case Game::animals: return evaluate_planes<6>(net, [&](Planes<6>& planes) { see(laying_of<6>(view), planes); });
        case Game::challenge:
            return evaluate_planes<9>(net, [&](Planes<9>& planes) {
                Challenge position = challenge_of(view);
                see_flipping(position, Places(position), planes);
            });
        case Game::solitaire:
            return evaluate_planes<9>(net, [&](Planes<9>& planes) {
                Solitaire position = solitaire_of(view);
                see_flipping(position, Places(position), planes);
            });
        case Game::one_two_three: return evaluate_planes<9>(net, [&](Planes<9>& planes) { see(one_two_three_of(view), planes); });
        case Game::markers: break;
    }
    fail("no net plays this game");
}

}  // namespace kernel::play

// Sorting moves by what they are worth. One sort for all kinds of moves: the compiler takes a third of a second for each other one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace kernel::play {
namespace {

// The first `count` things, those worth most first; equal ones keep their order.
template <class Thing, class Worth>
void sort_best_first(std::vector<Thing>& things, size_t count, Worth worth) {
    std::vector<std::pair<double, uint32_t>> order;
    order.reserve(count);
    for (size_t i = 0; i < count; i++) order.emplace_back(-static_cast<double>(worth(things[i])), static_cast<uint32_t>(i));
    std::sort(order.begin(), order.end());
    std::vector<Thing> sorted;
    sorted.reserve(count);
    for (const auto& [negative, place] : order) sorted.push_back(things[place]);
    std::copy(sorted.begin(), sorted.end(), things.begin());
}

template <class Thing, class Worth>
void sort_best_first(std::vector<Thing>& things, Worth worth) {
    sort_best_first(things, things.size(), worth);
}

}  // namespace
}  // namespace kernel::play

// The entry points of playing, compiled once for each instruction set.
#pragma once

#include "kernel/play.hpp"

namespace kernel::play {

struct EntryPoints {
    std::vector<Choice> (*advise)(const View& view, const Net* net, const Effort& effort, uint64_t seed);
    std::vector<Choice> (*weigh)(const View& view, const Net* net, const Effort& effort, const std::vector<Move>& moves);
    uint64_t (*play_out)(Game game, uint64_t games, uint64_t seed);
    std::vector<float> (*evaluate)(const View& view, const Net& net);
    ContestResult (*contest)(const Contest& contest);
};

extern const EntryPoints kPortable;
#if defined(KERNEL_X86)
extern const EntryPoints kAvx2;
extern const EntryPoints kAvx512;
#endif

}  // namespace kernel::play

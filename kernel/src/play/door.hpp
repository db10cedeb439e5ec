// The doors to playing, one for each instruction set it was compiled for.
#pragma once

#include "kernel/play.hpp"

namespace kernel::play {

struct Door {
    std::vector<Choice> (*advise)(const View& view, const Net* net, const Effort& effort, uint64_t seed);
    uint64_t (*play_out)(Game game, uint64_t games, uint64_t seed);
    std::vector<float> (*evaluate)(const View& view, const Net& net);
    Tally (*contest)(const Contest& contest);
};

extern const Door kPortable;
#if defined(KERNEL_X86)
extern const Door kAvx2;
extern const Door kAvx512;
#endif

}  // namespace kernel::play

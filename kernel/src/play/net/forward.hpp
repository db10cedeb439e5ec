// Running a net: what it sees of a position goes in, what it says about each (symbol, cell) comes out.
#pragma once

#include <cstdint>
#include <vector>

#include "kernel/solver.hpp"

namespace kernel::play {

struct Net;

// What a net sees; it takes as many of each list as its file says, from the first on.
template <int Side>
struct Planes {
    float node[Side][Side * Side][8];
    float cell[Side * Side][12];
    float symbol[Side][16];
    float global[48];
};

// What a net says about a position: values[kind][symbol][cell].
template <int Side>
struct Estimate {
    float points[2][Side][Side * Side];     // still to come after this action and its reward
    float win[2][Side][Side * Side];        // the chance to win, or to succeed
};

// The memory of an evaluation, aligned to 64 bytes.
struct Workspace {
    float *nodes, *rows, *columns, *blocks, *cells, *every, *lines;
    int16_t *normed, *hidden, *means;
    int32_t *row_sums, *column_sums, *block_sums, *cell_sums, *products, *folded;
};

// The loops for one instruction set.
struct Loops {
    void (*nine)(const Net& net, const Workspace& memory, const Planes<9>& planes, Estimate<9>& out);
    void (*six)(const Net& net, const Workspace& memory, const Planes<6>& planes, Estimate<6>& out);
};
extern const Loops kPortableLoops;
#if defined(KERNEL_X86)
extern const Loops kAvx2Loops;
extern const Loops kAvx512Loops;
#endif

// A net, if there is one, and the instruction set that runs it.
struct NetOn {
    const Net* net = nullptr;
    Isa isa = Isa::portable;
    explicit operator bool() const { return net != nullptr; }
};

// Evaluates a net on one position after the other.
template <int Side>
class Forward {
public:
    explicit Forward(NetOn net);
    void run(const Planes<Side>& planes, Estimate<Side>& out);

private:
    struct alignas(64) Line {
        char bytes[64];
    };
    const Net& net_;
    const Loops& loops_;
    std::vector<Line> lines_;
    Workspace memory_;
};

}  // namespace kernel::play

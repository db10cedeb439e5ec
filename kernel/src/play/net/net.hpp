// A small net as it is read from its file, made ready for integer arithmetic; and running it: what it sees of a position goes in,
// what it says about each (symbol, cell) comes out.
//
// The net has a node for each (symbol, cell). A layer mixes, with weights that all nodes share, a node's own channels with the
// means over its row, column and block (of the same symbol), its cell (of all symbols) and everything: so it has the
// symmetries of Sudoku by construction.
//
// Matrices are products of 16-bit numbers summed in 32 bits, which is exact in any order: every instruction set gives the
// same answer to the last bit. A row of weights is scaled so that its sum cannot overflow, whatever the 16-bit inputs are.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kernel/solver.hpp"

namespace kernel::play {

constexpr int kLane = 16;  // the number of channels is a multiple of this

// A matrix for pairs of inputs: weights[group][pair][output in group][2], 16 outputs in a group.
struct Matrix {
    std::vector<int16_t> weights;
    std::vector<float> scale;  // what a unit of the sum is worth, by output, for inputs in units of 1 / 32767
};

struct NetLayer {
    Matrix own, line, block, every;  // of the same symbol: the node, row and column, block, all cells
    Matrix cell, cell_line, cell_block, cell_every;  // the same, averaged over the symbols
    Matrix out;
    std::vector<float> own_bias, out_bias;
};

// From planes to channels: columns[plane][channel].
struct Inputs {
    int planes = 0;
    std::vector<float> columns, bias;
};

// From channels to the last outputs: rows[output][channel].
struct Outputs {
    std::vector<float> rows, bias;
};

struct Net {
    int game = 0, width = 0, kinds = 1;
    unsigned seats = 0;  // a bit for each seat count it was trained for
    float epsilon = 1e-6f, points = 20;  // of the norm; what a unit of the first output is worth
    Inputs node, cell, symbol, global;  // from the planes to the channels
    std::vector<NetLayer> layers;
    Matrix head, global_head;  // to the outputs of a node, and of the whole position
    std::vector<float> head_bias, global_head_bias;
    Outputs head_out, global_out;
};

// Reads a net. Throws std::invalid_argument that says what is wrong with the file.
Net read_net(const std::string& bytes);

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
    float points[2][Side][Side * Side];  // still to come after this action and its reward
    float win[2][Side][Side * Side];  // the chance to win, or to succeed
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

// The memory of a net that is run, and the choice of the loops that run it.
#include "play/net/forward.hpp"

#include "play/net/net.hpp"

namespace kernel::play {
namespace {

const Loops& loops_for(Isa isa) {
#if defined(KERNEL_X86)
    if (isa == Isa::avx512 && __builtin_cpu_supports("avx512vnni")) return kAvx512Loops;
    if (isa == Isa::avx512 || isa == Isa::avx2) return kAvx2Loops;
#endif
    (void)isa;
    return kPortableLoops;
}

// Calls `part` for each part of the memory, with its pointer and the number of its elements.
template <class Part>
void each_part(Workspace& memory, int side, int width, Part part) {
    const size_t cells = static_cast<size_t>(side * side * width), nodes = cells * static_cast<size_t>(side);
    part(memory.nodes, nodes);
    part(memory.normed, nodes);
    for (float** floats : {&memory.rows, &memory.columns, &memory.blocks, &memory.cells, &memory.every, &memory.lines})
        part(*floats, cells);
    for (int32_t** sums : {&memory.row_sums, &memory.column_sums, &memory.block_sums, &memory.cell_sums, &memory.products})
        part(*sums, cells);
    part(memory.hidden, cells);
    part(memory.means, cells);
    part(memory.folded, static_cast<size_t>((side + 1) * width));
}

void run_loops(const Loops& loops, const Net& net, const Workspace& memory, const Planes<9>& planes, Estimate<9>& out) {
    loops.nine(net, memory, planes, out);
}
void run_loops(const Loops& loops, const Net& net, const Workspace& memory, const Planes<6>& planes, Estimate<6>& out) {
    loops.six(net, memory, planes, out);
}

}  // namespace

template <int Side>
Forward<Side>::Forward(NetOn net) : net_(*net.net), loops_(loops_for(net.isa)) {
    auto lines_of = [](size_t bytes) { return (bytes + sizeof(Line) - 1) / sizeof(Line); };
    size_t lines = 0;
    each_part(memory_, Side, net_.width, [&](auto*&, size_t count) { lines += lines_of(count * sizeof(int32_t)); });
    lines_.resize(lines);
    Line* next = lines_.data();
    each_part(memory_, Side, net_.width, [&](auto*& part, size_t count) {
        part = reinterpret_cast<std::remove_reference_t<decltype(part)>>(next);
        next += lines_of(count * sizeof *part);
    });
}

template <int Side>
void Forward<Side>::run(const Planes<Side>& planes, Estimate<Side>& out) {
    run_loops(loops_, net_, memory_, planes, out);
}

template class Forward<9>;
template class Forward<6>;

}  // namespace kernel::play

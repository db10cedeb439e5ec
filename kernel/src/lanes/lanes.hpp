// The entry points of the lane engine, compiled once for each instruction set.
#pragma once

#include "kernel/solver.hpp"

namespace kernel::lanes {

// A grid between the engine and its clients: see sweep.hpp for the picture. Words of cells that hold a given have one
// bit in nine words; the peers of givens need not be cleared.
using Words = uint32_t[27];

// Where work comes from and where answers go, when it is more than a batch.
class Client {
public:
    virtual bool next(Words& words, size_t& job) = 0;                   // false when there is nothing to do now
    virtual bool on_solution(size_t job, const Words& words) = 0;       // false when no more solutions are wanted
    virtual void done(size_t job, uint64_t guesses) = 0;                // nothing of the job is left

protected:
    ~Client() = default;
};

// The run ends when all lanes are idle and next() has nothing.
struct EntryPoints {
    size_t (*solve)(const Batch& batch);
    size_t (*solve_alone)(const Batch& batch);      // few problems, one after another; does not count guesses
    void (*run)(Client& client);
    void (*fill)(uint64_t seed, uint64_t first, size_t count, char* grids);     // full grids by chance, as text
};

extern const EntryPoints kScalar;
extern const EntryPoints kPortable;
#if defined(KERNEL_X86)
extern const EntryPoints kAvx2;
extern const EntryPoints kAvx512;
#endif

const EntryPoints& entry_points(Isa isa);

}  // namespace kernel::lanes

// The canonical form of a problem: the same for all that differ only by renaming, turning, mirroring, bands, stacks and lines.
#pragma once

#include "kernel/solver.hpp"

namespace kernel {

// Writes the canonical form of a problem with its one solution, both as text; `.` stands for an empty cell.
//
// The lexicographically smallest equivalent of the solution is taken (9×9: 3,359,232 and all names; 6×6: 3,456, no turning over);
// if several transformations give it, the one with the smallest text of the problem.
void canonical(const char* problem, const char* solution, Size size, char* form);

}  // namespace kernel

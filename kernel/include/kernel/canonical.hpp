// The same problem in another dress: one form for all that differ in names, turning, mirroring, bands, stacks and lines only.
#pragma once

#include "kernel/solver.hpp"

namespace kernel {

// Writes the canonical form of a problem with its one solution, both as text; `.` stands for an empty cell.
//
// Of all dresses of the solution the smallest text is taken (9×9: 3,359,232 and all names; 6×6: 3,456, no turning over);
// where several dresses give it, the one with the smallest text of the problem.
void canonical(const char* problem, const char* solution, Size size, char* form);

}  // namespace kernel

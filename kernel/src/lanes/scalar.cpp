// The lane engine with one lane, for compilers without vector types, and for what needs one grid only.
#define KERNEL_ONE_LANE
#define KERNEL_ENTRY_POINTS kScalar
#include "entry.hpp"

// The lane engine with what every machine of the architecture has: SSE2 or NEON.
#define KERNEL_ENTRY_POINTS kPortable
#include "entry.hpp"

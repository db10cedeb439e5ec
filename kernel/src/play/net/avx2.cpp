// The loops of a net for machines with AVX2.
#define KERNEL_LOOPS kAvx2Loops
#include "play/net/layers.hpp"

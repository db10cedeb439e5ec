// The loops of a net for machines with AVX-512 and its products of pairs.
#define KERNEL_LOOPS kAvx512Loops
#include "play/net/layers.hpp"

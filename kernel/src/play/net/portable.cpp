// The loops of a net for any machine.
#define KERNEL_LOOPS kPortableLoops
#include "play/net/layers.hpp"

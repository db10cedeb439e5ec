// Playing for AVX-512 with VNNI, compiled with flags of its own.
#define KERNEL_ENTRY_POINTS kAvx512
#include "play/entry.hpp"

// Playing for AVX-512 with VNNI, compiled with flags of its own.
#define KERNEL_DOOR kAvx512
#include "play/entry.hpp"

// Playing for AVX2 and BMI2, compiled with flags of its own.
#define KERNEL_ENTRY_POINTS kAvx2
#include "play/entry.hpp"

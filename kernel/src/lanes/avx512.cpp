// The lane engine for AVX-512 (F, BW) and BMI2, compiled with flags of its own.
#define KERNEL_ENTRY_POINTS kAvx512
#include "entry.hpp"

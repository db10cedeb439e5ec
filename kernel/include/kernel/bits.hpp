// How many bits a word has.
//
// Nearly every x86-64 processor since 2013 has an instruction for it, but compilers do not use it in programs for all processors:
// they call a function. So it is written out and chosen when the program runs.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__x86_64__) && defined(__GNUC__)
#define KERNEL_BIT_INSTRUCTIONS
#endif

namespace kernel {
namespace {

#if defined(KERNEL_BIT_INSTRUCTIONS)
#if defined(__POPCNT__) && defined(__BMI2__)
constexpr bool kHasBitInstructions = true;
#else
const bool kHasBitInstructions = __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi2");
#endif
#endif

inline int count_bits(uint64_t word) {
#if defined(KERNEL_BIT_INSTRUCTIONS)
    if (__builtin_expect(kHasBitInstructions, 1)) {
        uint64_t bits;
        asm("popcnt %1, %0" : "=r"(bits) : "r"(word) : "cc");
        return static_cast<int>(bits);
    }
#endif
    return std::popcount(word);
}

}  // namespace
}  // namespace kernel

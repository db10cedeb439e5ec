// Portable random numbers: SplitMix64 (Steele, Lea and Flood, 2014) and draws from it.
#pragma once

#include <cstdint>

namespace kernel {

class Chance {
public:
    Chance() = default;
    // An independent series for each pair of seed and number.
    Chance(uint64_t seed, uint64_t number) : state_(mixed(seed + kStep) ^ mixed(number * kStep + 1)) {}

    uint64_t next() { return mixed(state_ += kStep); }

    // Uniform from 0 to limit - 1. Limits are small, so the bias is below 2⁻²⁵.
    uint32_t below(uint32_t limit) { return static_cast<uint32_t>((next() >> 32) * limit >> 32); }

    template <class Item>
    void shuffle(Item* items, uint32_t count) {
        for (uint32_t i = count; i > 1; i--) {
            uint32_t j = below(i);
            Item kept = items[i - 1];
            items[i - 1] = items[j];
            items[j] = kept;
        }
    }

private:
    static constexpr uint64_t kStep = 0x9E3779B97F4A7C15u;
    static uint64_t mixed(uint64_t z) {
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
        z = (z ^ z >> 27) * 0x94D049BB133111EBu;
        return z ^ z >> 31;
    }
    uint64_t state_ = 0;
};

}  // namespace kernel

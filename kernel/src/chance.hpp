// Chance that is the same everywhere: the generator SplitMix64 (Steele, Lea and Flood, 2014) and what is drawn from it.
#pragma once

#include <cstdint>

namespace kernel {

class Chance {
public:
    Chance() = default;
    // A series of its own for each number of each seed.
    Chance(uint64_t seed, uint64_t number) : state_(mixed(seed + kStep) ^ mixed(number * kStep + 1)) {}

    uint64_t next() { return mixed(state_ += kStep); }

    // Evenly from 0 to limit - 1. The limit is so small that the bias of 2⁻²⁵ does not matter.
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

// The orbits of cells under a symmetry.
#pragma once

#include "kernel/generator.hpp"

namespace kernel {

// Sets of cells that are given or empty together, one after another in `cell`; set i is cell[from[i]] to cell[from[i + 1] - 1].
struct Orbits {
    unsigned count = 0;
    uint8_t cell[81];
    uint8_t from[82];

    Orbits(Size size, Symmetry symmetry) {
        const int side = static_cast<int>(size);
        bool seen[81] = {};
        unsigned end = 0;
        for (int start = 0; start < side * side; start++) {
            if (seen[start]) continue;
            from[count++] = static_cast<uint8_t>(end);
            for (int at = start; !seen[at]; at = image(at, side, symmetry)) {
                seen[at] = true;
                cell[end++] = static_cast<uint8_t>(at);
            }
        }
        from[count] = static_cast<uint8_t>(end);
    }

private:
    static int image(int at, int side, Symmetry symmetry) {
        int r = at / side, c = at % side, last = side - 1;
        switch (symmetry) {
            case Symmetry::half_turn: return (last - r) * side + last - c;
            case Symmetry::quarter_turn: return c * side + last - r;
            case Symmetry::left_right: return r * side + last - c;
            case Symmetry::top_bottom: return (last - r) * side + c;
            case Symmetry::diagonal: return c * side + r;
            case Symmetry::antidiagonal: return (last - c) * side + last - r;
            case Symmetry::none: break;
        }
        return at;
    }
};

}  // namespace kernel

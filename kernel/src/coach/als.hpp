// Almost locked sets: n cells of a house with n + 1 digits.
#pragma once

#include "board.hpp"

namespace kernel::coach {

struct Als {
    Set cells;
    Digits digits;
    int house;
    Set places[10];  // its cells that can hold the digit
    Set sees[10];    // the cells that see all of those
};

std::vector<Als> almost_locked_sets(const Position& p);

}  // namespace kernel::coach

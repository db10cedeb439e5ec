// The weights of Solitaire positions, in thousandths of a point: constant, times the share of face-down tiles, times its square.
// `bench_solitaire_fit` makes them; see docs/training.md.
#pragma once

namespace kernel::play {
namespace {

constexpr int kSolitaireCounts = 35;
constexpr int kSolitaireWeights[kSolitaireCounts][3] = {
    // a number that a house lacks fits none of its cells, 1, 2, 3, 4
    {-198, -124, -4295},
    {-205, -255, 52},
    {-159, 106, -118},
    {-209, 479, -392},
    {-143, 465, -403},
    // an empty cell fits no number, 1, 2, 3, 4
    {-561, -212, 604},
    {358, 143, -561},
    {381, -369, 218},
    {71, -213, 343},
    {48, -628, 618},
    // a face-down cell fits no number, 1, 2, 3, 4
    {-57, -284, -906},
    {576, 25, -1328},
    {559, 632, -2042},
    {238, 452, -910},
    {-96, 640, -559},
    // one tile of a number in hand, with no empty cell for it, 1, 2, more; then two tiles
    {161, -2245, 981},
    {23, -446, -1788},
    {-296, 709, -2748},
    {-591, 1789, -3192},
    {570, -3061, -4490},
    {248, -1609, -2717},
    {-366, 138, -2931},
    {-845, 1017, -2004},
    // the same eight, for each unseen tile of the number
    {198, -461, 443},
    {-198, 625, -173},
    {-237, 759, -274},
    {-159, 481, -104},
    {-1282, 3659, -1377},
    {-288, 484, 496},
    {-464, 1058, -124},
    {-735, 2279, -1572},
    // a number is shut out of 1, 2, more houses of a kind
    {-847, 1442, 164},
    {-878, -3054, -4095},
    {-15325, 1643, 1565},
    // always
    {25889, -9168, 32},
};

}  // namespace
}  // namespace kernel::play

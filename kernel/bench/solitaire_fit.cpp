// Fits the weights of Solitaire positions from nothing: `bench_solitaire_fit [games] [rounds] > kernel/src/play/search/solitaire_weights.hpp`.
//
// A player that follows the value plays some thousand games; least squares explain the points of their ends by the counts of
// their positions; the new weights play the next round. Of the later rounds the mean is taken, because single ones vary.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "play/rules/deals.hpp"
#include "play/search/trials.hpp"

using namespace kernel;
using namespace kernel::play;

namespace {

constexpr int kCounts = kSolitaireCounts, kNumbers = 3 * kCounts;
constexpr double kFailure = -1, kTile = -0.25;  // points of a failure, and for each tile still face down
constexpr double kInertia = 50;  // how many positions speak for the weights before
constexpr uint64_t kSeed = 1000;

using Row = std::vector<double>;

// The counts of a position, in the order of the weights; then times the share of face-down tiles, and its square.
Row counts_of(const Counted& position) {
    Row row(kNumbers, 0);
    auto at = [&](int first, int value, int most) -> double& { return row[static_cast<size_t>(first + std::min(value, most))]; };
    const Mask empty = position.empty();
    for (int symbol = 0; symbol < 9; symbol++) {
        int none[3] = {0, 0, 0};
        for (int house = 0; house < 27; house++) {
            const int cells = position.rooms[symbol][house];
            if (cells < 5) at(0, cells, 4)++;
            none[house / 9] += cells == 0;
        }
        if (const int lost = std::max({none[0], none[1], none[2]})) at(31, lost - 1, 2)++;
        const int equal = std::min<int>(position.hands[0][symbol], 2),
                  cells = count(static_cast<Mask>(position.room(symbol) & empty));
        if (!equal) continue;
        at(11 + 4 * equal, cells, 3)++;
        at(19 + 4 * equal, cells, 3) += position.unseen[symbol];
    }
    each(empty, [&](int cell) {
        if (position.fitting[cell] < 5) at(5, position.fitting[cell], 4)++;
    });
    each(position.down, [&](int cell) {
        if (position.fitting[cell] < 5) at(10, position.fitting[cell], 4)++;
    });
    row[34] = 1;
    const double share = count(position.down) / 81.0;
    for (size_t i = 0; i < kCounts; i++) {
        row[kCounts + i] = row[i] * share;
        row[2 * kCounts + i] = row[i] * share * share;
    }
    return row;
}

struct Equations {
    std::vector<Row> left = std::vector<Row>(kNumbers, Row(kNumbers, 0));
    Row right = Row(kNumbers, 0);

    void add(const Row& row, double result) {
        for (size_t i = 0; i < kNumbers; i++) {
            if (row[i] == 0) continue;
            right[i] += row[i] * result;
            for (size_t j = 0; j < kNumbers; j++) left[i][j] += row[i] * row[j];
        }
    }
    Row solved(const Row& before) {
        for (size_t i = 0; i < kNumbers; i++) {
            left[i][i] += kInertia;
            right[i] += kInertia * before[i];
        }
        for (size_t i = 0; i < kNumbers; i++)
            for (size_t j = 0; j < kNumbers; j++) {
                if (j == i) continue;
                const double factor = left[j][i] / left[i][i];
                for (size_t k = i; k < kNumbers; k++) left[j][k] -= factor * left[i][k];
                right[j] -= factor * right[i];
            }
        Row solution(kNumbers);
        for (size_t i = 0; i < kNumbers; i++) solution[i] = right[i] / left[i][i];
        return solution;
    }
};

void use(const Row& weights) {
    int whole[kCounts][3];
    for (size_t i = 0; i < kCounts; i++)
        for (size_t power = 0; power < 3; power++)
            whole[i][power] = static_cast<int>(std::lrint(1000 * weights[power * kCounts + i]));
    stages() = weighted_stages(whole);
}

double play_one(uint64_t seed, uint64_t game, Equations& equations) {
    Chance chance(seed, game);
    Solitaire start;
    uint8_t tiles[81];
    deal_tiles(start, tiles, chance);
    Counted position(start);
    std::vector<Row> rows;
    while (!position.over && !position.has_succeeded()) {
        const Rated next = best_rated(position, chance, 81);
        if (next.symbol < 0) position.flip_up(next.cell, tiles[next.cell]);
        else position.insert_at(next.symbol, next.cell);
        if (!position.over && position.due == Solitaire::kNone) rows.push_back(counts_of(position));
    }
    const int points = position.failed ? 0 : SolitaireEnding(3000).most_points(position);
    for (const Row& row : rows) equations.add(row, position.failed ? kFailure + kTile * count(position.down) : points);
    return points;
}

// What anybody would guess: cells without numbers and numbers without cells are bad, two equal tiles in hand are worse.
Row guessed() {
    Row weights(kNumbers, 0);
    const double first[kCounts] = {-1.5, -0.3, -0.1, 0,  0,    -2, -0.3, 0, 0, 0, -2, -0.3, 0, 0,    0,    -1, -0.3, -0.1,
                                   0,    -4,   -2,   -1, -0.5, 0,  0,    0, 0, 0, 0,  0,    0, -1.5, -2.5, -6, 20};
    std::copy(first, first + kCounts, weights.begin());
    return weights;
}

// clang-format off
constexpr const char* kHeads[kCounts] = {
    "a number that a house lacks fits none of its cells, 1, 2, 3, 4", "", "", "", "",
    "an empty cell fits no number, 1, 2, 3, 4", "", "", "", "",
    "a face-down cell fits no number, 1, 2, 3, 4", "", "", "", "",
    "one tile of a number in hand, with no empty cell for it, 1, 2, more; then two tiles", "", "", "", "", "", "", "",
    "the same eight, for each unseen tile of the number", "", "", "", "", "", "", "",
    "a number is shut out of 1, 2, more houses of a kind", "", "",
    "always"};
// clang-format on

void print(const Row& weights) {
    std::printf(
        "// The weights of Solitaire positions, in thousandths of a point: constant, times the share of face-down tiles, times "
        "its square.\n"
        "// `bench_solitaire_fit` makes them; see docs/training.md.\n#pragma once\n\nnamespace kernel::play {\nnamespace {\n\n"
        "constexpr int kSolitaireCounts = %d;\nconstexpr int kSolitaireWeights[kSolitaireCounts][3] = {\n",
        kCounts);
    for (size_t i = 0; i < kCounts; i++) {
        if (*kHeads[i]) std::printf("    // %s\n", kHeads[i]);
        std::printf("    {%ld, %ld, %ld},\n", std::lrint(1000 * weights[i]), std::lrint(1000 * weights[kCounts + i]),
                    std::lrint(1000 * weights[2 * kCounts + i]));
    }
    std::printf("};\n\n}  // namespace\n}  // namespace kernel::play\n");
}

}  // namespace

int main(int count, char** words) {
    const uint64_t games = count > 1 ? std::strtoull(words[1], nullptr, 10) : 4000;
    const int rounds = count > 2 ? std::atoi(words[2]) : 8, late = rounds / 2;
    Row weights = guessed(), mean(kNumbers, 0);
    for (int round = 0; round < rounds; round++) {
        use(weights);
        Equations equations;
        double points = 0;
        for (uint64_t game = 0; game < games; game++) points += play_one(kSeed + static_cast<uint64_t>(round), game, equations);
        std::fprintf(stderr, "round %d: %.2f points\n", round, points / double(games));
        const Row solution = equations.solved(weights);
        for (size_t i = 0; i < kNumbers; i++) {
            weights[i] = round < 2 ? solution[i] : (weights[i] + solution[i]) / 2;
            if (round >= rounds - late) mean[i] += weights[i] / late;
        }
    }
    print(mean);
}

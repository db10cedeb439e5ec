// How good a Solitaire position is: a weighted sum of counts, in thousandths of a point, fast enough to play thousands of games.
//
// Counted are: for each house the open cells that fit a number it still lacks; for each open cell the numbers that fit it; for
// each number in hand the empty cells that fit it, also times its unseen tiles; and for each number the houses that it can no
// longer get into (each of them leaves a tile in hand). The weights depend on how many tiles are face down.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "play/rules/flipping.hpp"
#include "play/search/solitaire_weights.hpp"

namespace kernel::play {
namespace {

constexpr int kHasIt = 15;      // in place of the number of cells, where a house has the number already

// The weights for a number of face-down tiles.
struct Stage {
    int house[16]{}, empty[10]{}, down[10]{};       // by the number of cells, or of numbers
    int hand[3][4]{}, unseen[3][4]{};               // by equal tiles in hand and empty cells
    int lost[10]{};                                 // by houses out of reach
    int all = 0;
};

inline std::array<Stage, 82> weighted_stages(const int (&weights)[kSolitaireCounts][3]) {
    std::array<Stage, 82> stages;
    for (int64_t down = 0; down < 82; down++) {
        Stage& stage = stages[down];
        int place = 0;
        auto weight = [&] {
            const auto& [constant, linear, square] = weights[place++];
            return static_cast<int>(constant + (linear * 81 * down + square * down * down) / (81 * 81));
        };
        for (int i = 0; i < 5; i++) stage.house[i] = weight();
        for (int i = 0; i < 5; i++) stage.empty[i] = weight();
        for (int i = 0; i < 5; i++) stage.down[i] = weight();
        for (int equal : {1, 2})
            for (int& cells : stage.hand[equal]) cells = weight();
        for (int equal : {1, 2})
            for (int& cells : stage.unseen[equal]) cells = weight();
        for (int i = 1; i < 4; i++) stage.lost[i] = weight();
        for (int i = 4; i < 10; i++) stage.lost[i] = stage.lost[3];
        stage.all = weight();
    }
    return stages;
}
// By the number of face-down tiles; the fit of the weights changes them.
inline std::array<Stage, 82>& stages() {
    static std::array<Stage, 82> all = weighted_stages(kSolitaireWeights);
    return all;
}
inline const Stage& stage_of(int down) { return stages()[down]; }

// A position with the counts of houses and cells kept up to date.
struct Counted : Solitaire {
    uint8_t rooms[9][27];       // open cells for a number in a house, or kHasIt
    uint8_t fitting[81];        // numbers that fit an open cell
    uint16_t fits_here[81];     // these numbers, a bit each

    explicit Counted(const Solitaire& position) : Solitaire(position) {
        std::memset(fitting, 0, sizeof fitting);
        std::memset(fits_here, 0, sizeof fits_here);
        for (int symbol = 0; symbol < 9; symbol++) {
            const Mask cells = room(symbol);
            for (int house = 0; house < 27; house++)
                rooms[symbol][house] = static_cast<uint8_t>(count(static_cast<Mask>(cells & kBoard<9>.houses[house])));
            each(cells, [&](int cell) {
                fitting[cell]++;
                fits_here[cell] = static_cast<uint16_t>(fits_here[cell] | 1u << symbol);
            });
            // A position does not tell where a number is, but all cells around it are barred.
            each(static_cast<Mask>(up & ~barred[symbol]), [&](int cell) {
                if (kBoard<9>.peers[cell] & ~barred[symbol]) return;
                for (uint8_t house : kBoard<9>.house_of[cell]) rooms[symbol][house] = kHasIt;
            });
        }
    }

    void flip_up(int cell, int symbol) {
        if (fits(symbol, cell)) take_cell(symbol, cell);
        flip(cell, symbol);
    }
    void insert_at(int symbol, int cell) {
        take_cell(symbol, cell);
        insert(symbol, cell);
    }

private:
    void take_cell(int symbol, int cell) {
        const Board<9>& board = kBoard<9>;
        each(static_cast<uint64_t>(fits_here[cell] & ~(1u << symbol)), [&](int other) {
            for (uint8_t house : board.house_of[cell])
                if (rooms[other][house] != kHasIt) rooms[other][house]--;
        });
        each(static_cast<Mask>(room(symbol) & board.peers[cell]), [&](int seen) {
            for (uint8_t house : board.house_of[seen])
                if (rooms[symbol][house] != kHasIt) rooms[symbol][house]--;
            fitting[seen]--;
            fits_here[seen] = static_cast<uint16_t>(fits_here[seen] & ~(1u << symbol));
        });
        for (uint8_t house : board.house_of[cell]) rooms[symbol][house] = kHasIt;
        fitting[cell] = 0;
        fits_here[cell] = 0;
    }
};

// What actions change, with the weights of one stage.
class Changes {
public:
    Changes(const Counted& position, const Stage& weights) : position_(position), weights_(weights), empty_(position.empty()) {
        for (int symbol = 0; symbol < 9; symbol++) {
            of_symbol_[symbol] = value_of(position.rooms[symbol]);
            cells_[symbol] = count(static_cast<Mask>(position.room(symbol) & empty_));
        }
    }

    int whole() const {
        int sum = weights_.all;
        for (int symbol = 0; symbol < 9; symbol++) sum += of_symbol_[symbol] + held(symbol);
        each(empty_, [&](int cell) { sum += weights_.empty[position_.fitting[cell]]; });
        each(position_.down, [&](int cell) { sum += weights_.down[position_.fitting[cell]]; });
        return sum;
    }

    int cells(int symbol) const { return cells_[symbol]; }
    // Equal tiles in hand, with so many empty cells for them and so many more that nobody has seen.
    int held(int equal, int cells, int unseen) const {
        const int i = std::min(equal, 2), j = std::min(cells, 3);
        return weights_.hand[i][j] + weights_.unseen[i][j] * unseen;
    }
    int held(int symbol) const { return held(position_.hands[0][symbol], cells_[symbol], position_.unseen[symbol]); }
    // The tiles in hand of a symbol have one empty cell more, or one less.
    int held_with(int symbol, int more) const {
        return held(position_.hands[0][symbol], cells_[symbol] + more, position_.unseen[symbol]) - held(symbol);
    }
    // The same for all tiles in hand that fit a cell.
    int all_held_with(int cell, int more) const {
        int sum = 0;
        each(static_cast<uint64_t>(position_.fits_here[cell] & position_.kinds[0]),
             [&](int symbol) { sum += held_with(symbol, more); });
        return sum;
    }
    // The empty cells that a number loses where it is put on a cell, not counting the cell.
    int cells_lost(int symbol, int cell) const {
        return count(static_cast<Mask>(position_.room(symbol) & kBoard<9>.peers[cell] & empty_));
    }

    // All numbers that fit a cell lose it.
    int cell_taken(int cell) const {
        int sum = 0;
        each(static_cast<uint64_t>(position_.fits_here[cell]), [&](int symbol) { sum += cell_lost(symbol, cell); });
        return sum;
    }

    // A number comes onto a cell; `taken` is cell_taken of that cell. Hands are not counted.
    int put(int symbol, int cell, int taken) const {
        const Board<9>& board = kBoard<9>;
        uint8_t rooms[27];
        std::memcpy(rooms, position_.rooms[symbol], sizeof rooms);
        int change = taken - cell_lost(symbol, cell);
        auto bar = [&](Mask cells, const int (&weights)[10]) {
            each(cells, [&](int seen) {
                for (uint8_t house : board.house_of[seen])
                    if (rooms[house] != kHasIt) rooms[house]--;
                const int numbers = position_.fitting[seen];
                change += weights[numbers - 1] - weights[numbers];
            });
        };
        const Mask gone = position_.room(symbol) & board.peers[cell];
        bar(gone & position_.down, weights_.down);
        bar(gone & ~position_.down, weights_.empty);
        for (uint8_t house : board.house_of[cell]) rooms[house] = kHasIt;
        return change + value_of(rooms) - of_symbol_[symbol];
    }

    // A face-down cell becomes empty, before anything is said of the tile.
    int opened(int cell) const {
        const int numbers = position_.fitting[cell];
        return weights_.empty[numbers] - weights_.down[numbers] + all_held_with(cell, 1);
    }

    const Stage& weights() const { return weights_; }

private:
    int value_of(const uint8_t (&rooms)[27]) const {
        int sum = 0, most = 0;
        for (int kind = 0; kind < 3; kind++) {
            int none = 0;
            for (int house = 9 * kind; house < 9 * kind + 9; house++) {
                sum += weights_.house[rooms[house]];
                none += rooms[house] == 0;
            }
            most = std::max(most, none);
        }
        return sum + weights_.lost[most];
    }
    // The last cell of a house always costs as much as the first house out of reach: this plays better than the exact change.
    int cell_lost(int symbol, int cell) const {
        int sum = 0;
        for (uint8_t house : kBoard<9>.house_of[cell]) {
            const int cells = position_.rooms[symbol][house];
            if (cells == kHasIt || cells == 0) continue;
            sum += weights_.house[cells - 1] - weights_.house[cells] + (cells == 1 ? weights_.lost[1] : 0);
        }
        return sum;
    }

    const Counted& position_;
    const Stage& weights_;
    Mask empty_;
    int of_symbol_[9], cells_[9];
};

// An action with what the position after it is worth.
struct Rated {
    int8_t cell = -1, symbol = -1;      // no symbol: a flip
    int value = INT32_MIN;
};

constexpr int kFailedValue = -12000, kFailedTile = -150;      // a failure, and for each tile that is still face down

// Rates all inserts, and the flips of some face-down cells: on average over the unseen tiles.
template <class Visit>
void rate(const Counted& position, Mask flips, Visit visit) {
    const int down = count(position.down);
    const bool is_due = position.due != Solitaire::kNone, holds = position.kinds[0] != 0;
    int third[9];           // the change where a third equal tile is inserted at once, as well as possible
    std::fill(third, third + 9, 3 * kFailedValue);
    if (holds) {
        const Changes change(position, stage_of(down));
        const int whole = change.whole();
        each(position.empty(), [&](int cell) {
            const uint64_t symbols = position.fits_here[cell] & position.kinds[0];
            if (!symbols) return;
            const int taken = change.cell_taken(cell), others = change.all_held_with(cell, -1);
            each(symbols, [&](int symbol) {
                const int equal = position.hands[0][symbol], unseen = position.unseen[symbol];
                const int cells = change.cells(symbol) - 1 - change.cells_lost(symbol, cell);
                const int rest = whole + change.put(symbol, cell, taken) - change.weights().empty[position.fitting[cell]] +
                                 others - change.held_with(symbol, -1) - change.held(symbol);
                if (equal > 1) third[symbol] = std::max(third[symbol], rest + change.held(equal, cells, unseen) - whole);
                if (is_due && position.due != symbol) return;
                visit(
                    Rated{static_cast<int8_t>(cell), static_cast<int8_t>(symbol), rest + change.held(equal - 1, cells, unseen)});
            });
        });
    }
    if (is_due || !down) return;
    const Changes change(position, stage_of(down - 1));
    const int whole = change.whole();
    int all = 0;
    for (uint8_t unseen : position.unseen) all += unseen;
    each(flips, [&](int cell) {
        const int taken = change.cell_taken(cell) - change.weights().down[position.fitting[cell]], opened = change.opened(cell);
        int64_t sum = 0;
        for (int symbol = 0; symbol < 9; symbol++) {
            const int unseen = position.unseen[symbol], equal = position.hands[0][symbol], cells = change.cells(symbol);
            if (!unseen && all) continue;
            const int left = std::max(unseen - 1, 0);
            int value = whole;
            if (position.fits_here[cell] >> symbol & 1)
                value += change.put(symbol, cell, taken) + change.held(equal, cells - change.cells_lost(symbol, cell), left) -
                         change.held(symbol);
            else if (equal < 2) value += opened + change.held(equal + 1, cells, left) - change.held(symbol);
            else if (cells) value += opened + third[symbol];
            else value = kFailedValue + kFailedTile * down;
            sum += static_cast<int64_t>(all ? unseen : 1) * value;
        }
        visit(Rated{static_cast<int8_t>(cell), -1, static_cast<int>(sum / (all ? all : 9))});
    });
}

}  // namespace
}  // namespace kernel::play

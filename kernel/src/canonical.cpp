// The lexicographically smallest equivalent grid of a solution, found row by row with pruning.
#include "kernel/canonical.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace kernel {
namespace {

using Lines = std::array<uint8_t, 9>;       // which line of the grid comes at each place
constexpr int kPermutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// A transformation: `side` rows and columns in some order, symbols renamed in the order in which the first row has them.
struct Form {
    bool turned;
    Lines row, column;
};

// Collects the smallest text of the solution and of the problem in it.
class Smallest {
public:
    Smallest(const char* problem, const char* solution, int side) : side_(side) {
        for (int r = 0; r < side; r++)
            for (int c = 0; c < side; c++) {
                int at = r * side + c, over = c * side + r;
                solution_[0][at] = solution_[1][over] = static_cast<uint8_t>(solution[at] - '0');
                int given = problem[at] == '.' ? 0 : problem[at] - '0';
                problem_[0][at] = problem_[1][over] = static_cast<uint8_t>(given);
            }
        best_.fill(0xFF);
        form_.fill(0xFF);
    }

    int symbol(bool turned, int row, int column) const { return solution_[turned][row * side_ + column]; }

    void offer(const Form& shape) {
        uint8_t name[10] = {};
        for (int c = 0; c < side_; c++) name[symbol(shape.turned, shape.row[0], shape.column[c])] = static_cast<uint8_t>(c + 1);
        int order = 0;      // of this form against the best: -1, 0, 1
        for (int i = side_; i < side_ * side_ && order <= 0; i++) {
            uint8_t s = name[symbol(shape.turned, shape.row[i / side_], shape.column[i % side_])];
            if (order == 0 && s != best_[i]) order = s < best_[i] ? -1 : 1;
            if (order < 0) best_[i] = s;
        }
        if (order > 0) return;
        if (order < 0) form_.fill(0xFF);
        std::array<uint8_t, 81> form{};
        for (int i = 0; i < side_ * side_; i++) {
            int at = shape.row[i / side_] * side_ + shape.column[i % side_];
            form[i] = name[problem_[shape.turned][at]];
        }
        form_ = std::min(form_, form);
    }

    void write(char* text) const {
        for (int i = 0; i < side_ * side_; i++) text[i] = static_cast<char>(form_[i] ? '0' + form_[i] : '.');
    }

    // The second row of the best form so far, for early pruning.
    const uint8_t* second_row() const { return best_.data() + side_; }

private:
    int side_;
    uint8_t solution_[2][81], problem_[2][81];
    std::array<uint8_t, 81> best_{}, form_{};
};

// The rows below the first band: the first column decides their order.
void sort_rows_below(const Smallest& smallest, Form& shape, int first_band) {
    uint8_t name[10] = {};
    for (int c = 0; c < 9; c++) name[smallest.symbol(shape.turned, shape.row[0], shape.column[c])] = static_cast<uint8_t>(c);
    auto key = [&](int row) { return name[smallest.symbol(shape.turned, row, shape.column[0])]; };
    std::array<Lines, 2> band{};
    int n = 0;
    for (int b = 0; b < 3; b++) {
        if (b == first_band) continue;
        for (int i = 0; i < 3; i++) band[n][i] = static_cast<uint8_t>(3 * b + i);
        std::sort(band[n].begin(), band[n].begin() + 3, [&](int x, int y) { return key(x) < key(y); });
        n++;
    }
    if (key(band[1][0]) < key(band[0][0])) std::swap(band[0], band[1]);
    for (int i = 0; i < 6; i++) shape.row[3 + i] = band[i / 3][i % 3];
}

// All orders of columns for given first rows. A stack at a time; a second row that cannot be smallest is left at once.
void offer_columns(Smallest& smallest, Form shape, int first_band) {
    uint8_t name[10];
    for (const auto& stacks : kPermutations)
        for (const auto& first : kPermutations)
            for (const auto& second : kPermutations) {
                for (int c = 0; c < 3; c++) {
                    shape.column[c] = static_cast<uint8_t>(3 * stacks[0] + first[c]);
                    shape.column[3 + c] = static_cast<uint8_t>(3 * stacks[1] + second[c]);
                }
                std::fill(name, name + 10, uint8_t{7});     // at least, for what the third stack will name
                for (int c = 0; c < 6; c++)
                    name[smallest.symbol(shape.turned, shape.row[0], shape.column[c])] = static_cast<uint8_t>(c + 1);
                uint8_t start[3];
                for (int c = 0; c < 3; c++) start[c] = name[smallest.symbol(shape.turned, shape.row[1], shape.column[c])];
                if (std::lexicographical_compare(smallest.second_row(), smallest.second_row() + 3, start, start + 3)) continue;
                for (const auto& third : kPermutations) {
                    for (int c = 0; c < 3; c++) shape.column[6 + c] = static_cast<uint8_t>(3 * stacks[2] + third[c]);
                    sort_rows_below(smallest, shape, first_band);
                    smallest.offer(shape);
                }
            }
}

void offer_nine(Smallest& smallest) {
    for (bool turned : {false, true})
        for (int band = 0; band < 3; band++)
            for (const auto& rows : kPermutations) {
                Form shape{turned, {}, {}};
                for (int i = 0; i < 3; i++) shape.row[i] = static_cast<uint8_t>(3 * band + rows[i]);
                offer_columns(smallest, shape, band);
            }
}

// Three bands of two rows, two stacks of three columns: few enough to try all.
void offer_six(Smallest& smallest) {
    for (const auto& bands : kPermutations)
        for (int flips = 0; flips < 8; flips++) {
            Form shape{false, {}, {}};
            for (int i = 0; i < 6; i++) shape.row[i] = static_cast<uint8_t>(2 * bands[i / 2] + ((i ^ flips >> i / 2) & 1));
            for (int stack = 0; stack < 2; stack++)
                for (const auto& left : kPermutations)
                    for (const auto& right : kPermutations) {
                        for (int c = 0; c < 3; c++) {
                            shape.column[c] = static_cast<uint8_t>(3 * stack + left[c]);
                            shape.column[3 + c] = static_cast<uint8_t>(3 * (1 - stack) + right[c]);
                        }
                        smallest.offer(shape);
                    }
        }
}

}  // namespace

void canonical(const char* problem, const char* solution, Size size, char* form) {
    Smallest smallest(problem, solution, static_cast<int>(size));
    if (size == Size::six) offer_six(smallest);
    else offer_nine(smallest);
    smallest.write(form);
}

}  // namespace kernel

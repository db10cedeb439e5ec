// The lexicographically smallest equivalent grid of a solution, found row by row with pruning.
#include "kernel/solver.hpp"

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

    // Whether the second or the third row is already larger than that of the best form so far.
    bool is_too_large_above(const Form& shape) const {
        uint8_t name[10] = {};
        for (int c = 0; c < side_; c++) name[symbol(shape.turned, shape.row[0], shape.column[c])] = static_cast<uint8_t>(c + 1);
        for (int r = 1; r < 3; r++)
            for (int c = 0; c < side_; c++) {
                uint8_t s = name[symbol(shape.turned, shape.row[r], shape.column[c])], best = best_[r * side_ + c];
                if (s != best) return s > best;
            }
        return false;
    }

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

// The orders of columns that make the second row smallest for given first rows.
//
// Its first three symbols are 4, 5 and 6 where a whole third of it stands in one stack of the first row, and 4, 5 and 7 otherwise:
// the columns of the second and third stack follow from that, but for the order of two that nothing has named yet.
class Columns {
public:
    Columns(Smallest& smallest, const Form& shape, int first_band) : smallest_(smallest), shape_(shape), first_band_(first_band) {
        for (int c = 0; c < 9; c++) column_of_[smallest.symbol(shape.turned, shape.row[0], c)] = static_cast<uint8_t>(c);
    }

    void offer() {
        for (int stack = 0; stack < 3; stack++) {
            int below[3], ahead = 0;  // columns of the first row with the symbols of the second; how many stand in the next stack
            for (int i = 0; i < 3; i++) ahead += (below[i] = above(3 * stack + i)) / 3 == (stack + 1) % 3;
            if (ahead == 0 || ahead == 3) {
                offer_whole(stack);
            } else {
                int other = ahead == 1 ? (stack + 1) % 3 : (stack + 2) % 3;  // the stack with one of the symbols
                int odd = 0;
                while (below[odd] / 3 != other) odd++;
                offer_mixed(3 * stack + (odd + 1) % 3, 3 * stack + (odd + 2) % 3, 3 * stack + odd);
                offer_mixed(3 * stack + (odd + 2) % 3, 3 * stack + (odd + 1) % 3, 3 * stack + odd);
            }
        }
    }

private:
    // The column in which the first row has what the second has in this one.
    int above(int column) const { return column_of_[smallest_.symbol(shape_.turned, shape_.row[1], column)]; }

    void offer_whole(int stack) {
        for (const auto& order : kPermutations) {
            for (int c = 0; c < 3; c++) shape_.column[c] = static_cast<uint8_t>(3 * stack + order[c]);
            for (int c = 3; c < 9; c++) shape_.column[c] = static_cast<uint8_t>(above(shape_.column[c - 3]));
            offer_rows();
        }
    }

    // The first and the second column have symbols of one stack, the third of the other.
    void offer_mixed(int first, int second, int third) {
        int four = above(first), five = above(second), seven = above(third), stack = seven / 3 * 3;
        int six = four / 3 * 9 + 3 - four - five;  // the columns of a stack have the sum 9 · stack + 3
        int next = stack + (seven + 1) % 3, last = stack + (seven + 2) % 3;
        for (bool swapped : {false, true}) {
            int column[9] = {first, second, third, four, five, six, seven, swapped ? last : next, swapped ? next : last};
            std::copy(column, column + 9, shape_.column.begin());
            offer_rows();
        }
    }

    void offer_rows() {
        if (smallest_.is_too_large_above(shape_)) return;
        sort_rows_below(smallest_, shape_, first_band_);
        smallest_.offer(shape_);
    }

    Smallest& smallest_;
    Form shape_;
    int first_band_;
    uint8_t column_of_[10] = {};
};

void offer_nine(Smallest& smallest) {
    for (bool turned : {false, true})
        for (int band = 0; band < 3; band++)
            for (const auto& rows : kPermutations) {
                Form shape{turned, {}, {}};
                for (int i = 0; i < 3; i++) shape.row[i] = static_cast<uint8_t>(3 * band + rows[i]);
                Columns(smallest, shape, band).offer();
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

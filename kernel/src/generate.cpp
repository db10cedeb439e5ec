// Removes clues from full grids in random order as long as the solution stays unique.

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include "chance.hpp"
#include "kernel/generator.hpp"
#include "kernel/threads.hpp"
#include "lanes/lanes.hpp"
#include "orbits.hpp"
#include "six.hpp"

namespace kernel {
namespace {

// Sets of cells of a full grid in which two digits can change places: a problem with one solution has a given in each of them.
// Two digits stand in each row; rows hang together where one digit's column or block is the other's. Every cell is in eight sets.
class Swaps {
public:
    static constexpr int kOfCell = 8;

    void read(const char* grid) {
        uint8_t column[9][9];       // by digit and row
        for (int cell = 0; cell < 81; cell++) column[grid[cell] - '1'][cell / 9] = static_cast<uint8_t>(cell % 9);
        int count = 0;
        uint8_t seen[9] = {};       // sets that are known of each digit's cells
        for (int one = 0; one < 9; one++)
            for (int other = one + 1; other < 9; other++) {
                uint8_t set[9];
                count = divide(column[one], column[other], count, set);
                for (int row = 0; row < 9; row++) {
                    sets_[9 * row + column[one][row]][seen[one]] = set[row];
                    sets_[9 * row + column[other][row]][seen[other]] = set[row];
                    left_[set[row]] = static_cast<uint8_t>(left_[set[row]] + 2);
                }
                seen[one]++;
                seen[other]++;
            }
    }

    // Takes a given away. False where that leaves a set without any.
    bool take(int cell) {
        bool fine = true;
        for (uint8_t set : sets_[cell]) fine &= --left_[set] != 0;
        return fine;
    }
    void put_back(int cell) {
        for (uint8_t set : sets_[cell]) left_[set]++;
    }

private:
    static constexpr int kMost = 36 * 4;    // sets: none has fewer than two rows

    // The set of each row, numbered from the count on; returns the next number.
    int divide(const uint8_t (&one)[9], const uint8_t (&other)[9], int count, uint8_t (&set)[9]) {
        uint8_t row_of[9], row_in[9];       // of the second digit, by column and by block
        for (int row = 0; row < 9; row++) {
            row_of[other[row]] = static_cast<uint8_t>(row);
            row_in[row / 3 * 3 + other[row] / 3] = static_cast<uint8_t>(row);
        }
        uint32_t linked[9] = {};
        for (int row = 0; row < 9; row++)
            for (int with : {row_of[one[row]], row_in[row / 3 * 3 + one[row] / 3]}) {
                linked[row] |= 1u << with;
                linked[with] |= 1u << row;
            }
        for (uint32_t left = 0777; left; count++) {
            uint32_t rows = left & -left, open = rows;
            while (open) {
                uint32_t reached = linked[__builtin_ctz(open)] & ~rows;
                open = (open & (open - 1)) | reached;
                rows |= reached;
            }
            left &= ~rows;
            left_[count] = 0;
            for (uint32_t in = rows; in; in &= in - 1) set[__builtin_ctz(in)] = static_cast<uint8_t>(count);
        }
        return count;
    }

    uint8_t sets_[81][kOfCell];
    uint8_t left_[kMost];
};

constexpr size_t kGridChunk = 256;          // grids a thread makes at a time, at most
constexpr size_t kLeastGrids = 64;          // and at least: the lanes are full most of the time
constexpr uint64_t kOrderOfCells = 1;       // added to the seed, so that the cells' order is not the grid's own chance
constexpr uint32_t kBand = 0777777777;

// A problem under construction. Its clues are tried in order, several sets at once while it is likely that none is needed:
// if all of them can go together, each could have gone alone, so the result is the same as one by one.
struct Making {
    size_t number;
    unsigned left;              // clues that are still there
    unsigned at, step;          // the next set to try, and how many sets together
    bool other;                 // the trial has found another solution
    uint8_t order[81];          // sets of cells
    lanes::Words solution;
    lanes::Words given;         // by digit and band, like all words
    lanes::Words trial;         // what would be left
    Swaps swaps;                // without the cells of the trial
};

// How many cells to try at once by the number of clues left; found by measurement.
unsigned bold_step(unsigned left) { return left > 60 ? 16 : left > 45 ? 6 : left > 40 ? 3 : left > 36 ? 2 : 1; }

class Minimizer final : public lanes::Client {
public:
    Minimizer(const Order& order, const char* grids, char* problems)
        : order_(order), orbits_(order.size, order.symmetry), grids_(grids), problems_(problems) {
        for (size_t i = 0; i < kAtOnce && begin(making_[i]);)
            if (find_trial(making_[i])) ready_[ready_count_++] = i++;
            else finish(making_[i]);
    }

    bool next(lanes::Words& words, size_t& job) override {
        if (!ready_count_) return false;
        job = ready_[--ready_count_];
        Making& m = making_[job];
        std::memcpy(m.trial, m.given, sizeof m.trial);
        m.other = false;
        for_cells(m, [&](int cell) { m.trial[word_of(grids_ + 81 * m.number, cell)] &= ~(1u << cell % 27); });
        uint32_t any[3] = {0, 0, 0};
        for (int i = 0; i < 27; i++) any[i % 3] |= m.trial[i];
        for (int i = 0; i < 27; i++) words[i] = m.trial[i] | (kBand & ~any[i % 3]);
        if (is_one_cell(m))     // then another solution has another digit there
            for (int i = 0; i < 27; i++) words[i] &= ~(m.given[i] ^ m.trial[i]);
        return true;
    }

    bool on_solution(size_t job, const lanes::Words& words) override {
        Making& m = making_[job];
        if (std::memcmp(words, m.solution, sizeof words) == 0) return true;
        m.other = true;
        return false;
    }

    void done(size_t job, uint64_t) override {
        Making& m = making_[job];
        if (!m.other) {
            std::memcpy(m.given, m.trial, sizeof m.given);
            for (unsigned i = m.at; i < m.at + m.step; i++) m.left -= size_of(m.order[i]);
            m.at += m.step;
            set_step(m, bold_step(m.left));
        } else {
            give_up(m);
        }
        while (!find_trial(m)) {
            finish(m);
            if (!begin(m)) return;
        }
        ready_[ready_count_++] = job;
    }

private:
    static constexpr size_t kAtOnce = 32;       // at least as many as there are lanes

    bool begin(Making& m) {
        if (begun_ == order_.count) return false;
        m.number = begun_++;
        m.left = 81;
        m.at = 0;
        set_step(m, bold_step(81));
        for (unsigned i = 0; i < orbits_.count; i++) m.order[i] = static_cast<uint8_t>(i);
        Chance(order_.seed + kOrderOfCells, order_.first + m.number).shuffle(m.order, orbits_.count);
        std::memset(m.solution, 0, sizeof m.solution);
        const char* grid = grids_ + 81 * m.number;
        for (int cell = 0; cell < 81; cell++) m.solution[word_of(grid, cell)] |= 1u << cell % 27;
        std::memcpy(m.given, m.solution, sizeof m.given);
        m.swaps.read(grid);
        return true;
    }

    // Goes on to a trial that has to be searched; false when the problem is done.
    bool find_trial(Making& m) {
        while (m.at < orbits_.count && m.left > order_.clues) {
            bool fine = true;
            for_cells(m, [&](int cell) { fine &= m.swaps.take(cell); });
            if (fine) return true;
            give_up(m);
        }
        return false;
    }

    // The sets of this trial cannot all go: fewer of them are tried, or the next.
    void give_up(Making& m) {
        for_cells(m, [&](int cell) { m.swaps.put_back(cell); });
        if (m.step == 1) m.at++;
        set_step(m, m.step > 1 ? m.step / 2 : bold_step(m.left));
    }

    template <class Deed>
    void for_cells(const Making& m, Deed&& deed) const {
        for (unsigned set = m.at; set < m.at + m.step; set++)
            for (unsigned i = orbits_.from[m.order[set]]; i < orbits_.from[m.order[set] + 1]; i++) deed(orbits_.cell[i]);
    }

    void set_step(Making& m, unsigned step) {
        while (step > 1 && m.left < order_.clues + step * size_of(0)) step /= 2;
        m.step = std::min(step, orbits_.count - m.at);
    }

    void finish(const Making& m) {
        char* problem = problems_ + 81 * m.number;
        const char* grid = grids_ + 81 * m.number;
        for (int cell = 0; cell < 81; cell++) problem[cell] = m.given[word_of(grid, cell)] >> cell % 27 & 1 ? grid[cell] : '.';
    }

    bool is_one_cell(const Making& m) const { return m.step == 1 && size_of(m.order[m.at]) == 1; }
    unsigned size_of(unsigned set) const { return orbits_.from[set + 1] - orbits_.from[set]; }
    static int word_of(const char* grid, int cell) { return 3 * (grid[cell] - '1') + cell / 27; }

    const Order& order_;
    const Orbits orbits_;
    const char* grids_;
    char* problems_;
    size_t begun_ = 0, ready_count_ = 0;
    size_t ready_[kAtOnce];
    Making making_[kAtOnce];
};

void make_part(const Order& order, char* grids, char* problems, Isa isa) {
    if (order.size == Size::six) {
        six::make(order, grids, problems);
        return;
    }
    lanes::entry_points(isa).fill(order.seed, order.first, order.count, grids);
    if (!problems) return;
    if (order.clues >= 81) {
        std::memcpy(problems, grids, 81 * order.count);
        return;
    }
    auto minimizer = std::make_unique<Minimizer>(order, grids, problems);
    lanes::entry_points(isa).run(*minimizer);
}

void make(const Order& order, char* grids, char* problems, unsigned threads, Isa isa) {
    const size_t length = cells(order.size);
    const size_t most = problems ? kGridChunk : 16 * kGridChunk;
    const size_t chunk = threads <= 1 ? most : std::clamp(order.count / (4 * threads), kLeastGrids, most);
    std::atomic<size_t> next{0};
    auto work = [&] {
        for (size_t at; (at = next.fetch_add(chunk)) < order.count;) {
            Order part = order;
            part.first += at;
            part.count = std::min(chunk, order.count - at);
            make_part(part, grids + at * length, problems ? problems + at * length : nullptr, isa);
        }
    };
    size_t chunks = (order.count + chunk - 1) / chunk;
    in_threads(std::min<size_t>(threads, chunks), work);
}

}  // namespace

void make_grids(const Order& order, char* grids, unsigned threads, Isa isa) { make(order, grids, nullptr, threads, isa); }

void make_problems(const Order& order, char* problems, char* grids, unsigned threads, Isa isa) {
    std::vector<char> own;
    if (!grids) {
        own.resize(order.count * cells(order.size));
        grids = own.data();
    }
    make(order, grids, problems, threads, isa);
}

}  // namespace kernel

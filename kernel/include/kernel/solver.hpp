// What the kernel answers about Sudoku problems. Text in, text out; no Python, no global state, safe from many threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

namespace kernel {

// 9×9 has blocks of 3×3, 6×6 has blocks two rows high and three columns wide.
enum class Size : int { six = 6, nine = 9 };

constexpr size_t cells(Size size) { return static_cast<size_t>(size) * static_cast<size_t>(size); }
constexpr size_t kNowhere = ~size_t{0};

// How symbols are written: '0' for text ('1' is one, '0' or '.' is an empty cell), '\0' for plain numbers.
enum class Alphabet : char { text = '0', numbers = '\0' };

// The instruction sets a machine may have. All give the same answers.
enum class Isa { scalar, portable, avx2, avx512 };
const char* name(Isa isa);
bool is_available(Isa isa);
Isa best_isa();

// Where so many solutions are counted, one problem may take long: then threads share single problems, too.
constexpr uint64_t kLongToCount = 200;

// Problems in one piece of memory, one every `stride` bytes.
struct Batch {
    const char* problems = nullptr;
    size_t stride = 81;
    size_t count = 0;
    Size size = Size::nine;
    Alphabet alphabet = Alphabet::text;
    uint64_t limit = 2;             // stop counting here, at least 1

    uint64_t* counts = nullptr;     // for each problem: how many solutions, at most the limit
    uint64_t* guesses = nullptr;    // for each problem (9×9 only): how often the search had to guess; may be null
    char* solutions = nullptr;      // for each problem: a solution if there is one; may be null
    size_t solution_stride = 81;
};

// Solves all problems. Returns kNowhere, or the index of a problem that holds a foreign symbol (the first one when run in
// one thread); the outputs are then unspecified.
size_t solve(const Batch& batch, Isa isa = best_isa());
size_t solve(const Batch& batch, unsigned threads, Isa isa = best_isa());

// The position of the first foreign symbol, or kNowhere.
size_t find_foreign(const char* problem, Size size, Alphabet alphabet = Alphabet::text);

// How many solutions a 9×9 grid has in which only these digits are possible, bit d of a cell for digit d; at most the limit.
uint64_t count_within(const uint16_t* candidates, uint64_t limit);

// All solutions of one problem in the order of their text, one at a time. The problem must hold no foreign symbol.
class Solutions {
public:
    Solutions(const char* problem, Size size, Alphabet alphabet = Alphabet::text);
    ~Solutions();
    Solutions(Solutions&&) noexcept;
    Solutions& operator=(Solutions&&) noexcept;

    bool next(char* solution);      // false when there are no more

    class Search;

private:
    std::unique_ptr<Search> search_;
};

// Writes the canonical form of a problem with its one solution, both as text; `.` stands for an empty cell.
//
// The lexicographically smallest equivalent of the solution is taken (9×9: 3,359,232 and all names; 6×6: 3,456, no turning over);
// if several transformations give it, the one with the smallest text of the problem.
void canonical(const char* problem, const char* solution, Size size, char* form);

}  // namespace kernel

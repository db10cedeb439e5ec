// Known problems on every instruction set of this machine, in one and in several threads.
#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "check.hpp"
#include "kernel/solver.hpp"

using namespace kernel;

static const std::string kProblem =
    "53..7...."
    "6..195..."
    ".98....6."
    "8...6...3"
    "4..8.3..1"
    "7...2...6"
    ".6....28."
    "...419..5"
    "....8..79";
static const std::string kSolution =
    "534678912"
    "672195348"
    "198342567"
    "859761423"
    "426853791"
    "713924856"
    "961537284"
    "287419635"
    "345286179";

static std::vector<Isa> isas() {
    std::vector<Isa> have;
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (is_available(isa)) have.push_back(isa);
    return have;
}

static uint64_t count(const std::string& problem, uint64_t limit, Isa isa, std::string* solution = nullptr) {
    Batch batch;
    uint64_t solution_count = 0;
    std::string text(problem.size(), '?');
    batch.problems = problem.data();
    batch.count = 1;
    batch.size = problem.size() == 36 ? Size::six : Size::nine;
    batch.limit = limit;
    batch.counts = &solution_count;
    batch.solutions = text.data();
    CHECK(solve(batch, isa) == kNowhere);
    if (solution) *solution = text;
    return solution_count;
}

static bool is_full(const std::string& text, int side) {
    int high = side / 3;
    for (int a = 0; a < side * side; a++)
        for (int b = 0; b < a; b++) {
            bool row = a / side == b / side, column = a % side == b % side;
            bool block = a / side / high == b / side / high && a % side / 3 == b % side / 3;
            if (text[a] == text[b] && (row || column || block)) return false;
        }
    return true;
}

static void known_problems(Isa isa) {
    std::string solution;
    CHECK(count(kProblem, 2, isa, &solution) == 1);
    CHECK(solution == kSolution);
    CHECK(count(kSolution, 2, isa, &solution) == 1);
    CHECK(solution == kSolution);

    CHECK(count(std::string(81, '.'), 1000, isa, &solution) == 1000);
    CHECK(is_full(solution, 9));
    CHECK(count(std::string(81, '0'), 1, isa) == 1);

    std::string twice_in_row = kProblem, twice_in_column = kProblem, twice_in_block = kProblem, full_twice = kSolution;
    twice_in_row[2] = '5';
    CHECK(count(twice_in_row, 2, isa) == 0);
    twice_in_column[9 * 6] = '5';
    CHECK(count(twice_in_column, 2, isa) == 0);
    twice_in_block[10] = '5';
    CHECK(count(twice_in_block, 2, isa) == 0);
    full_twice[0] = '1';
    CHECK(count(full_twice, 2, isa) == 0);

    // Two rows of a band swapped in two cells: a rectangle that can be turned, so exactly two solutions.
    std::string rectangle = kSolution;
    for (int a = 0; a < 9; a++)
        for (int b = a + 1; b < 9; b++)
            for (int r = 0; r < 9; r += 3)
                if (a / 3 != b / 3)
                    for (int s = r + 1; s < r + 3; s++)
                        if (kSolution[9 * r + a] == kSolution[9 * s + b] && kSolution[9 * r + b] == kSolution[9 * s + a]) {
                            rectangle = kSolution;
                            for (int i : {9 * r + a, 9 * r + b, 9 * s + a, 9 * s + b}) rectangle[i] = '.';
                            CHECK(count(rectangle, 10, isa) == 2);
                        }
}

static void six() {
    std::string solution;
    CHECK(count(std::string(36, '.'), 100, Isa::portable, &solution) == 100);
    CHECK(is_full(solution, 6));
    CHECK(count("12" + std::string(34, '.'), 1, Isa::portable) == 1);
    CHECK(count("11..................................", 1, Isa::portable) == 0);
}

static void solutions_in_order() {
    Solutions all(std::string(81, '.').data(), Size::nine);
    std::string before, text(81, '?');
    for (int i = 0; i < 500; i++) {
        CHECK(all.next(text.data()));
        CHECK(is_full(text, 9));
        CHECK(before < text);
        before = text;
    }
    Solutions one(kProblem.data(), Size::nine);
    CHECK(one.next(text.data()) && text == kSolution);
    CHECK(!one.next(text.data()));
    CHECK(!one.next(text.data()));
    // Takes minutes without looking ahead.
    const char* impossible = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    CHECK(!Solutions(impossible, Size::nine).next(text.data()));
}

// The numbers were found one by one, which is done again where they are small.
static void many_solutions() {
    struct {
        const char* givens;
        uint64_t solutions;
    } const known[] = {
        {"53..7....6..19.....9.....6.8...6...34..8.3...7...2...6.6....2.....419..5.......79", 73},
        {".3..7....6..19.....9.....6.8...6...3...8.3...7...2...6.6....2.....4.9..5.......79", 23791},
        {".3..7....6...9.....9.....6.8.......3...8.3...7...2...6.6....2.....4.9..........79", 981476},
        {"5...7....6..1......98......8...6...34..8.3..1....2...6.6....2.....4.9.........7.9", 2831},
    };
    std::vector<uint64_t> counts(std::size(known));
    std::string problems;
    for (auto& [givens, solutions] : known) {
        problems += givens;
        uint64_t listed = 0;
        std::string text(81, '?');
        if (solutions < 5000)
            for (Solutions all(givens, Size::nine); all.next(text.data());) listed++;
        CHECK(listed == solutions || solutions > 5000);
        for (Isa isa : isas()) {
            std::string first;
            CHECK(count(givens, 1ull << 62, isa, &first) == solutions);
            CHECK(is_full(first, 9));
            for (uint64_t limit : {199ull, 200ull, 300ull, 6000ull})
                CHECK(count(givens, limit, isa) == std::min<uint64_t>(limit, solutions));
        }
    }
    Batch batch;
    batch.problems = problems.data();
    batch.count = counts.size();
    batch.counts = counts.data();
    for (uint64_t limit : {1ull << 62, 10000ull, 12000ull, 500000ull})
        for (unsigned threads : {1u, 2u, 3u}) {
            batch.limit = limit;
            CHECK(solve(batch, threads) == kNowhere);
            for (size_t i = 0; i < counts.size(); i++) CHECK(counts[i] == std::min(limit, known[i].solutions));
        }
}

static void solutions_within_candidates() {
    std::vector<uint16_t> candidates(81, 0x3FE);
    CHECK(count_within(candidates.data(), 7) == 7);
    for (size_t i = 0; i < 81; i++)
        if (kProblem[i] != '.') candidates[i] = static_cast<uint16_t>(1 << (kProblem[i] - '0'));
    CHECK(count_within(candidates.data(), 2) == 1);
    std::string solution(81, '.');
    Solutions(kProblem.data(), Size::nine).next(solution.data());
    size_t open = kProblem.find('.');
    candidates[open] = static_cast<uint16_t>(0x3FE & ~(1 << (solution[open] - '0')));
    CHECK(count_within(candidates.data(), 2) == 0);
    candidates[open] = 0;
    CHECK(count_within(candidates.data(), 2) == 0);
}

static void foreign_symbols() {
    CHECK(find_foreign(kProblem.data(), Size::nine) == kNowhere);
    std::string bad = kProblem;
    bad[80] = 'x';
    CHECK(find_foreign(bad.data(), Size::nine) == 80);
    std::string two = kProblem + bad;
    std::vector<uint64_t> counts(2);
    Batch batch;
    batch.problems = two.data();
    batch.count = 2;
    batch.counts = counts.data();
    for (Isa isa : isas()) CHECK(solve(batch, isa) == 1);
    CHECK(find_foreign(std::string(36, '7').data(), Size::six) == 0);
}

static void many_threads() {
    std::string problems;
    for (int i = 0; i < 9000; i++) problems += i % 3 ? kProblem : std::string(81, '.');
    std::vector<uint64_t> counts(9000);
    Batch batch;
    batch.problems = problems.data();
    batch.count = counts.size();
    batch.counts = counts.data();
    CHECK(solve(batch, 3u) == kNowhere);
    for (size_t i = 0; i < counts.size(); i++) CHECK(counts[i] == (i % 3 ? 1u : 2u));
}

int main() {
    for (Isa isa : isas()) known_problems(isa);
    six();
    solutions_in_order();
    many_solutions();
    solutions_within_candidates();
    foreign_symbols();
    many_threads();
    return finish();
}

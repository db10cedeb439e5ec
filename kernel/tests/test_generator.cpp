// Generated problems are unique, minimal, symmetric as requested, and the same on every instruction set.
#include <algorithm>
#include <string>
#include <vector>

#include "check.hpp"
#include "kernel/generator.hpp"

using namespace kernel;

static uint64_t count(const std::string& problem) {
    Batch batch;
    uint64_t solution_count = 0;
    batch.problems = problem.data();
    batch.count = 1;
    batch.size = problem.size() == 36 ? Size::six : Size::nine;
    batch.counts = &solution_count;
    CHECK(solve(batch) == kNowhere);
    return solution_count;
}

static std::string made(const Order& order, unsigned threads = 1, Isa isa = best_isa(), std::string* grids = nullptr) {
    std::string problems(order.count * cells(order.size), '?'), full = problems;
    make_problems(order, problems.data(), full.data(), threads, isa);
    if (grids) *grids = full;
    return problems;
}

static void one_solution_and_nothing_to_spare(Size size) {
    Order order;
    order.size = size;
    order.seed = 7;
    order.count = 20;
    std::string grids, problems = made(order, 1, best_isa(), &grids);
    size_t n = cells(size);
    for (size_t i = 0; i < order.count; i++) {
        std::string problem = problems.substr(n * i, n), grid = grids.substr(n * i, n);
        CHECK(count(problem) == 1);
        for (size_t cell = 0; cell < n; cell++) {
            if (problem[cell] == '.') continue;
            CHECK(problem[cell] == grid[cell]);
            std::string less = problem;
            less[cell] = '.';
            CHECK(count(less) == 2);
        }
    }
}

static void the_same_everywhere() {
    Order order;
    order.seed = 42;
    order.count = 300;
    std::string expected = made(order);
    CHECK(made(order, 3) == expected);
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (is_available(isa)) CHECK(made(order, 1, isa) == expected);
    Order part = order;
    part.first = 100;
    part.count = 50;
    CHECK(made(part) == expected.substr(8100, 4050));
    part.seed = 43;
    CHECK(made(part) != expected.substr(8100, 4050));
}

static void symmetry_and_clues() {
    Order order;
    order.seed = 5;
    order.count = 10;
    order.symmetry = Symmetry::half_turn;
    std::string problems = made(order);
    for (size_t i = 0; i < order.count; i++)
        for (int cell = 0; cell < 81; cell++) CHECK((problems[81 * i + cell] == '.') == (problems[81 * i + 80 - cell] == '.'));
    order.symmetry = Symmetry::none;
    order.clues = 40;
    problems = made(order);
    for (size_t i = 0; i < order.count; i++) {
        std::string problem = problems.substr(81 * i, 81);
        CHECK(std::count_if(problem.begin(), problem.end(), [](char c) { return c != '.'; }) == 40);
        CHECK(count(problem) == 1);
    }
}

int main() {
    one_solution_and_nothing_to_spare(Size::nine);
    one_solution_and_nothing_to_spare(Size::six);
    the_same_everywhere();
    symmetry_and_clues();
    return finish();
}

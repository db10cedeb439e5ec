// Makes full grids and minimal problems and prints how many a second: bench_generate [ISA]
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

#include "kernel/generator.hpp"

using namespace kernel;

int main(int argc, char** argv) {
    Isa isa = best_isa();
    for (Isa each : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (argc > 1 && !std::strcmp(argv[1], name(each)) && is_available(each)) isa = each;
    Order order;
    order.seed = 1;
    order.count = 5000;
    std::vector<char> grids(order.count * 81), problems(order.count * 81);
    double grid_s = 1e9, problem_s = 1e9;
    for (int round = 0; round < 5; round++) {
        std::clock_t start = std::clock();
        make_grids(order, grids.data(), 1, isa);
        grid_s = std::min(grid_s, double(std::clock() - start) / CLOCKS_PER_SEC);
        start = std::clock();
        make_problems(order, problems.data(), grids.data(), 1, isa);
        problem_s = std::min(problem_s, double(std::clock() - start) / CLOCKS_PER_SEC);
    }
    size_t clues = 0;
    for (char c : problems) clues += c != '.';
    std::printf("%s: %.0f full grids/s, %.0f minimal problems/s, %.2f clues each\n%.81s\n", name(isa),
                double(order.count) / grid_s, double(order.count) / problem_s, double(clues) / double(order.count),
                problems.data());
}

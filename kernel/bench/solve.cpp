// Solves files of problems and prints how many a second: bench_solve [--isa NAME] [--rounds N] FILE...
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "kernel/solver.hpp"

using namespace kernel;

static Isa isa_named(const char* wanted) {
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (!std::strcmp(name(isa), wanted) && is_available(isa)) return isa;
    std::fprintf(stderr, "no such instruction set here: %s\n", wanted);
    std::exit(2);
}

int main(int argc, char** argv) {
    Isa isa = best_isa();
    int rounds = 7;
    std::printf("%10s %8s %8s %8s  (%s)\n", "problems/s", "none", "one", "several", name(isa));
    for (int i = 1; i < argc; i++) {
        if (!std::strcmp(argv[i], "--isa") && i + 1 < argc) {
            isa = isa_named(argv[++i]);
            continue;
        }
        if (!std::strcmp(argv[i], "--rounds") && i + 1 < argc) {
            rounds = std::atoi(argv[++i]);
            continue;
        }
        std::ifstream file(argv[i]);
        std::string problems;
        for (std::string line; std::getline(file, line);)
            if (line.size() >= 81) problems.append(line, 0, 81);
        Batch batch;
        batch.problems = problems.data();
        batch.count = problems.size() / 81;
        std::vector<uint64_t> counts(batch.count);
        std::vector<char> solutions(problems.size());
        batch.counts = counts.data();
        batch.solutions = solutions.data();
        double best = 1e9;
        for (int round = 0; round < rounds; round++) {
            std::clock_t start = std::clock();
            if (solve(batch, isa) != kNowhere) {
                std::fprintf(stderr, "%s: foreign symbol\n", argv[i]);
                return 2;
            }
            best = std::min(best, double(std::clock() - start) / CLOCKS_PER_SEC);
        }
        size_t kinds[3] = {};
        for (uint64_t n : counts) kinds[n]++;
        std::printf("%10.0f %8zu %8zu %8zu  %s\n", double(batch.count) / best, kinds[0], kinds[1], kinds[2], argv[i]);
    }
}

// Microseconds of CPU time for each problem of a file: bench_coach [--paths] [--rounds N] FILE. Grades, or whole paths step by step.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "kernel/coach.hpp"

using namespace kernel::coach;

namespace {

// Something that changes whenever an answer does.
class Digest {
public:
    void add(uint64_t value) { value_ = (value_ ^ value) * 0x100000001B3; }
    void add(const ForcingNet& net) {
        add(static_cast<uint64_t>(net.end));
        add(static_cast<uint64_t>(net.at));
        add(static_cast<uint64_t>(net.digit));
        for (const Fact& f : net.facts) {
            add(static_cast<uint64_t>(f.cell * 10 + f.digit + 1000 * f.on));
            add(static_cast<uint64_t>(f.why) << 32 ^ static_cast<uint64_t>(f.ref) ^ static_cast<uint64_t>(f.index) << 16);
        }
        for (const ForcingNet& one : net.cases) add(one);
    }
    void add(const Step& step) {
        add(static_cast<uint64_t>(step.technique));
        for (auto [cell, digit] : step.places) add(static_cast<uint64_t>(cell * 10 + digit));
        for (auto [cell, digit] : step.removes) add(static_cast<uint64_t>(1000 + cell * 10 + digit));
        for (const Part& part : step.parts) {
            add(static_cast<uint64_t>(part.cells));
            add(static_cast<uint64_t>(part.cells >> 64) ^ static_cast<uint64_t>(part.digits) << 32);
        }
        for (const Node& node : step.chain)
            add(static_cast<uint64_t>(node.cells) ^ static_cast<uint64_t>(node.digit + 10 * node.on));
        for (const ForcingNet& net : step.nets) add(net);
    }
    uint64_t value() const { return value_; }

private:
    uint64_t value_ = 0xCBF29CE484222325;
};

}  // namespace

int main(int count, char** words) {
    bool paths = false;
    int rounds = 1;
    std::vector<std::string> problems;
    for (int i = 1; i < count; i++) {
        if (!std::strcmp(words[i], "--paths")) paths = true;
        else if (!std::strcmp(words[i], "--rounds") && i + 1 < count) rounds = std::atoi(words[++i]);
        else {
            std::ifstream file(words[i]);
            for (std::string line; std::getline(file, line);)
                if (line.size() >= 81) problems.push_back(line.substr(0, 81));
        }
    }
    if (problems.empty()) {
        std::fputs("bench_coach [--paths] [--rounds N] FILE: a problem on each line\n", stderr);
        return 2;
    }
    double best = 1e9;
    Digest digest;
    for (int round = 0; round < rounds; round++) {
        digest = {};
        std::clock_t start = std::clock();
        for (const std::string& problem : problems) {
            Position position = Position::of(problem);
            if (paths) {
                for (const Step& step : solve_path(position, {}).steps) digest.add(step);
            } else {
                Tally counted = tally(position, {});
                for (uint16_t times : counted.times) digest.add(times);
            }
        }
        best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::printf("%.2f µs, digest %016llx\n", best * 1e6 / static_cast<double>(problems.size()),
                static_cast<unsigned long long>(digest.value()));
}

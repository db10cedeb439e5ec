// Chooses the instruction set of this machine and spreads batches over threads.

#include <algorithm>
#include <array>
#include <atomic>
#include <vector>

#include "kernel/solver.hpp"
#include "kernel/threads.hpp"
#include "lanes/lanes.hpp"
#include "six.hpp"

namespace kernel {
namespace {

using Cells = std::array<char, 81>;     // the number in each cell, 0 where it is empty

// The numbers that no cell of the same row, column or block has, as bits.
unsigned candidates_of(const Cells& cells, int cell) {
    unsigned seen = 0;
    const int row = cell / 9, column = cell % 9, block = 27 * (row / 3) + 3 * (column / 3);
    for (int i = 0; i < 9; i++) {
        seen |= 1u << cells[9 * row + i];
        seen |= 1u << cells[9 * i + column];
        seen |= 1u << cells[block + 9 * (i / 3) + i % 3];
    }
    return ~seen & 0x3FE;
}

// Splits the problem at cells with few candidates, the largest parts first, into so many or a few more. Fewer where it has not so
// many; none where a cell is left without a candidate everywhere.
std::vector<Cells> branches_of(const char* problem, Alphabet alphabet, size_t wanted) {
    Cells whole;
    for (int i = 0; i < 81; i++) whole[i] = problem[i] == '.' ? 0 : static_cast<char>(problem[i] - static_cast<char>(alphabet));
    std::vector<Cells> now{whole}, next;
    for (bool split = true; split && now.size() < wanted; now.swap(next)) {
        split = false;
        next.clear();
        for (const Cells& cells : now) {
            int best = -1;
            unsigned fewest = 0;
            for (int cell = 0; cell < 81; cell++) {
                if (cells[cell]) continue;
                unsigned candidates = candidates_of(cells, cell);
                if (best < 0 || __builtin_popcount(candidates) < __builtin_popcount(fewest)) best = cell, fewest = candidates;
            }
            if (best < 0) next.push_back(cells);    // it is full
            for (unsigned left = fewest; left; left &= left - 1) {
                next.push_back(cells);
                next.back()[best] = static_cast<char>(__builtin_ctz(left));
                split = true;
            }
        }
    }
    return now;
}

constexpr size_t kFew = 3;          // problems that are sooner done one after another than side by side
constexpr size_t kChunk = 2048;  // problems a thread takes at a time, at most: the lanes are full, and all threads end together
constexpr size_t kLeast = 256;  // and at least, unless they may take long
constexpr uint64_t kVeryMany = 10000;  // solutions of one problem after which several threads go on together
constexpr size_t kBranches = 16;  // into which a problem is split for each of them

size_t solve_part(const Batch& batch, size_t from, size_t count, Isa isa) {
    Batch part = batch;
    part.problems += from * batch.stride;
    part.counts += from;
    if (part.guesses) part.guesses += from;
    if (part.solutions) part.solutions += from * batch.solution_stride;
    part.count = count;
    const lanes::EntryPoints& nine = lanes::entry_points(isa);
    bool alone = count <= kFew && !part.guesses;
    size_t foreign = batch.size == Size::six ? six::solve(part) : alone ? nine.solve_alone(part) : nine.solve(part);
    return foreign == kNowhere ? kNowhere : from + foreign;
}

size_t solve_in_chunks(const Batch& batch, unsigned threads, Isa isa) {
    const size_t least = batch.limit < kLongToCount ? kLeast : 1;
    const size_t chunk = std::clamp<size_t>(batch.count / (8 * std::max(threads, 1u)), least, kChunk);
    size_t chunks = (batch.count + chunk - 1) / chunk;
    if (threads > chunks) threads = static_cast<unsigned>(chunks);
    if (threads <= 1) return solve(batch, isa);
    std::atomic<size_t> next{0}, foreign{kNowhere};
    auto work = [&] {
        for (size_t at; (at = next.fetch_add(chunk)) < batch.count && foreign == kNowhere;) {
            size_t bad = solve_part(batch, at, std::min(chunk, batch.count - at), isa);
            for (size_t known = foreign; bad < known && !foreign.compare_exchange_weak(known, bad);) {}
        }
    };
    in_threads(threads, work);
    return foreign;
}

// How many solutions a problem has, at most the limit: its branches are counted side by side.
uint64_t count_branches(const char* problem, Alphabet alphabet, uint64_t limit, unsigned threads, Isa isa) {
    const std::vector<Cells> branches = branches_of(problem, alphabet, kBranches * threads);
    std::atomic<size_t> next{0};
    std::atomic<uint64_t> total{0};
    in_threads(threads, [&] {
        for (size_t at; (at = next++) < branches.size() && total < limit;) {
            uint64_t count = 0;
            Batch branch;
            branch.problems = branches[at].data();
            branch.count = 1;
            branch.alphabet = Alphabet::numbers;
            branch.limit = std::max<uint64_t>(limit - std::min<uint64_t>(total, limit), 1);
            branch.counts = &count;
            solve(branch, isa);
            for (uint64_t known = total; !total.compare_exchange_weak(known, known + std::min(count, limit - known));) {}
        }
    });
    return total;
}

}  // namespace

const char* name(Isa isa) {
    switch (isa) {
        case Isa::scalar: return "scalar";
        case Isa::portable: return "portable";
        case Isa::avx2: return "avx2";
        case Isa::avx512: return "avx512";
    }
    return "unknown";
}

bool is_available(Isa isa) {
    switch (isa) {
        case Isa::scalar:
        case Isa::portable: return true;
#if defined(KERNEL_X86)
        case Isa::avx2: return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
        case Isa::avx512:
            return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && is_available(Isa::avx2);
#endif
        default: return false;
    }
}

Isa best_isa() {
    static const Isa best = is_available(Isa::avx512) ? Isa::avx512 : is_available(Isa::avx2) ? Isa::avx2 : Isa::portable;
    return best;
}

const lanes::EntryPoints& lanes::entry_points(Isa isa) {
    switch (isa) {
#if defined(KERNEL_X86)
        case Isa::avx512: return kAvx512;
        case Isa::avx2: return kAvx2;
#endif
        case Isa::scalar: return kScalar;
        default: return kPortable;
    }
}

size_t solve(const Batch& batch, Isa isa) { return solve_part(batch, 0, batch.count, isa); }

size_t solve(const Batch& batch, unsigned threads, Isa isa) {
    if (threads <= 1 || batch.limit <= kVeryMany || batch.size != Size::nine || batch.guesses)
        return solve_in_chunks(batch, threads, isa);
    Batch first = batch;
    first.limit = kVeryMany;
    size_t foreign = solve_in_chunks(first, threads, isa);
    for (size_t i = 0; i < batch.count && foreign == kNowhere; i++)
        if (batch.counts[i] == kVeryMany)
            batch.counts[i] = count_branches(batch.problems + i * batch.stride, batch.alphabet, batch.limit, threads, isa);
    return foreign;
}

size_t find_foreign(const char* problem, Size size, Alphabet alphabet) {
    char zero = static_cast<char>(alphabet);
    for (size_t i = 0; i < cells(size); i++) {
        unsigned digit = static_cast<unsigned char>(problem[i] - zero);
        bool dot = alphabet == Alphabet::text && problem[i] == '.';
        if (digit > static_cast<unsigned>(size) && !dot) return i;
    }
    return kNowhere;
}

}  // namespace kernel

// The lane engine for the instruction set of the including file, which defines the name KERNEL_ENTRY_POINTS of its table of functions.
#include "engine.hpp"
#include "fill.hpp"
#include "lanes.hpp"
#include "placements/remainder.hpp"
#include "text.hpp"
#if defined(__AVX512F__)
#include "lanes/alone.hpp"
#endif

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "write_words spreads bits over bytes in little-endian order"
#endif

namespace kernel::lanes {
namespace {

class BatchClient {
public:
    explicit BatchClient(const Batch& batch) : batch_(batch), zero_(static_cast<char>(batch.alphabet)), remainder_(batch.limit) {}
    bool next(Words& words, size_t& job) {
        if (at_ == batch_.count) return false;
        if (!read_words(batch_.problems + at_ * batch_.stride, zero_, words)) {
            foreign = at_;
            return false;
        }
        batch_.counts[at_] = 0;
        job = at_++;
        return true;
    }
    bool on_solution(size_t job, const Words& words) {
        if (++batch_.counts[job] == 1) {
            if (batch_.solutions) write_words(words, zero_, batch_.solutions + job * batch_.solution_stride);
            if (batch_.limit == 2 && count_givens(batch_.problems + job * batch_.stride, zero_) < kFewestOfUnique)
                batch_.counts[job] = 2;
        }
        return batch_.counts[job] < batch_.limit;
    }
    bool one_is_enough() const { return batch_.limit <= 2 && !batch_.guesses; }
    bool counts_rest(size_t job) const { return !batch_.guesses && remainder_.is_due(batch_.counts[job]); }
    bool count_rest(size_t job, const Words& words, bool& more) {
        if (!remainder_.add(words, batch_.counts[job])) return false;
        more = batch_.counts[job] < batch_.limit;
        return true;
    }
    void done(size_t job, uint64_t guesses) {
        if (batch_.guesses) batch_.guesses[job] = guesses;
    }

    size_t foreign = kNowhere;

private:
    const Batch& batch_;
    const char zero_;
    placements::Remainder remainder_;
    size_t at_ = 0;
};

size_t solve_batch(const Batch& batch) {
    BatchClient client(batch);
    Engine<BatchClient> engine(client);
    engine.run();
    return client.foreign;
}

// One problem alone: much sooner done than a batch of one, which would leave most lanes idle.
#if defined(__AVX512F__)
size_t solve_alone(const Batch& batch) {
    const char zero = static_cast<char>(batch.alphabet);
    for (size_t i = 0; i < batch.count; i++) {
        digits::Grid grid;
        if (!digits::read(batch.problems + i * batch.stride, zero, grid)) return i;
        digits::Search search(grid, batch.limit);
        batch.counts[i] = search.run();
        if (batch.counts[i] && batch.solutions) write_words(search.solution, zero, batch.solutions + i * batch.solution_stride);
    }
    return kNowhere;
}
#else
size_t solve_alone(const Batch& batch) { return solve_batch(batch); }
#endif

void run_client(Client& client) {
    Engine<Client> engine(client);
    engine.run();
}

void fill(uint64_t seed, uint64_t first, size_t count, char* grids) { Filler(seed, first, count, grids).run(); }

}  // namespace

extern const EntryPoints KERNEL_ENTRY_POINTS{solve_batch, solve_alone, run_client, fill};

}  // namespace kernel::lanes

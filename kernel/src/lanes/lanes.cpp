// The lane engine, compiled once for each instruction set: KERNEL_ENTRY_POINTS is the name of its table of functions. Without a
// name it has what every machine of the architecture has: SSE2 or NEON.
#include "lanes.hpp"

#include "../chance.hpp"
#include "engine.hpp"
#include "placements/remainder.hpp"
#include "text.hpp"
#if defined(__AVX512F__)
#include "alone.hpp"
#endif

#if !defined(KERNEL_ENTRY_POINTS)
#define KERNEL_ENTRY_POINTS kPortable
#endif
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "write_words spreads bits over bytes in little-endian order"
#endif

namespace kernel::lanes {
namespace {

// Full grids by chance, one in each lane: the same for the same seed and number, whatever the number of lanes.
// Every lane has a stack and a chance of its own, and never sees another lane's grid.
class Filler {
public:
    Filler(uint64_t seed, uint64_t first, size_t count, char* grids)
        : seed_(seed), first_(first), count_(count), grids_text_(grids) {
        std::memset(&grids_, 0, sizeof grids_);
    }

    void run() {
        uint32_t busy = 0;
        for (int lane = 0; lane < kLanes; lane++) busy |= (uint32_t)start(lane) << lane;
        while (busy) {
            Verdict v = sweep(grids_);
            for (uint32_t left = v.stuck & busy; left; left &= left - 1) guess(__builtin_ctz(left));
            for (uint32_t left = v.dead & busy; left; left &= left - 1) resume(__builtin_ctz(left));
            for (uint32_t left = v.full & busy; left; left &= left - 1) {
                int lane = __builtin_ctz(left);
                uint32_t word[27];
                for (int i = 0; i < 27; i++) word[i] = grids_.word[i][lane];
                write_words(word, '0', grids_text_ + 81 * job_[lane]);
                if (!start(lane)) busy &= ~(1u << lane);
            }
        }
    }

private:
    // The next grid, of which only the first row is known.
    bool start(int lane) {
        if (next_ == count_) return false;
        job_[lane] = next_++;
        chance_[lane] = Chance(seed_, first_ + job_[lane]);
        stack_[lane].clear();
        int digit[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        chance_[lane].shuffle(digit, 9);
        for (int i = 0; i < 27; i++) grids_.word[i][lane] = i % 3 ? kBand : kBand & ~kRow0;
        for (int c = 0; c < 9; c++) grids_.word[3 * digit[c]][lane] |= 1u << c;
        for (int b = 0; b < 3; b++) grids_.single[b][lane] = grids_.taken[b][lane] = 0;
        grids_.single[0][lane] = kRow0;
        return true;
    }

    void resume(int lane) {
        if (stack_[lane].empty()) {     // cannot be: every first row can be completed
            start(lane);
            return;
        }
        const Open& open = stack_[lane].pop();
        for (int i = 0; i < 27; i++) grids_.word[i][lane] = open.word[i];
        for (int b = 0; b < 3; b++) {
            grids_.single[b][lane] = open.single[b];
            grids_.taken[b][lane] = 0;
        }
    }

    // Any of the cells with the fewest candidates (two, three, or more), any of its candidates.
    void guess(int lane) {
        Open& other = stack_[lane].push();
        uint32_t few[3];
        for (int i = 0; i < 27; i++) other.word[i] = grids_.word[i][lane];
        for (int b = 0; b < 3; b++) {
            few[b] = grids_.pair[b][lane];
            other.single[b] = grids_.single[b][lane] & ~grids_.taken[b][lane];
        }
        if (!(few[0] | few[1] | few[2])) cells_with_few(other.word, few);
        uint32_t count[3];
        for (int b = 0; b < 3; b++) count[b] = (uint32_t)__builtin_popcount(few[b]);
        if (count[0] + count[1] + count[2] == 0) {
            stack_[lane].pop();
            return;
        }
        uint32_t n = chance_[lane].below(count[0] + count[1] + count[2]);
        int band = 0;
        while (n >= count[band]) n -= count[band++];
        uint32_t cells = few[band];
        while (n--) cells &= cells - 1;
        int k = __builtin_ctz(cells);
        uint32_t bit = 1u << k, digits = 0;
        for (int d = 0; d < 9; d++) digits |= (other.word[3 * d + band] >> k & 1) << d;
        uint32_t candidates = (uint32_t)__builtin_popcount(digits);
        if (candidates < 2) {
            stack_[lane].pop();
            return;
        }
        for (uint32_t skip = chance_[lane].below(candidates); skip; skip--) digits &= digits - 1;
        int chosen = 3 * __builtin_ctz(digits) + band;
        other.word[chosen] &= ~bit;
        if (candidates == 2) other.single[band] |= bit;
        for (int i = band; i < 27; i += 3) grids_.word[i][lane] &= ~bit;
        grids_.word[chosen][lane] |= bit;
        grids_.single[band][lane] |= bit;
    }

    uint64_t seed_, first_;
    size_t count_, next_ = 0;
    char* grids_text_;
    Grids grids_;
    Stack stack_[kLanes];
    Chance chance_[kLanes];
    size_t job_[kLanes];
};

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

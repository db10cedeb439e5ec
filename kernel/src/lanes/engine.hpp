// Depth-first search in all lanes at once: every lane sweeps its own grid, guesses when stuck, and takes the next open
// grid when it is done. Knows nothing of text, counts or limits: that is the client's.
#pragma once

#include <cstdlib>
#include <cstring>

#include "kernel/fail.hpp"
#include "lanes.hpp"
#include "sweep.hpp"

namespace kernel::lanes {
namespace {

// A grid that waits for a lane.
struct Open {
    uint32_t word[27];
    uint32_t single[3];
};

// The grids that wait in a lane: its own comes last in, first out; another lane takes the oldest, the largest part of the
// search.
class Stack {
public:
    Stack() = default;
    Stack(const Stack&) = delete;
    Stack& operator=(const Stack&) = delete;
    ~Stack() { std::free(items_); }
    bool empty() const { return begin_ == end_; }
    size_t size() const { return end_ - begin_; }
    void clear() { begin_ = end_ = 0; }
    Open& push() {
        if (end_ == room_) make_room();
        return items_[end_++];
    }
    const Open& pop() { return items_[--end_]; }
    const Open& take_oldest() { return items_[begin_++]; }

private:
    void make_room() {
        if (begin_ > 0) {
            std::memmove(items_, items_ + begin_, (end_ - begin_) * sizeof(Open));
            end_ -= begin_;
            begin_ = 0;
            return;
        }
        size_t room = room_ ? 2 * room_ : 16;
        void* larger = std::realloc(items_, room * sizeof(Open));
        if (!larger) fail_for_memory();
        items_ = static_cast<Open*>(larger);
        room_ = room;
    }
    Open* items_ = nullptr;
    size_t begin_ = 0, end_ = 0, room_ = 0;
};

// The cells that a cell of the same band sees, itself included, and those of its column in the two other bands.
struct Peers {
    uint32_t same[27];
    uint64_t column[27];
    constexpr Peers() : same{}, column{} {
        for (int k = 0; k < 27; k++) {
            uint32_t down = 0001001001u << k % 9;
            same[k] = 0777u << k / 9 * 9 | 0007007007u << k % 9 / 3 * 3 | down;
            column[k] = (uint64_t)down | (uint64_t)down << 27;
        }
    }
};
constexpr Peers kPeers;
constexpr int kCellsToCompare = 3;      // in each band, when choosing where to guess

// No problem with fewer givens has exactly one solution (McGuire, Tugemann and Civario, 2012).
constexpr int kFewestOfUnique = 17;

// Only of so many grids is the oldest taken first where that pays: more and more would wait otherwise.
constexpr size_t kFewOpen = 64;

// Where no cell has two candidates: those with three, else all that are open.
inline void cells_with_few(const uint32_t (&word)[27], uint32_t (&few)[3]) {
    uint32_t open[3];
    for (int b = 0; b < 3; b++) {
        uint32_t one = 0, two = 0, three = 0, four = 0;
        for (int i = b; i < 27; i += 3) {
            four |= three & word[i];
            three |= two & word[i];
            two |= one & word[i];
            one |= word[i];
        }
        open[b] = two;
        few[b] = two & ~four;
    }
    if (few[0] | few[1] | few[2]) return;
    for (int b = 0; b < 3; b++) few[b] = open[b];
}

struct Choice {
    int band, cell;
};

// Of the first cells of each band, the one that sees most open cells. Comparing all costs more than it saves; counting
// candidates of the cell's own digits makes trees a tenth smaller and takes twice as long; the first cell of all
// makes them twice as large.
inline Choice choose(const uint32_t (&few)[3], const uint32_t (&open)[3]) {
    uint32_t best = 0;
    for (int b = 0; b < 3; b++) {
        uint64_t elsewhere = (uint64_t)open[b == 0] | (uint64_t)open[b == 2 ? 1 : 2] << 27;
        uint32_t left = few[b];
        for (int n = 0; n < kCellsToCompare && left; n++, left &= left - 1) {
            int k = __builtin_ctz(left);
            int seen = __builtin_popcount(open[b] & kPeers.same[k]) + __builtin_popcountll(elsewhere & kPeers.column[k]);
            uint32_t key = (uint32_t)(seen << 7 | k << 2 | b);
            best = best > key ? best : key;
        }
    }
    return Choice{(int)(best & 3), (int)(best >> 2 & 31)};
}

// Of some digits the one that most cells seen from a cell could hold: put there, it rules out most.
inline int digit_seen_most(const uint32_t (&word)[27], Choice at, uint32_t digits) {
    int most = -1, best = 0;
    for (; digits; digits &= digits - 1) {
        int digit = __builtin_ctz(digits);
        const uint32_t* band = word + 3 * digit;
        uint64_t elsewhere = (uint64_t)band[at.band == 0] | (uint64_t)band[at.band == 2 ? 1 : 2] << 27;
        int seen =
            __builtin_popcount(band[at.band] & kPeers.same[at.cell]) + __builtin_popcountll(elsewhere & kPeers.column[at.cell]);
        if (seen > most) most = seen, best = digit;
    }
    return best;
}

// The client has the functions of the class Client in lanes.hpp, virtual or not; one with over() can end everything at once, one
// with counts_rest(job) and count_rest(job, words, more) can count the solutions of a grid in another way, and for one with
// one_is_enough() guesses are chosen by how much they tell where a problem has few givens.
//
// What waits in a lane is of the same job as what it works on. A lane without work starts the next job, or helps another
// lane when there is none; so never more jobs than lanes are under way. One stack for all lanes was simpler, but searched
// parts of jobs that were about to end: half as fast where there are several solutions.
template <class Client>
class Engine {
public:
    explicit Engine(Client& client) : client_(client) { std::memset(&grids_, 0, sizeof grids_); }

    void run() {
        uint32_t idle = kAllLanes;
        for (;;) {
            while (idle && start(__builtin_ctz(idle))) idle &= idle - 1;
            if (idle == kAllLanes) return;
            if constexpr (requires { client_.over(); })
                if (client_.over()) return;
            Verdict v = sweep(grids_);
            for (uint32_t left = v.stuck & ~idle; left; left &= left - 1) {
                int lane = __builtin_ctz(left);
                if (!job_of(lane).closed && !is_counted(lane)) guess(lane);
                else idle |= next(lane);
            }
            for (uint32_t left = v.full & ~idle; left; left &= left - 1) {
                int lane = __builtin_ctz(left);
                Job& job = job_of(lane);
                if (!job.closed) {
                    uint32_t word[27];
                    for (int i = 0; i < 27; i++) word[i] = grids_.word[i][lane];
                    job.closed = !client_.on_solution(job.name, word);
                }
                idle |= next(lane);
            }
            for (uint32_t left = v.dead & ~idle; left; left &= left - 1) idle |= next(__builtin_ctz(left));
        }
    }

private:
    struct Job {
        size_t name;
        uint32_t lanes;     // that work on it
        bool closed;
        bool loose;         // one solution is enough, and there are many or none: hardly any guess is wrong
        uint64_t guesses;
    };

    Job& job_of(int lane) { return jobs_[slot_[lane]]; }

    // Goes on with what waits in the lane; else the lane is idle, and its bit is returned.
    uint32_t next(int lane) {
        Job& job = job_of(lane);
        if (!stack_[lane].empty() && !job.closed) {
            bool largest = stack_[lane].size() < kFewOpen && counts_rest(job);
            place(lane, largest ? stack_[lane].take_oldest() : stack_[lane].pop());
            return 0;
        }
        stack_[lane].clear();
        if (--job.lanes == 0) {
            free_ |= 1u << slot_[lane];
            client_.done(job.name, job.guesses);
        }
        return 1u << lane;
    }

    // Gives an idle lane something to do.
    bool start(int lane) {
        Open open;
        size_t name;
        if (!client_.next(open.word, name)) return help(lane);
        for (int b = 0; b < 3; b++) {
            uint32_t one = 0, two = 0;
            for (int i = b; i < 27; i += 3) {
                two |= one & open.word[i];
                one |= open.word[i];
            }
            open.single[b] = one & ~two;
        }
        slot_[lane] = (uint32_t)__builtin_ctz(free_);
        free_ &= free_ - 1;
        int givens = 0;
        for (uint32_t cells : open.single) givens += __builtin_popcount(cells);
        job_of(lane) = Job{name, 1, false, givens < kFewestOfUnique && one_is_enough(), 0};
        place(lane, open);
        return true;
    }

    bool help(int lane) {
        for (int other = 0; other < kLanes; other++) {
            if (stack_[other].empty() || job_of(other).closed) continue;
            slot_[lane] = slot_[other];
            job_of(lane).lanes++;
            place(lane, stack_[other].take_oldest());
            return true;
        }
        return false;
    }

    void place(int lane, const Open& open) {
        for (int i = 0; i < 27; i++) grids_.word[i][lane] = open.word[i];
        for (int b = 0; b < 3; b++) {
            grids_.single[b][lane] = open.single[b];
            grids_.taken[b][lane] = 0;
        }
    }

    bool one_is_enough() const {
        if constexpr (requires { client_.one_is_enough(); }) return client_.one_is_enough();
        else return false;
    }

    // Large parts first, where they can be counted without a search.
    bool counts_rest([[maybe_unused]] const Job& job) const {
        if constexpr (requires { client_.counts_rest(job.name); }) return client_.counts_rest(job.name);
        else return false;
    }

    // Whether the client has counted what is left in the lane.
    bool is_counted([[maybe_unused]] int lane) {
        if constexpr (requires(bool more) { client_.count_rest(size_t{}, Words{}, more); }) {
            if (!counts_rest(job_of(lane))) return false;
            Words word;
            for (int i = 0; i < 27; i++) word[i] = grids_.word[i][lane];
            bool more = true;
            if (!client_.count_rest(job_of(lane).name, word, more)) return false;
            job_of(lane).closed = !more;
            return true;
        } else {
            return false;
        }
    }

    // Two branches: a candidate of the chosen cell, which the lane follows, and the cell without it, which waits.
    void guess(int lane) {
        Open& other = stack_[lane].push();
        for (int i = 0; i < 27; i++) other.word[i] = grids_.word[i][lane];
        uint32_t few[3], open[3];
        for (int b = 0; b < 3; b++) {
            few[b] = grids_.pair[b][lane];
            open[b] = kBand & ~grids_.single[b][lane];
            other.single[b] = grids_.single[b][lane] & ~grids_.taken[b][lane];
        }
        if (!(few[0] | few[1] | few[2])) cells_with_few(other.word, few);
        Choice at = choose(few, open);
        uint32_t bit = 1u << at.cell, digits = 0;
        for (int d = 0; d < 9; d++) digits |= (other.word[3 * d + at.band] >> at.cell & 1) << d;
        if ((digits & (digits - 1)) == 0) {     // the sweep has just settled the cell
            stack_[lane].pop();
            return;
        }
        Job& job = job_of(lane);
        job.guesses++;
        int chosen = 3 * (job.loose ? digit_seen_most(other.word, at, digits) : __builtin_ctz(digits)) + at.band;
        other.word[chosen] &= ~bit;
        if (__builtin_popcount(digits) == 2) other.single[at.band] |= bit;
        for (int i = at.band; i < 27; i += 3) grids_.word[i][lane] &= ~bit;
        grids_.word[chosen][lane] |= bit;
        grids_.single[at.band][lane] |= bit;
    }

    Client& client_;
    Grids grids_;
    Stack stack_[kLanes];
    uint32_t slot_[kLanes];
    uint32_t free_ = kAllLanes;
    Job jobs_[kLanes];
};

}  // namespace
}  // namespace kernel::lanes

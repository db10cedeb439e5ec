// Depth-first search in all lanes at once: every lane sweeps its own grid, guesses when stuck, and takes the next open
// grid when it is done. Knows nothing of text, counts or limits: that is the client's.
#pragma once

#include <cstdlib>
#include <cstring>
#include <new>

#include "sweep.hpp"

namespace kernel::lanes {
namespace {

struct Open {
    uint32_t word[27];
    uint32_t slot;
};

// The grids that wait for a lane, last in, first out.
class Stack {
public:
    Stack() = default;
    Stack(const Stack&) = delete;
    Stack& operator=(const Stack&) = delete;
    ~Stack() { std::free(items_); }
    bool empty() const { return size_ == 0; }
    Open& push() {
        if (size_ == room_) grow();
        return items_[size_++];
    }
    const Open& pop() { return items_[--size_]; }

private:
    void grow() {
        size_t room = room_ ? 2 * room_ : 64;
        void* larger = std::realloc(items_, room * sizeof(Open));
        if (!larger) throw std::bad_alloc();
        items_ = static_cast<Open*>(larger);
        room_ = room;
    }
    Open* items_ = nullptr;
    size_t size_ = 0, room_ = 0;
};

// The client has the functions of the class Client in lanes.hpp, virtual or not.
//
// A new job starts only while no grid waits, so never more jobs than lanes are under way.
template <class Client>
class Engine {
public:
    explicit Engine(Client& client) : client_(client) {
        std::memset(&grids_, 0, sizeof grids_);
    }

    void run() {
        uint32_t idle = (uint32_t)((1ull << kLanes) - 1);
        bool more = true;
        for (;;) {
            while (idle && (more || !stack_.empty())) {
                int lane = __builtin_ctz(idle);
                if (!refill(lane, more)) break;
                idle &= idle - 1;
            }
            if (idle == (uint32_t)((1ull << kLanes) - 1)) return;
            Verdict v = sweep(grids_);
            for (uint32_t left = v.stuck & ~idle; left; left &= left - 1) {
                int lane = __builtin_ctz(left);
                if (jobs_[slot_[lane]].closed) { leave(lane); idle |= 1u << lane; }
                else guess(lane);
            }
            for (uint32_t left = v.full & ~idle; left; left &= left - 1) {
                int lane = __builtin_ctz(left);
                Job& job = jobs_[slot_[lane]];
                if (!job.closed) {
                    uint32_t word[27];
                    for (int i = 0; i < 27; i++) word[i] = grids_.word[i][lane];
                    job.closed = !client_.found(job.name, word);
                }
                leave(lane);
            }
            for (uint32_t left = v.dead & ~idle; left; left &= left - 1) leave(__builtin_ctz(left));
            idle |= v.full | v.dead;
        }
    }

private:
    struct Job {
        size_t name;
        uint32_t live;      // lanes and waiting grids
        bool closed;
    };

    bool refill(int lane, bool& more) {
        while (!stack_.empty()) {
            const Open& open = stack_.pop();
            if (jobs_[open.slot].closed) {
                release(open.slot);
                continue;
            }
            place(lane, open.word, open.slot);
            return true;
        }
        if (!more) return false;
        uint32_t word[27];
        size_t name;
        if (!(more = client_.next(word, name))) return false;
        uint32_t slot = (uint32_t)__builtin_ctz(free_);
        free_ &= free_ - 1;
        jobs_[slot] = Job{name, 1, false};
        place(lane, word, slot);
        return true;
    }

    void place(int lane, const uint32_t (&word)[27], uint32_t slot) {
        for (int i = 0; i < 27; i++) grids_.word[i][lane] = word[i];
        for (int b = 0; b < 3; b++) grids_.taken[b][lane] = grids_.single[b][lane] = 0;
        slot_[lane] = slot;
    }

    void leave(int lane) { release(slot_[lane]); }

    void release(uint32_t slot) {
        if (--jobs_[slot].live == 0) {
            client_.done(jobs_[slot].name);
            free_ |= 1u << slot;
        }
    }

    // Two branches: a candidate of a cell that has few, and the cell without it.
    void guess(int lane) {
        int band = -1;
        uint32_t bit = 0;
        for (int b = 0; b < 3; b++) {
            uint32_t pairs = grids_.pair[b][lane];
            if (pairs) { band = b; bit = pairs & -pairs; break; }
        }
        if (band < 0) {
            int fewest = 10;
            for (int b = 0; b < 3; b++)
                for (uint32_t open = kBand & ~grids_.single[b][lane]; open; open &= open - 1) {
                    int n = 0;
                    for (int i = b; i < 27; i += 3) n += (grids_.word[i][lane] & open & -open) != 0;
                    if (n > 1 && n < fewest) { fewest = n; band = b; bit = open & -open; }
                }
            if (band < 0) return;
        }
        int chosen = -1;
        for (int i = band; i < 27; i += 3)
            if (grids_.word[i][lane] & bit) { chosen = i; break; }
        if (chosen < 0) return;
        Open& other = stack_.push();
        for (int i = 0; i < 27; i++) other.word[i] = grids_.word[i][lane];
        other.slot = slot_[lane];
        other.word[chosen] &= ~bit;
        jobs_[slot_[lane]].live++;
        for (int i = band; i < 27; i += 3) if (i != chosen) grids_.word[i][lane] &= ~bit;
    }

    Client& client_;
    Grids grids_;
    Stack stack_;
    uint32_t slot_[kLanes];
    uint32_t free_ = (uint32_t)((1ull << kLanes) - 1);
    Job jobs_[kLanes];
};

}  // namespace
}  // namespace kernel::lanes

// The grids that wait while a search goes on.
#pragma once

#include <cstdlib>
#include <cstring>

#include "kernel/fail.hpp"

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

}  // namespace
}  // namespace kernel::lanes

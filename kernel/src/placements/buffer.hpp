// Room for sets of cells. Like everything here it has internal linkage, which the standard containers of plain numbers have not:
// see lanes/vector.hpp.
#pragma once

#include <cstdint>
#include <cstdlib>

#include "kernel/fail.hpp"

namespace kernel::placements {
namespace {

template <class Item>
class Buffer {
public:
    Buffer() = default;
    Buffer(const Buffer&) = delete;
    Buffer& operator=(const Buffer&) = delete;
    ~Buffer() { std::free(items_); }

    // Makes room for so many; what is there stays.
    Item* room_for(size_t count) {
        if (count > room_) {
            room_ = count < 2 * room_ ? 2 * room_ : count;
            void* larger = std::realloc(items_, room_ * sizeof(Item));
            if (!larger) fail_for_memory();
            items_ = static_cast<Item*>(larger);
        }
        return items_;
    }
    Item* data() const { return items_; }
    size_t room() const { return room_; }

    void swap(Buffer& other) {
        Item* items = items_;
        size_t room = room_;
        items_ = other.items_, room_ = other.room_;
        other.items_ = items, other.room_ = room;
    }

private:
    Item* items_ = nullptr;
    size_t room_ = 0;
};

}  // namespace
}  // namespace kernel::placements

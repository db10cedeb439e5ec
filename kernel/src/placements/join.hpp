// Counts the ways to place all open digits: the ways of half of the digits meet those of the other half in a table.
#pragma once

#include "placements/plan.hpp"

namespace kernel::placements {
namespace {

constexpr size_t kMostPlacements = 1024;    // of a digit
constexpr size_t kFew = 32;                 // placements that are sooner all tried than sorted by their cells
constexpr float kMostCost = 1 << 19;        // the plan's, which is rather high
constexpr size_t kMostSets = 1 << 17;       // ways that are held at a time
constexpr size_t kSlice = 256;              // of them, to which the last digit is joined before what was found is counted

// How often a set of cells was reached.
class Tally {
public:
    void begin(size_t sets) {
        size_t size = 16;
        while (size < 2 * sets) size *= 2;
        mask_ = size - 1;
        std::memset(entries_.room_for(size), 0, size * sizeof(Entry));
    }
    void add(uint64_t set) {
        Entry& entry = find(set);
        entry.set = set;
        entry.count++;
    }
    uint64_t count(uint64_t set) { return find(set).count; }

private:
    struct Entry {
        uint64_t set, count;
    };
    Entry& find(uint64_t set) {
        size_t at = set * 0x9E3779B97F4A7C15u >> 32 & mask_;
        Entry* entries = entries_.data();
        while (entries[at].count && entries[at].set != set) at = (at + 1) & mask_;
        return entries[at];
    }
    Buffer<Entry> entries_;
    size_t mask_ = 0;
};

class Joiner {
public:
    // Counts the solutions of a grid in which nothing moves any more, or so many of them as are wanted; false where more would have
    // to be held at a time.
    bool count(const uint32_t (&word)[27], uint64_t wanted, uint64_t& solutions) {
        solutions = 0;
        OpenCells cells(word);
        if (cells.count > kMostCells || !lists_.read(cells, kMostPlacements)) return false;
        for (int digit = 0; digit < cells.digits; digit++)
            if (lists_.count(digit) == 0) return true;
        Plan plan(cells, lists_);
        if (!plan.possible) return true;
        if (plan.cost > kMostCost) return false;
        size_t ways = grow(cells, plan.groups[0], plan.groups[0].count);
        if (ways == kTooMany) return false;
        tally_.begin(ways);
        for (size_t i = 0; i < ways; i++) tally_.add(cells.all ^ held_.data()[i]);
        const Group& other = plan.groups[1];
        ways = grow(cells, other, other.count - 1);
        if (ways == kTooMany) return false;
        prepare(cells, other, other.count - 1);
        for (size_t from = 0; from < ways && solutions < wanted; from += kSlice) {
            size_t made = other.count == 1 ? begin(other.digits[0]) : join(from, from + kSlice < ways ? from + kSlice : ways);
            if (made == kTooMany) return false;
            for (size_t i = 0; i < made; i++) solutions += tally_.count(next_.data()[i]);
        }
        return true;
    }

private:
    static constexpr size_t kTooMany = ~size_t{0};

    // All ways to place the first digits of a group together, that leave no cell without a digit; their number.
    size_t grow(const OpenCells& cells, const Group& group, int digits) {
        *held_.room_for(1) = 0;
        size_t count = 1;
        for (int i = 0; i < digits && count != kTooMany; i++) {
            prepare(cells, group, i);
            count = i == 0 ? begin(group.digits[0]) : join(0, count);
            held_.swap(next_);
        }
        return count;
    }

    // What a digit of a group needs to be joined: after it, no cell may be left that only it and those before it could hold.
    void prepare(const OpenCells& cells, const Group& group, int place) {
        int outside = (1 << cells.digits) - 1;
        for (int i = 0; i <= place; i++) outside ^= 1 << group.digits[i];
        uint64_t elsewhere = 0;
        for (int left = outside; left; left &= left - 1) elsewhere |= cells.of_digit[__builtin_ctz((unsigned)left)];
        const int digit = group.digits[place];
        needed_ = cells.all & ~elsewhere;
        sets_ = lists_.of(digit);
        own_ = cells.of_digit[digit];
        sorted_ = place > 0 && lists_.count(digit) > kFew;
        if (sorted_) by_cell_.read(sets_, needed_ & own_);
    }

    size_t begin(int digit) {
        uint64_t* next = next_.room_for(lists_.count(digit));
        size_t count = 0;
        for (size_t i = 0; i < lists_.count(digit); i++)
            if ((needed_ & ~sets_.begin[i]) == 0) next[count++] = sets_.begin[i];
        return count;
    }

    // Joins some of what is held with the prepared digit.
    size_t join(size_t from, size_t end) {
        size_t made = 0;
        for (size_t i = from; i < end; i++) {
            uint64_t used = held_.data()[i], missing = needed_ & ~used;
            if (missing & ~own_) continue;
            Sets fit = sets_;
            if (missing && sorted_) {
                fit = by_cell_.of(__builtin_ctzll(missing));
                Sets other = by_cell_.of(63 - __builtin_clzll(missing));
                if (other.end - other.begin < fit.end - fit.begin) fit = other;
            }
            size_t most = made + (size_t)(fit.end - fit.begin) + kWide;
            if (made > kMostSets) return kTooMany;
            next_.room_for(most);
            uint64_t* to = next_.data() + made;
            for (const uint64_t* at = fit.begin; at < fit.end; at += kWide) to = join_fitting(at, used, missing, to);
            made = (size_t)(to - next_.data());
        }
        return made;
    }

    Lists lists_;
    ByCell by_cell_;
    Tally tally_;
    Buffer<uint64_t> held_, next_;
    Sets sets_;
    uint64_t needed_ = 0, own_ = 0;
    bool sorted_ = false;
};

}  // namespace
}  // namespace kernel::placements

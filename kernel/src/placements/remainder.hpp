// What is left of a search that has turned out to have many solutions: counted without visiting them one by one.
#pragma once

#include <bit>
#include <memory>

#include "placements/lists.hpp"

namespace kernel::placements {
namespace {

// In which order digits are placed: two groups, each as small as possible when its digits are joined one by one.

// About the logarithm to base 2, in units of 1/8,388,608, and back: all that is wanted is an order of sizes.
inline int32_t about_log(float x) { return std::bit_cast<int32_t>(x) - (127 << 23); }
inline float about_power(int32_t log) {
    constexpr int32_t kFar = 100 << 23;
    return std::bit_cast<float>((log < -kFar ? -kFar : log > kFar ? kFar : log) + (127 << 23));
}

struct Group {
    int digits[kMostDigits];
    int count = 0;
};

struct Plan {
    Group groups[2];
    float cost = 0;         // about how many sets will be made
    bool possible = true;

    Plan(const OpenCells& cells, const Lists& lists) {
        if (is_small(cells, lists)) return;
        int32_t chance[kMostDigits][kMostDigits];
        for (int i = 0; i < cells.digits; i++)
            for (int j = 0; j < i; j++) chance[i][j] = chance[j][i] = about_log(share(cells, lists, i, j));
        if (!possible) return;
        // By set of digits: about how many ways there are to place them together.
        const int sets = 1 << cells.digits;
        int32_t ways[1 << kMostDigits], with_top[1 << kMostDigits];
        ways[0] = 0;
        for (int top = 0; top < cells.digits; top++) {
            const int half = 1 << top;
            with_top[0] = about_log((float)lists.count(top));
            for (int j = 0; j < top; j++)
                for (int set = 0; set < 1 << j; set++) with_top[1 << j | set] = with_top[set] + chance[top][j];
            for (int set = 0; set < half; set++) ways[half | set] = ways[set] + with_top[set];
        }
        // And what it takes to find them, digit by digit in the best order.
        float costs[1 << kMostDigits];
        costs[0] = 0;
        for (int set = 1; set < sets; set++) {
            float before = costs[set & (set - 1)];
            for (int left = set & (set - 1); left; left &= left - 1) {
                float other = costs[set ^ (left & -left)];
                before = other < before ? other : before;
            }
            costs[set] = before + about_power(ways[set]);
        }
        int chosen = 0;
        cost = 1e30f;
        for (int set = 0; set < sets / 2; set++)
            if (float both = costs[set] + costs[sets - 1 - set]; both < cost) cost = both, chosen = set;
        order(groups[0], chosen, costs);
        order(groups[1], sets - 1 - chosen, costs);
    }

private:
    static constexpr size_t kSamples = 8;
    static constexpr size_t kSmall = 80;    // placements of all digits: fewer are sooner joined one by one than planned

    // Whether there is so little that the digits are joined as they come, those with few placements first.
    bool is_small(const OpenCells& cells, const Lists& lists) {
        size_t placements = 0;
        for (int digit = 0; digit < cells.digits; digit++) placements += lists.count(digit);
        if (placements == 0 || placements > kSmall) return false;
        Group& all = groups[1];
        for (int digit = 0; digit < cells.digits; digit++) {
            int at = all.count++;
            for (; at > 0 && lists.count(all.digits[at - 1]) > lists.count(digit); at--) all.digits[at] = all.digits[at - 1];
            all.digits[at] = digit;
        }
        return true;
    }

    // The share of pairs that go together, of the smaller list only some.
    float share(const OpenCells& cells, const Lists& lists, int one, int other) {
        if (lists.count(one) > lists.count(other)) return share(cells, lists, other, one);
        uint64_t elsewhere = 0;
        for (int digit = 0; digit < cells.digits; digit++)
            if (digit != one && digit != other) elsewhere |= cells.of_digit[digit];
        uint64_t needed = cells.all & ~elsewhere;
        size_t step = 1 + (lists.count(one) - 1) / kSamples, tried = 0, good = 0;
        for (size_t i = 0; i < lists.count(one); i += step, tried++) {
            uint64_t used = lists.of(one).begin[i];
            good += count_fitting(lists.of(other), used, needed & ~used);
        }
        if (good == 0 && step == 1) possible = false;
        return ((float)good + 0.3f) / (float)(tried * lists.count(other));
    }

    static void order(Group& group, int set, const float* costs) {
        group.count = __builtin_popcount((unsigned)set);
        for (int i = group.count; i-- > 0;) {
            int best = -1;
            for (int left = set; left; left &= left - 1) {
                int rest = set & ~(left & -left);
                if (best < 0 || costs[rest] < costs[best]) best = rest;
            }
            group.digits[i] = __builtin_ctz((unsigned)(set ^ best));
            set = best;
        }
    }
};

// Counts the ways to place all open digits: the ways of half of the digits meet those of the other half in a table.

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

constexpr uint64_t kWorthwhile = 200;   // a smaller limit is sooner reached one by one
constexpr uint64_t kProven = 8;         // solutions that were found one by one before it is believed that there are many

class Remainder {
public:
    explicit Remainder(uint64_t limit) : limit_(limit), candidates_(81 + (limit < kFar ? kNear : kMost)) {}

    // Whether so many solutions were found that the rest is counted.
    bool is_due(uint64_t solutions) const { return solutions >= kProven && limit_ >= kWorthwhile; }

    // Adds the solutions of a grid to those that were found; false where it is better searched.
    bool add(const uint32_t (&word)[27], uint64_t& solutions) {
        int candidates = 0;
        for (uint32_t cells : word) candidates += __builtin_popcount(cells);
        if (candidates > candidates_) return false;
        if (!joiner_) joiner_ = std::make_unique<Joiner>();
        uint64_t more;
        if (!joiner_->count(word, limit_ - solutions, more)) return false;
        solutions = more < limit_ - solutions ? solutions + more : limit_;
        return true;
    }

private:
    // Candidates beyond one a cell up to which a grid is counted at once; fewer where not all of its solutions may be wanted.
    static constexpr uint64_t kFar = 5000;
    static constexpr int kNear = 118, kMost = 140;

    uint64_t limit_;
    int candidates_;
    std::unique_ptr<Joiner> joiner_;
};

}  // namespace
}  // namespace kernel::placements

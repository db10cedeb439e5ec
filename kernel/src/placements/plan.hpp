// In which order digits are placed: two groups, each as small as possible when its digits are joined one by one.
#pragma once

#include <bit>

#include "placements/fit.hpp"

namespace kernel::placements {
namespace {

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

}  // namespace
}  // namespace kernel::placements

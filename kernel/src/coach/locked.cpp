// Locked candidates: a digit whose places in one house all lie in another.
#include "search.hpp"

namespace kernel::coach {

void find_locked(const Position& p, Technique technique, Finds& finds) {
    bool pointing = technique == Technique::pointing;
    for (int block = 18; block < 27; ++block)
        for (int line = 0; line < 18; ++line) {
            int base = pointing ? block : line, cover = pointing ? line : block;
            Set both = G.house[base] & G.house[cover];
            if (!both) continue;
            for (int d = 1; d <= 9; ++d) {
                Set room = p.at[d] & G.house[base];
                Set gone = p.at[d] & G.house[cover] & ~both;
                if (!room || (room & ~both) || !gone || !(room & (room - 1))) continue;
                int cost = 10 * count(room) - count(gone);
                if (!finds.wants(cost)) continue;
                Step step;
                step.technique = technique;
                step.cost = cost;
                step.parts.push_back({Role::base, room, digit_bit(d), base});
                step.parts.push_back({Role::cover, gone, digit_bit(d), cover});
                remove_from(p, gone, d, step.removes);
                finds.add(std::move(step));
            }
        }
}

}  // namespace kernel::coach

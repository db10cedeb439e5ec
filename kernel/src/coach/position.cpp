// A grid with its candidates: reading, placing, removing.
#include "board.hpp"

namespace kernel::coach {

Position Position::of(std::string_view text) {
    std::array<Digits, 81> notes;
    notes.fill(kAll);
    return of(text, notes);
}

Position Position::of(std::string_view text, const std::array<Digits, 81>& notes) {
    Position p;
    std::array<Digits, 27> there{};
    for (int c = 0; c < 81; ++c) {
        char symbol = text[static_cast<size_t>(c)];
        if (symbol < '1' || symbol > '9') continue;
        p.value[c] = static_cast<uint8_t>(symbol - '0');
        for (int h : G.houses[c]) there[h] |= digit_bit(p.value[c]);
    }
    for (int c = 0; c < 81; ++c) {
        if (p.value[c]) continue;
        auto [row, column, block] = G.houses[c];
        Digits barred = there[row] | there[column] | there[block];
        p.cand[c] = notes[c] & kAll & static_cast<Digits>(~barred);
        p.open |= bit(c);
        each_digit(p.cand[c], [&](int d) { p.at[d] |= bit(c); });
    }
    return p;
}

void Position::place(int cell, int digit) {
    value[cell] = static_cast<uint8_t>(digit);
    each_digit(cand[cell], [&](int d) { at[d] &= ~bit(cell); });
    cand[cell] = 0;
    open &= ~bit(cell);
    each(G.peers[cell] & at[digit], [&](int c) { cand[c] &= static_cast<Digits>(~digit_bit(digit)); });
    at[digit] &= ~G.peers[cell];
}

void Position::remove(int cell, int digit) {
    cand[cell] &= static_cast<Digits>(~digit_bit(digit));
    at[digit] &= ~bit(cell);
}

void Position::apply(const Step& step) {
    for (auto [cell, digit] : step.places) place(cell, digit);
    for (auto [cell, digit] : step.removes) remove(cell, digit);
}

bool Position::is_broken() const {
    bool broken = false;
    each(open, [&](int c) { broken |= cand[c] == 0; });
    std::array<Set, 10> placed{};
    for (int c = 0; c < 81; ++c) placed[value[c]] |= bit(c);
    for (size_t d = 1; d <= 9 && !broken; ++d)
        for (Set house : G.house) {
            Set here = placed[d] & house;
            broken |= here ? (here & (here - 1)) != 0 : (at[d] & house) == 0;
        }
    return broken;
}

}  // namespace kernel::coach

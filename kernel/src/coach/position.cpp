// A grid with its candidates: reading, placing, removing.
#include "board.hpp"

namespace kernel::coach {

namespace {

constexpr Set kBoard = (Set{1} << 81) - 1;

// The values of a text, and the digits that each house has.
std::array<Digits, 27> read(std::string_view text, Position& p) {
    std::array<Digits, 27> there{};
    uint64_t open[2] = {};
    for (int c = 0; c < 81; ++c) {  // no branch: nobody can predict where the givens are
        auto digit = static_cast<uint8_t>(text[static_cast<size_t>(c)] - '0');
        bool is_given = static_cast<uint8_t>(digit - 1) < 9;
        p.value[c] = is_given ? digit : 0;
        open[c >> 6] |= static_cast<uint64_t>(!is_given) << (c & 63);
        for (int h : G.houses[c]) there[h] |= digit_bit(p.value[c]);  // bit 0 for nothing
    }
    p.open = Set{open[1]} << 64 | open[0];
    return there;
}

Digits fitting(const std::array<Digits, 27>& there, int cell) {
    auto [row, column, block] = G.houses[cell];
    return kAll & static_cast<Digits>(~(there[row] | there[column] | there[block]));
}

}  // namespace

Position Position::of(std::string_view text) {
    Position p;
    std::array<Digits, 27> there = read(text, p);
    p.at.fill(p.open);
    p.at[0] = 0;
    each(kBoard & ~p.open, [&](int c) { p.at[p.value[c]] &= ~G.peers[c]; });
    each(p.open, [&](int c) { p.cand[c] = fitting(there, c); });
    return p;
}

Position Position::of(std::string_view text, const std::array<Digits, 81>& notes) {
    Position p;
    std::array<Digits, 27> there = read(text, p);
    each(p.open, [&](int c) {
        p.cand[c] = notes[c] & fitting(there, c);
        each_digit(p.cand[c], [&](int d) { p.at[d] |= bit(c); });
    });
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

// What grading needs: all steps of the easiest technique at once, until nothing is left.
#include "search.hpp"

namespace kernel::coach {

namespace {

// Digits to be filled in, in the order in which they were found; a cell may come twice.
struct Places {
    void add(int cell, int digit) {
        list[static_cast<size_t>(size++)] = {static_cast<uint8_t>(cell), static_cast<uint8_t>(digit)};
    }
    std::array<std::array<uint8_t, 2>, 243> list;  // every digit has one place in a house at most
    int size = 0;
};

// A position, and how many cells of each house are open.
struct Board {
    Position p;
    std::array<uint8_t, 27> open{};

    explicit Board(const Position& position) : p(position) {
        each(p.open, [&](int c) {
            for (int h : G.houses[c]) ++open[h];
        });
    }

    void place(int cell, int digit) {
        p.place(cell, digit);
        for (int h : G.houses[cell]) --open[h];
    }

    // Fills in what is open still. Returns how many cells that are.
    int place(const Places& places) {
        int placed = 0;
        for (int k = 0; k < places.size; ++k) {
            auto [cell, digit] = places.list[static_cast<size_t>(k)];
            if (has(p.open, cell)) place(cell, digit), ++placed;
        }
        return placed;
    }
};

// Digits with exactly one place in a house that has several open cells.
Digits hidden_singles(const Board& board, int house) {
    if (board.open[house] < 2) return 0;
    Digits once = 0, twice = 0;
    for (int c : G.cells[house]) {
        Digits here = board.p.cand[c];
        twice |= static_cast<Digits>(once & here);
        once |= here;
    }
    return once & static_cast<Digits>(~twice);
}

int fill_full_houses(Board& board) {
    Places places;
    for (int h = 0; h < 27; ++h) {
        if (board.open[h] != 1) continue;
        int c = first(board.p.open & G.house[h]);
        if (is_single(board.p.cand[c])) places.add(c, lowest(board.p.cand[c]));
    }
    return board.place(places);
}

// Slides go before other crossings of blocks; both are told apart in one look.
std::pair<Technique, int> fill_blocks(Board& board) {
    Places slides, others;
    for (int h = 18; h < 27; ++h)
        each_digit(hidden_singles(board, h), [&](int d) {
            int c = first(board.p.at[d] & G.house[h]);
            (is_slide(board.p, h - 18, d, c) ? slides : others).add(c, d);
        });
    if (slides.size) return {Technique::slide, board.place(slides)};
    return {Technique::block_crossing, board.place(others)};
}

int fill_lines(Board& board) {
    Places places;
    for (int h = 0; h < 18; ++h)
        each_digit(hidden_singles(board, h), [&](int d) { places.add(first(board.p.at[d] & G.house[h]), d); });
    return board.place(places);
}

// Cells with one candidate. Elimination in a line with at most four open cells goes before exclusion.
std::pair<Technique, int> fill_cells(Board& board) {
    Places near, far;
    each(board.p.open, [&](int c) {
        if (!is_single(board.p.cand[c])) return;
        bool from_line = std::min(board.open[row_of(c)], board.open[9 + column_of(c)]) <= 4;
        (from_line ? near : far).add(c, lowest(board.p.cand[c]));
    });
    if (near.size) return {Technique::elimination, board.place(near)};
    return {Technique::exclusion, board.place(far)};
}

// The easiest kind of single that there is, and how many cells it fills; 0 where there is none.
std::pair<Technique, int> fill_singles(Board& board) {
    if (int placed = fill_full_houses(board)) return {Technique::full_house, placed};
    if (auto filled = fill_blocks(board); filled.second) return filled;
    if (int placed = fill_lines(board)) return {Technique::crossing, placed};
    return fill_cells(board);
}

// Carries out all conclusions at once. Returns whether anything changes.
bool apply(const Finds& finds, Board& board) {
    bool changed = false;
    for (int d = 1; d <= 9; ++d) {
        auto digit = static_cast<size_t>(d);
        each(finds.places()[digit] & board.p.open, [&](int c) { board.place(c, d), changed = true; });
        each(finds.removes()[digit] & board.p.at[d], [&](int c) { board.p.remove(c, d), changed = true; });
    }
    return changed;
}

constexpr auto kLastSingle = Technique::exclusion;

// Looks for the easiest technique that has steps, and takes all of them at once.
Stop pass(Board& board, const Options& options, Tally& tally) {
    if (board.p.is_solved()) return board.p.is_broken() ? Stop::broken : Stop::solved;
    if (auto [technique, placed] = fill_singles(board); placed) {
        tally.times[static_cast<size_t>(technique)] += static_cast<uint16_t>(placed);
        return Stop::step;
    }
    if (board.p.is_broken()) return Stop::broken;
    long budget = options.budget;
    for (int k = static_cast<int>(kLastSingle) + 1; k <= options.deepest; ++k) {
        auto technique = static_cast<Technique>(k);
        if (!options.unique && assumes_uniqueness(technique)) continue;
        Finds finds(Keep::conclusions);
        bool in_budget = find(board.p, technique, budget, finds);
        if (apply(finds, board)) {
            ++tally.times[static_cast<size_t>(k)];
            return Stop::step;
        }
        if (!in_budget) return Stop::budget;
    }
    return Stop::stuck;
}

}  // namespace

Tally tally(const Position& position, const Options& options) {
    Tally tally;
    Board board(position);
    do tally.stop = pass(board, options, tally);
    while (tally.stop == Stop::step);
    tally.solution.resize(81);
    for (size_t c = 0; c < 81; ++c) tally.solution[c] = static_cast<char>(board.p.value[c] ? '0' + board.p.value[c] : '.');
    return tally;
}

}  // namespace kernel::coach

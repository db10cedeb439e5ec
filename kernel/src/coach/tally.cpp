// What grading needs: all steps of the easiest technique at once, until nothing is left.
#include "bands.hpp"
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

// Fills in what is open still. Returns how many cells that are.
int place(const Places& places, Bands& bands) {
    int placed = 0;
    for (int k = 0; k < places.size; ++k) {
        auto [cell, digit] = places.list[k];
        if (bands.is_open(cell)) bands.place(cell, digit), ++placed;
    }
    return placed;
}

template <class F>
void each_bit(uint32_t bits, F&& f) {
    for (; bits; bits &= bits - 1) f(std::countr_zero(bits));
}

// The cell of a column that stands in a band of its own.
int cell_in_column(const Bands& bands, size_t lane, int column) {
    for (size_t b = 0; b < 3; ++b)
        if (uint32_t here = bands.at[b][lane] & kBandColumn << column) return static_cast<int>(27 * b) + std::countr_zero(here);
    return 0;
}

// Calls for each house in which a lane has exactly one cell.
template <class F>
void each_row(const Bands& bands, uint32_t once, size_t b, size_t lane, F&& f) {
    each_bit(once, [&](int row) { f(static_cast<int>(27 * b) + std::countr_zero(bands.at[b][lane] & kBandRow << row)); });
}
template <class F>
void each_block(const Bands& bands, uint32_t once, size_t b, size_t lane, F&& f) {
    each_bit(once, [&](int k) { f(static_cast<int>(27 * b) + std::countr_zero(bands.at[b][lane] & kBandBlock << k), k); });
}

int fill_full_houses(Bands& bands, const Once& once) {
    Places places;
    auto fill = [&](int cell, int = 0) {
        Digits digits = bands.candidates(cell);
        if (is_single(digits)) places.add(cell, lowest(digits));
    };
    for (size_t b = 0; b < 3; ++b) {
        each_row(bands, once.rows[b][kOpen], b, kOpen, fill);
        each_block(bands, once.blocks[b][kOpen], b, kOpen, fill);
    }
    each_bit(once.columns[kOpen], [&](int column) { fill(cell_in_column(bands, kOpen, column)); });
    return place(places, bands);
}

// The same question as `is_slide` asks of a position.
bool slides(const Bands& bands, size_t b, size_t lane, int block, int target) {
    uint32_t others = bands.at[b][kOpen] & kBandBlock << block & ~(uint32_t{1} << target % 27);
    uint32_t in_rows = others & ~(Bands::rows_of(bands.at[b][lane]) * kBandRow);
    uint32_t in_columns = others & ~(bands.columns_of(lane) * kBandColumn);
    uint32_t other_rows = in_rows & ~(kBandRow << std::countr_zero(in_rows | 1u << 26) / 9 * 9);
    uint32_t columns = Bands::any(in_columns, 9) & kBandRow;
    return !(others & ~in_rows & ~in_columns) & ((other_rows | (columns & (columns - 1))) != 0);
}

// Slides go before other crossings of blocks; both are told apart in one look.
std::pair<Technique, int> fill_blocks(Bands& bands, const Once& once) {
    Places slid, others;
    for (size_t b = 0; b < 3; ++b)
        for (size_t d = 0; d < 9; ++d)
            each_block(bands, once.blocks[b][d] & ~once.blocks[b][kOpen], b, d, [&](int cell, int block) {
                (slides(bands, b, d, block, cell) ? slid : others).add(cell, static_cast<int>(d) + 1);
            });
    if (slid.size) return {Technique::slide, place(slid, bands)};
    return {Technique::block_crossing, place(others, bands)};
}

int fill_lines(Bands& bands, const Once& once) {
    Places places;
    for (size_t d = 0; d < 9; ++d) {
        int digit = static_cast<int>(d) + 1;
        for (size_t b = 0; b < 3; ++b)
            each_row(bands, once.rows[b][d] & ~once.rows[b][kOpen], b, d, [&](int cell) { places.add(cell, digit); });
        each_bit(once.columns[d] & ~once.columns[kOpen],
                 [&](int column) { places.add(cell_in_column(bands, d, column), digit); });
    }
    return place(places, bands);
}

// Cells with one candidate. Elimination in a line with at most four open cells goes before exclusion.
std::pair<Technique, int> fill_cells(Bands& bands) {
    Places near, far;
    for (size_t b = 0; b < 3; ++b) {
        uint32_t one = 0, two = 0;
        for (size_t d = 0; d < 9; ++d) two |= one & bands.at[b][d], one |= bands.at[b][d];
        each_bit(one & ~two, [&](int k) {
            int cell = static_cast<int>(27 * b) + k, column = 0;
            int row = count_bits(bands.at[b][kOpen] >> k / 9 * 9 & kBandRow);
            for (const Lanes& band : bands.at) column += count_bits(band[kOpen] >> k % 9 & kBandColumn);
            (std::min(row, column) <= 4 ? near : far).add(cell, lowest(bands.candidates(cell)));
        });
    }
    if (near.size) return {Technique::elimination, place(near, bands)};
    return {Technique::exclusion, place(far, bands)};
}

// The easiest kind of single that there is, and how many cells it fills; 0 where there is none.
std::pair<Technique, int> fill_singles(Bands& bands) {
    Once once;
    bands.find_open(once);
    if (int placed = fill_full_houses(bands, once)) return {Technique::full_house, placed};
    bands.find_digits(once);
    if (auto filled = fill_blocks(bands, once); filled.second) return filled;
    if (int placed = fill_lines(bands, once)) return {Technique::crossing, placed};
    return fill_cells(bands);
}

// Carries out all conclusions at once. Returns whether anything changes.
bool apply(const Finds& finds, Position& p) {
    bool changed = false;
    for (int d = 1; d <= 9; ++d) {
        auto digit = static_cast<size_t>(d);
        each(finds.places()[digit] & p.open, [&](int c) { p.place(c, d), changed = true; });
        each(finds.removes()[digit] & p.at[digit], [&](int c) { p.remove(c, d), changed = true; });
    }
    return changed;
}

constexpr auto kLastSingle = Technique::exclusion;

// Looks for the easiest technique that has steps, and takes all of them at once.
Stop pass(Bands& bands, const Options& options, Tally& tally) {
    if (bands.is_full()) return bands.is_right() ? Stop::solved : Stop::broken;
    if (auto [technique, placed] = fill_singles(bands); placed) {
        tally.times[static_cast<size_t>(technique)] += static_cast<uint16_t>(placed);
        return Stop::step;
    }
    Position p = bands.position();
    if (p.is_broken()) return Stop::broken;
    long budget = options.budget;
    for (int k = static_cast<int>(kLastSingle) + 1; k <= options.deepest; ++k) {
        auto technique = static_cast<Technique>(k);
        if (!options.unique && assumes_uniqueness(technique)) continue;
        Finds finds(Keep::conclusions);
        bool in_budget = find(p, technique, budget, finds);
        if (apply(finds, p)) {
            bands = Bands(p);
            ++tally.times[k];
            return Stop::step;
        }
        if (!in_budget) return Stop::budget;
    }
    return Stop::stuck;
}

}  // namespace

Tally tally(const Position& position, const Options& options) {
    Tally tally;
    Bands bands(position);
    do tally.stop = pass(bands, options, tally);
    while (tally.stop == Stop::step);
    for (size_t c = 0; c < 81; ++c) tally.solution[c] = static_cast<char>(bands.value[c] ? '0' + bands.value[c] : '.');
    return tally;
}

Grade grade(const Position& position, const Options& options, const Scale& scale) {
    Grade grade;
    grade.tally = tally(position, options);
    size_t hardest = kGraded;
    uint32_t total = 0;
    for (size_t t = 0; t < kGraded; ++t) {
        uint32_t times = grade.tally.times[t];
        total += scale.weights[t] * times;
        if (times && (hardest == kGraded || scale.weights[t] > scale.weights[hardest])) hardest = t;
    }
    if (hardest == kGraded) hardest = kGraded - 1;
    grade.hardest = static_cast<uint8_t>(hardest);
    grade.level = grade.tally.stop == Stop::solved ? scale.levels[hardest] : kHighestLevel;
    grade.score =
        total + scale.hardest_counts * scale.weights[hardest] + scale.cell_counts * static_cast<uint32_t>(count(position.open));
    return grade;
}

}  // namespace kernel::coach

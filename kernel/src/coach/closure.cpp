#include "closure.hpp"

// Compiled for wider vectors, too, and chosen when the program runs: nested nets spend most of their time here.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define KERNEL_WIDER __attribute__((target_clones("avx2", "default")))
#else
#define KERNEL_WIDER
#endif

namespace kernel::coach {

namespace {

// All cells of the rows, blocks and columns of a band that have a bit in such a mask (`Once`).
inline uint32_t of_rows(uint32_t rows) { return (rows << 9) - rows; }
inline uint32_t of_blocks(uint32_t blocks) {
    uint32_t line = (blocks << 3) - blocks;
    return line | line << 9 | line << 18;
}
inline uint32_t of_columns(uint32_t columns) { return columns | columns << 9 | columns << 18; }

// Houses with any cell, and with more than one.
struct Room {
    uint32_t any, more;
};
inline Room in_rows(uint32_t x) {
    uint32_t one = Bands::any(x, 1) & Bands::kMinirows, two = Bands::more(x, 1) & Bands::kMinirows;
    return {Bands::any(one, 3) & Once::kRows, (Bands::any(two, 3) | Bands::more(one, 3)) & Once::kRows};
}
inline Room in_blocks(uint32_t x) {
    uint32_t one = Bands::any(x, 1) & Bands::kMinirows, two = Bands::more(x, 1) & Bands::kMinirows;
    return {Bands::any(one, 9) & Once::kBlocks, (Bands::any(two, 9) | Bands::more(one, 9)) & Once::kBlocks};
}
inline Room in_columns(uint32_t a, uint32_t b, uint32_t c) {
    uint32_t one = a | b | c, two = (a & b) | ((a | b) & c);
    return {Bands::any(one, 9) & Once::kColumns, (Bands::any(two, 9) | Bands::more(one, 9)) & Once::kColumns};
}

}  // namespace

KERNEL_WIDER bool Closure::sweep() {
    std::array<Lanes, 3> only, lone;
    uint32_t lacking = 0;
    Lanes columns;
    for (size_t k = 0; k < kLanes; ++k) {
        Room column = in_columns(at_[0][k], at_[1][k], at_[2][k]);
        lacking |= ~column.any & Once::kColumns;
        columns[k] = of_columns(column.any & ~column.more);
    }
    for (size_t b = 0; b < 3; ++b)
        for (size_t k = 0; k < kLanes; ++k) {
            Room row = in_rows(at_[b][k]), block = in_blocks(at_[b][k]);
            lacking |= (~row.any & Once::kRows) | (~block.any & Once::kBlocks);
            only[b][k] = at_[b][k] & (of_rows(row.any & ~row.more) | of_blocks(block.any & ~block.more) | columns[k]);
        }
    if (lacking) return false;
    for (size_t b = 0; b < 3; ++b) {
        Counts hidden;
        for (size_t d = 0; d < 9; ++d) hidden.add(only[b][d]);
        if (hidden.two) return false;
        for (size_t k = 0; k < kLanes; ++k) at_[b][k] &= ~hidden.one | only[b][k];
        Counts counts = cells_with(b);
        if (counts.one != kBand) return false;
        for (size_t k = 0; k < kLanes; ++k) lone[b][k] = at_[b][k] & counts.once();
    }
    uint32_t clash = 0;
    for (size_t k = 0; k < kLanes; ++k) {
        Room column = in_columns(lone[0][k], lone[1][k], lone[2][k]);
        clash |= column.more;
        columns[k] = of_columns(column.any);
    }
    for (size_t b = 0; b < 3; ++b)
        for (size_t k = 0; k < kLanes; ++k) {
            Room row = in_rows(lone[b][k]), block = in_blocks(lone[b][k]);
            clash |= row.more | block.more;
            at_[b][k] &= ~(of_rows(row.any) | of_blocks(block.any) | columns[k]) | lone[b][k];
        }
    return !clash;
}

}  // namespace kernel::coach

// Evaluates a net on a position: the value of each (symbol, cell), by hand-written loops. Compiled once for each instruction
// set: KERNEL_LOOPS is the name of its pair of functions, without a name the one for any machine.

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "play/net/net.hpp"
#include "play/rules/board.hpp"

// Vectors of channels, and their products with the matrices of a net.
//
// Vectors are as wide as the instruction set has them. Where floating-point numbers are summed, there are always 16 partial sums,
// added up in one order; with contraction off (see CMakeLists.txt) the outputs are the same to the last bit everywhere.

#if !defined(KERNEL_LOOPS)
#define KERNEL_LOOPS kPortableLoops
#endif

namespace kernel::play {
namespace {

#if defined(__AVX512F__)
constexpr int kStep = 16;
#elif defined(__AVX2__)
constexpr int kStep = 8;
#else
constexpr int kStep = 4;
#endif
constexpr int kParts = kLane / kStep;  // vectors for 16 partial sums

typedef float Floats __attribute__((vector_size(4 * kStep), may_alias));
typedef int32_t Ints __attribute__((vector_size(4 * kStep), may_alias));
typedef int16_t Shorts __attribute__((vector_size(2 * kStep), may_alias));

inline Floats floats(const float* from) { return *reinterpret_cast<const Floats*>(from); }
inline Floats loaded(const std::vector<float>& from, int at) {
    Floats values;
    std::memcpy(&values, from.data() + at, sizeof values);
    return values;
}
inline void store(float* to, Floats values) { *reinterpret_cast<Floats*>(to) = values; }
inline Floats at_least_zero(Floats x) { return x > 0.f ? x : Floats{}; }

// To the nearest whole number, for numbers below 2²²: they are pushed to where a float has no fraction.
inline Ints rounded(Floats x) {
    constexpr float kPush = 12582912.f;  // 1.5 × 2²³
    Floats pushed = x + kPush;
    return reinterpret_cast<Ints&>(pushed) - std::bit_cast<int32_t>(kPush);
}

// The sum of 16 partial sums, always in the same order.
inline float total(const Floats (&sums)[kParts]) {
    float x[16], half[8], quarter[4];
    std::memcpy(x, sums, sizeof x);
    for (int i = 0; i < 8; i++) half[i] = x[i] + x[i + 8];
    for (int i = 0; i < 4; i++) quarter[i] = half[i] + half[i + 4];
    return (quarter[0] + quarter[2]) + (quarter[1] + quarter[3]);
}
inline float largest(Floats x) {
    float most = x[0];
    for (int i = 1; i < kStep; i++) most = x[i] > most ? x[i] : most;
    return most;
}

// Sums of products of pairs for 16 outputs, in as many registers as the instruction set needs.
#if defined(__AVX512VNNI__) && defined(__AVX512BW__)
constexpr int kRowsAtOnce = 6, kGroupsAtOnce = 4;
struct Sums {
    __m512i lanes = _mm512_setzero_si512();
    void add(const int16_t* weights, int32_t pair) {
        lanes = _mm512_dpwssd_epi32(lanes, _mm512_loadu_si512(weights), _mm512_set1_epi32(pair));
    }
    void store(int32_t* to) const { _mm512_storeu_si512(to, lanes); }
};
#elif defined(__AVX2__)
constexpr int kRowsAtOnce = 6, kGroupsAtOnce = 1;
struct Sums {
    __m256i low = _mm256_setzero_si256(), high = _mm256_setzero_si256();
    void add(const int16_t* weights, int32_t pair) {
        const __m256i* from = reinterpret_cast<const __m256i*>(weights);
        __m256i both = _mm256_set1_epi32(pair);
        low = _mm256_add_epi32(low, _mm256_madd_epi16(_mm256_loadu_si256(from), both));
        high = _mm256_add_epi32(high, _mm256_madd_epi16(_mm256_loadu_si256(from + 1), both));
    }
    void store(int32_t* to) const {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), low);
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(to) + 1, high);
    }
};
#elif defined(__SSE2__)
constexpr int kRowsAtOnce = 3, kGroupsAtOnce = 1;
struct Sums {
    __m128i parts[4] = {_mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128(), _mm_setzero_si128()};
    void add(const int16_t* weights, int32_t pair) {
        const __m128i* from = reinterpret_cast<const __m128i*>(weights);
        __m128i both = _mm_set1_epi32(pair);
        for (int i = 0; i < 4; i++) parts[i] = _mm_add_epi32(parts[i], _mm_madd_epi16(_mm_loadu_si128(from + i), both));
    }
    void store(int32_t* to) const {
        for (int i = 0; i < 4; i++) _mm_storeu_si128(reinterpret_cast<__m128i*>(to) + i, parts[i]);
    }
};
#else
constexpr int kRowsAtOnce = 2, kGroupsAtOnce = 1;
struct Sums {
    int32_t lanes[16]{};
    void add(const int16_t* weights, int32_t pair) {
        const int32_t low = static_cast<int16_t>(pair), high = pair >> 16;
        for (int i = 0; i < 16; i++) lanes[i] += weights[2 * i] * low + weights[2 * i + 1] * high;
    }
    void store(int32_t* to) const { std::memcpy(to, lanes, sizeof lanes); }
};
#endif

template <int Rows, int Groups>
void multiply_some(const int16_t* inputs, int width, const int16_t* weights, int32_t* sums) {
    Sums each[Rows][Groups];
    const int pairs = width / 2;
    for (int pair = 0; pair < pairs; pair++) {
        for (int row = 0; row < Rows; row++) {
            int32_t both;
            std::memcpy(&both, inputs + row * width + 2 * pair, 4);
            for (int group = 0; group < Groups; group++) each[row][group].add(weights + (group * pairs + pair) * 2 * kLane, both);
        }
    }
    for (int row = 0; row < Rows; row++)
        for (int group = 0; group < Groups; group++) each[row][group].store(sums + row * width + group * kLane);
}

template <int Rows>
void multiply_rows(const int16_t* inputs, int width, const Matrix& matrix, int32_t* sums) {
    int group = 0;
    const int groups = width / kLane, step = width / 2 * 2 * kLane;
    for (; group + kGroupsAtOnce <= groups; group += kGroupsAtOnce)
        multiply_some<Rows, kGroupsAtOnce>(inputs, width, matrix.weights.data() + group * step, sums + group * kLane);
    for (; group < groups; group++)
        multiply_some<Rows, 1>(inputs, width, matrix.weights.data() + group * step, sums + group * kLane);
}

// sums[row][output] = the matrix times each row of inputs, before scaling.
inline void multiply(const int16_t* inputs, int rows, int width, const Matrix& matrix, int32_t* sums) {
    int row = 0;
    for (; row + kRowsAtOnce <= rows; row += kRowsAtOnce)
        multiply_rows<kRowsAtOnce>(inputs + row * width, width, matrix, sums + row * width);
    for (; row + 3 <= rows; row += 3) multiply_rows<3>(inputs + row * width, width, matrix, sums + row * width);
    // Two at most are left.
    if (row < rows) multiply_rows<1>(inputs + row * width, width, matrix, sums + row * width);
    if (++row < rows) multiply_rows<1>(inputs + row * width, width, matrix, sums + row * width);
}

// 1 / (1 + e⁻ˣ), by plain arithmetic: the library's exp differs from machine to machine in the last bit.
inline float chance_of(float logit) {
    float x = std::min(30.f, std::max(-30.f, -logit)) * 1.44269504f;
    float whole = std::floor(x), rest = (x - whole) * 0.69314718f, sum = 1.f;
    for (int n = 8; n; n--) sum = 1.f + sum * rest / static_cast<float>(n);
    return 1.f / (1.f + sum * std::bit_cast<float>((static_cast<int32_t>(whole) + 127) << 23));
}

template <int Side>
class Evaluation {
public:
    static constexpr int kCells = Side * Side, kNodes = Side * kCells;

    Evaluation(const Net& net, const Workspace& memory) : net_(net), width_(net.width), memory_(memory) {}

    void run(const Planes<Side>& planes, Estimate<Side>& out) {
        begin(planes);
        for (const NetLayer& layer : net_.layers) apply(layer);
        finish(out);
    }

private:
    // From the planes to the channels of all nodes.
    void begin(const Planes<Side>& planes) {
        const int width = width_;
        mix(net_.global, planes.global, memory_.every);
        for (int cell = 0; cell < kCells; cell++) mix(net_.cell, planes.cell[cell], memory_.cells + cell * width);
        for (int symbol = 0; symbol < Side; symbol++) {
            mix(net_.symbol, planes.symbol[symbol], memory_.lines);
            add(memory_.lines, memory_.every);
            for (int cell = 0; cell < kCells; cell++) {
                float* node = memory_.nodes + (symbol * kCells + cell) * width;
                mix(net_.node, planes.node[symbol][cell], node);
                add(node, memory_.cells + cell * width);
                add(node, memory_.lines);
            }
        }
    }

    void mix(const Inputs& from, const float* planes, float* to) {
        for (int at = 0; at < width_; at += kStep) {
            Floats sum = loaded(from.bias, at);
            for (int plane = 0; plane < from.planes; plane++)
                if (planes[plane] != 0.f) sum += loaded(from.columns, plane * width_ + at) * planes[plane];
            store(to + at, sum);
        }
    }
    void add(float* to, const float* what) {
        for (int at = 0; at < width_; at += kStep) store(to + at, floats(to + at) + floats(what + at));
    }

    // Each node's channels, brought to a mean square of one, as 16-bit numbers; and their sums over houses, cells and all.
    void norm() {
        const int width = width_;
        const float unit = 32767.f / std::sqrt(static_cast<float>(width));
        std::memset(memory_.column_sums, 0, sizeof(int32_t) * static_cast<size_t>(Side * Side * width));
        std::memset(memory_.block_sums, 0, sizeof(int32_t) * static_cast<size_t>(Side * Side * width));
        std::memset(memory_.row_sums, 0, sizeof(int32_t) * static_cast<size_t>(Side * Side * width));
        std::memset(memory_.cell_sums, 0, sizeof(int32_t) * static_cast<size_t>(kCells * width));
        for (int symbol = 0; symbol < Side; symbol++) {
            for (int cell = 0; cell < kCells; cell++) {
                const float* node = memory_.nodes + (symbol * kCells + cell) * width;
                Floats squares[kParts]{};
                for (int at = 0; at < width; at += kLane)
                    for (int part = 0; part < kParts; part++) {
                        Floats values = floats(node + at + part * kStep);
                        squares[part] += values * values;
                    }
                float scale = unit / std::sqrt(total(squares) / static_cast<float>(width) + net_.epsilon);
                int16_t* to = memory_.normed + (symbol * kCells + cell) * width;
                const uint8_t* house = kBoard<Side>.house_of[cell];
                int32_t* sums[4] = {memory_.row_sums + (symbol * Side + house[0]) * width,
                                    memory_.column_sums + (symbol * Side + house[1] - Side) * width,
                                    memory_.block_sums + (symbol * Side + house[2] - 2 * Side) * width,
                                    memory_.cell_sums + cell * width};
                for (int at = 0; at < width; at += kStep) {
                    Ints whole = rounded(floats(node + at) * scale);
                    *reinterpret_cast<Shorts*>(to + at) = __builtin_convertvector(whole, Shorts);
                    for (int32_t* sum : sums) *reinterpret_cast<Ints*>(sum + at) += whole;
                }
            }
        }
    }

    // to[row] (+)= the matrix times the mean of `counted` sums.
    void mix_means(const int32_t* sums, int rows, int counted, const Matrix& matrix, float* to, bool more) {
        const float share = 1.f / static_cast<float>(counted);
        for (int at = 0; at < rows * width_; at += kStep) {
            Floats sum = __builtin_convertvector(*reinterpret_cast<const Ints*>(sums + at), Floats);
            *reinterpret_cast<Shorts*>(memory_.means + at) = __builtin_convertvector(rounded(sum * share), Shorts);
        }
        multiply(memory_.means, rows, width_, matrix, memory_.products);
        for (int row = 0; row < rows; row++)
            for (int at = 0; at < width_; at += kStep) {
                Floats value = scaled(memory_.products + (row * width_ + at), matrix, at);
                float* place = to + row * width_ + at;
                store(place, more ? floats(place) + value : value);
            }
    }
    Floats scaled(const int32_t* sums, const Matrix& matrix, int at) const {
        return __builtin_convertvector(*reinterpret_cast<const Ints*>(sums), Floats) * loaded(matrix.scale, at);
    }

    // Sums over groups of rows: to[i] is the sum of `count` rows, `step` rows apart, from row i × stride on.
    void fold(const int32_t* from, int32_t* to, int results, int stride, int count, int step) {
        for (int result = 0; result < results; result++)
            for (int at = 0; at < width_; at += kStep) {
                Ints sum{};
                for (int i = 0; i < count; i++)
                    sum += *reinterpret_cast<const Ints*>(from + (result * stride + i * step) * width_ + at);
                *reinterpret_cast<Ints*>(to + result * width_ + at) = sum;
            }
    }

    void apply(const NetLayer& layer) {
        const int width = width_;
        norm();
        // What all nodes of a row, column, block or cell get.
        int32_t* fold_to = memory_.folded;
        mix_means(memory_.row_sums, Side * Side, Side, layer.line, memory_.rows, false);
        fold(memory_.row_sums, fold_to, Side, Side, Side, 1);                          // all cells of each symbol
        mix_means(fold_to, Side, kCells, layer.every, memory_.every, false);
        fold(fold_to, fold_to + Side * width, 1, 0, Side, 1);                       // everything
        mix_means(fold_to + Side * width, 1, kNodes, layer.cell_every, memory_.lines + Side * width, false);
        fold(memory_.row_sums, fold_to, Side, 1, Side, Side);                          // each row of all symbols
        mix_means(fold_to, Side, Side * Side, layer.cell_line, memory_.lines, false);
        for (int symbol = 0; symbol < Side; symbol++)
            for (int row = 0; row < Side; row++) {
                float* to = memory_.rows + (symbol * Side + row) * width;
                add(to, memory_.every + symbol * width);
                add(to, memory_.lines + row * width);
                add(to, memory_.lines + Side * width);
            }
        mix_means(memory_.column_sums, Side * Side, Side, layer.line, memory_.columns, false);
        fold(memory_.column_sums, fold_to, Side, 1, Side, Side);
        mix_means(fold_to, Side, Side * Side, layer.cell_line, memory_.lines, false);
        add_to_all(memory_.columns, memory_.lines);
        mix_means(memory_.block_sums, Side * Side, Side, layer.block, memory_.blocks, false);
        fold(memory_.block_sums, fold_to, Side, 1, Side, Side);
        mix_means(fold_to, Side, Side * Side, layer.cell_block, memory_.lines, false);
        add_to_all(memory_.blocks, memory_.lines);
        mix_means(memory_.cell_sums, kCells, Side, layer.cell, memory_.cells, false);
        for (int symbol = 0; symbol < Side; symbol++)
            for (int row = 0; row < Side; row++) mix_row(layer, symbol, row);
    }
    void add_to_all(float* houses, const float* shared) {
        for (int symbol = 0; symbol < Side; symbol++)
            for (int house = 0; house < Side; house++) add(houses + (symbol * Side + house) * width_, shared + house * width_);
    }

    // The nodes of one row of one symbol: mixed, cut at zero, and added to what they were.
    void mix_row(const NetLayer& layer, int symbol, int row) {
        const int width = width_, first = symbol * kCells + row * Side;
        multiply(memory_.normed + first * width, Side, width, layer.own, memory_.products);
        float unit[Side];
        for (int column = 0; column < Side; column++) {
            const int cell = row * Side + column;
            const float* parts[4] = {memory_.rows + (symbol * Side + row) * width,
                                     memory_.columns + (symbol * Side + column) * width, memory_.cells + cell * width,
                                     memory_.blocks + (symbol * Side + kBoard<Side>.house_of[cell][2] - 2 * Side) * width};
            Floats most{};
            float* mixed = memory_.every;
            for (int at = 0; at < width; at += kStep) {
                Floats sum = scaled(memory_.products + (column * width + at), layer.own, at) + loaded(layer.own_bias, at);
                for (const float* part : parts) sum += floats(part + at);
                sum = at_least_zero(sum);
                most = sum > most ? sum : most;
                store(mixed + at, sum);
            }
            float top = largest(most), scale = top > 0 ? 32767.f / top : 0.f;
            unit[column] = top;
            for (int at = 0; at < width; at += kStep)
                *reinterpret_cast<Shorts*>(memory_.hidden + (column * width + at)) =
                    __builtin_convertvector(rounded(floats(mixed + at) * scale), Shorts);
        }
        multiply(memory_.hidden, Side, width, layer.out, memory_.products);
        for (int column = 0; column < Side; column++)
            for (int at = 0; at < width; at += kStep) {
                float* node = memory_.nodes + ((first + column) * width + at);
                Floats more = scaled(memory_.products + (column * width + at), layer.out, at) * unit[column];
                store(node, floats(node) + (more + loaded(layer.out_bias, at)));
            }
    }

    void finish(Estimate<Side>& out) {
        const int width = width_;
        norm();
        int32_t* fold_to = memory_.folded;
        fold(memory_.cell_sums, fold_to, 1, 0, kCells, 1);
        mix_means(fold_to, 1, kNodes, net_.global_head, memory_.every, false);
        float whole[4], each[4];
        read_out(memory_.every, net_.global_head_bias, net_.global_out, whole);
        for (int symbol = 0; symbol < Side; symbol++)
            for (int from = 0; from < kCells; from += Side) {
                multiply(memory_.normed + (symbol * kCells + from) * width, Side, width, net_.head, memory_.products);
                for (int i = 0; i < Side; i++) {
                    for (int at = 0; at < width; at += kStep)
                        store(memory_.lines + at, scaled(memory_.products + (i * width + at), net_.head, at));
                    read_out(memory_.lines, net_.head_bias, net_.head_out, each);
                    for (int kind = 0; kind < net_.kinds; kind++) {
                        out.points[kind][symbol][from + i] = (each[2 * kind] + whole[0]) * net_.points;
                        out.win[kind][symbol][from + i] = chance_of(each[2 * kind + 1] + whole[1]);
                    }
                }
            }
    }

    // The outputs of a head from its channels before the bias.
    void read_out(const float* channels, const std::vector<float>& bias, const Outputs& last, float* to) {
        const int outputs = static_cast<int>(last.bias.size());
        Floats sums[4][kParts]{};
        for (int at = 0; at < width_; at += kStep) {
            Floats hidden = at_least_zero(floats(channels + at) + loaded(bias, at));
            for (int out = 0; out < outputs; out++)
                sums[out][at / kStep % kParts] += hidden * loaded(last.rows, out * width_ + at);
        }
        for (int out = 0; out < outputs; out++) to[out] = total(sums[out]) + last.bias[out];
    }

    const Net& net_;
    const int width_;
    const Workspace& memory_;
};

template <int Side>
void evaluate(const Net& net, const Workspace& memory, const Planes<Side>& planes, Estimate<Side>& out) {
    Evaluation<Side>(net, memory).run(planes, out);
}

}  // namespace

extern const Loops KERNEL_LOOPS{evaluate<9>, evaluate<6>};

}  // namespace kernel::play

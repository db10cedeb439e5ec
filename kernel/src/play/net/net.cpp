// Reading a net from its file, whose format is written down in docs/decisions/bots.md; and running it on what a seat sees.

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>

#include "kernel/fail.hpp"
#include "kernel/play.hpp"
#include "play/net/net.hpp"
#include "play/net/planes.hpp"
#include "play/rules/views.hpp"

namespace kernel::play {
namespace {

constexpr char kMagic[8] = {'F', 'H', 'N', 'E', 'T', 0, 0, 1};
constexpr size_t kHeader = 64;
constexpr uint32_t kMostPlanes = 64;

void require(bool holds, const char* otherwise) {
    if (!holds) fail(otherwise);
}

uint32_t crc32(const std::string& bytes, size_t size) {
    static const std::array<uint32_t, 256> table = [] {
        std::array<uint32_t, 256> made{};
        for (uint32_t i = 0; i < 256; i++) {
            uint32_t value = i;
            for (int k = 0; k < 8; k++) value = value >> 1 ^ (value & 1 ? 0xEDB88320u : 0u);
            made[i] = value;
        }
        return made;
    }();
    uint32_t crc = ~0u;
    for (size_t i = 0; i < size; i++) crc = crc >> 8 ^ table[(crc ^ static_cast<uint8_t>(bytes[i])) & 255];
    return ~crc;
}

uint32_t u32(const std::string& bytes, size_t at) {
    uint32_t value = 0;
    for (size_t i = 0; i < 4; i++) value |= static_cast<uint32_t>(static_cast<uint8_t>(bytes[at + i])) << 8 * i;
    return value;
}

float half(uint32_t bits) {
    float magnitude = (bits >> 10 & 31)
                          ? std::ldexp(static_cast<float>((bits & 1023) | 1024), static_cast<int>(bits >> 10 & 31) - 25)
                          : std::ldexp(static_cast<float>(bits & 1023), -24);
    if ((bits >> 10 & 31) == 31) magnitude = NAN;
    return bits >> 15 ? -magnitude : magnitude;
}

// The numbers of a file, one tensor after the other.
class Numbers {
public:
    Numbers(const std::string& bytes, uint32_t width, size_t count) : bytes_(bytes), width_(width), left_(count) {}
    std::vector<float> take(size_t count) {
        require(count <= left_, "the net has fewer numbers than its header says");
        left_ -= count;
        std::vector<float> values(count);
        for (float& value : values) {
            value = width_ == 4 ? std::bit_cast<float>(u32(bytes_, at_))
                                : half(u32(bytes_, at_) & 0xFFFF);        // the checksum lies behind the last number
            require(std::isfinite(value) && std::fabs(value) < 1e6f, "the net has a number that is none");
            at_ += width_;
        }
        return values;
    }
    size_t left() const { return left_; }

private:
    const std::string& bytes_;
    uint32_t width_;
    size_t left_, at_ = kHeader;
};

Inputs inputs(Numbers& numbers, int width, int planes) {
    Inputs made{planes, {}, {}};
    std::vector<float> rows = numbers.take(static_cast<size_t>(width * planes));
    for (int plane = 0; plane < planes; plane++)
        for (int channel = 0; channel < width; channel++) made.columns.push_back(rows[channel * planes + plane]);
    made.bias = numbers.take(static_cast<size_t>(width));
    return made;
}

Outputs outputs(Numbers& numbers, int count, int width) {
    Outputs made;
    made.rows = numbers.take(static_cast<size_t>(count * width));
    made.bias = numbers.take(static_cast<size_t>(count));
    return made;
}

// A square matrix; `gains` are multiplied into its columns, `unit` is what an input of 32767 stands for.
Matrix matrix(Numbers& numbers, int width, const std::vector<float>& gains, float unit) {
    const size_t n = static_cast<size_t>(width);
    std::vector<float> rows = numbers.take(n * n);
    Matrix made;
    made.weights.resize(n * n);
    made.scale.resize(n);
    for (size_t out = 0; out < n; out++) {
        double sum = 0, most = 0;
        for (size_t in = 0; in < n; in++) {
            float& weight = rows[out * n + in];
            if (!gains.empty()) weight *= gains[in];
            sum += std::fabs(weight);
            most = std::max(most, static_cast<double>(std::fabs(weight)));
        }
        // Rounding adds at most a half to each weight: the sum of all stays below 2³¹ / 32767.
        double scale = sum > 0 ? std::min((65535.0 - static_cast<double>(n) / 2) / sum, 32766.0 / most) : 1;
        made.scale[out] = static_cast<float>(unit / 32767.0 / scale);
        for (size_t in = 0; in < n; in++)
            made.weights[((out / kLane * n / 2 + in / 2) * kLane + out % kLane) * 2 + in % 2] =
                static_cast<int16_t>(std::lrint(rows[out * n + in] * scale));
    }
    return made;
}

NetLayer layer(Numbers& numbers, int width) {
    const float unit = std::sqrt(static_cast<float>(width));    // no channel of a normed node is larger
    std::vector<float> gains = numbers.take(static_cast<size_t>(width));
    NetLayer made;
    made.own = matrix(numbers, width, gains, unit);
    made.own_bias = numbers.take(static_cast<size_t>(width));
    made.out = matrix(numbers, width, {}, 1);
    made.out_bias = numbers.take(static_cast<size_t>(width));
    for (Matrix* each : {&made.line, &made.block, &made.every, &made.cell, &made.cell_line, &made.cell_block, &made.cell_every})
        *each = matrix(numbers, width, gains, unit);
    return made;
}

}  // namespace

Net read_net(const std::string& bytes) {
    require(bytes.size() > kHeader + 4 && !std::memcmp(bytes.data(), kMagic, sizeof kMagic), "not a net of this version");
    require(crc32(bytes, bytes.size() - 4) == u32(bytes, bytes.size() - 4), "the net is damaged: its checksum is another");
    Net net;
    const uint32_t width = u32(bytes, 16), layers = u32(bytes, 20), kinds = u32(bytes, 24), size = u32(bytes, 44);
    require(width % kLane == 0 && width >= 16 && width <= 128, "the width of the net is not a multiple of 16 up to 128");
    require(layers >= 1 && layers <= 16 && (kinds == 1 || kinds == 2), "the net has a shape that is not known");
    require(size == 2 || size == 4, "the numbers of the net are neither float16 nor float32");
    require(bytes.size() == kHeader + static_cast<size_t>(u32(bytes, 56)) * size + 4, "the net is not as long as it says");
    net.game = static_cast<int>(u32(bytes, 8));
    net.seats = u32(bytes, 12);
    net.width = static_cast<int>(width);
    net.kinds = static_cast<int>(kinds);
    net.epsilon = std::bit_cast<float>(u32(bytes, 48));
    net.points = std::bit_cast<float>(u32(bytes, 52));
    require(net.epsilon > 0 && net.epsilon < 1 && net.points > 0 && net.points < 1e4f, "the net has a scale that is not known");
    Numbers numbers(bytes, size, u32(bytes, 56));
    Inputs* groups[] = {&net.node, &net.cell, &net.symbol, &net.global};
    for (size_t group = 0; group < 4; group++) {
        uint32_t planes = u32(bytes, 28 + 4 * group);
        require(planes >= 1 && planes <= kMostPlanes, "the net has planes that are not known");
        *groups[group] = inputs(numbers, net.width, static_cast<int>(planes));
    }
    for (uint32_t i = 0; i < layers; i++) net.layers.push_back(layer(numbers, net.width));
    const float unit = std::sqrt(static_cast<float>(width));
    net.head = matrix(numbers, net.width, {}, unit);
    net.head_bias = numbers.take(width);
    net.head_out = outputs(numbers, 2 * net.kinds, net.width);
    net.global_head = matrix(numbers, net.width, {}, unit);
    net.global_head_bias = numbers.take(width);
    net.global_out = outputs(numbers, 2, net.width);
    require(!numbers.left(), "the net has more numbers than its shape takes");
    return net;
}

std::shared_ptr<const Net> load_net(const std::string& bytes) { return std::make_shared<const Net>(read_net(bytes)); }

bool suits(const Net& net, Game game, int seats) {
    return net.game == static_cast<int>(game) && seats >= 0 && seats < 32 && (net.seats >> seats & 1);
}

namespace {

const Loops& loops_for(Isa isa) {
#if defined(KERNEL_X86)
    if (isa == Isa::avx512 && __builtin_cpu_supports("avx512vnni")) return kAvx512Loops;
    if (isa == Isa::avx512 || isa == Isa::avx2) return kAvx2Loops;
#endif
    (void)isa;
    return kPortableLoops;
}

// Calls `part` for each part of the memory, with its pointer and the number of its elements.
template <class Part>
void each_part(Workspace& memory, int side, int width, Part part) {
    const size_t cells = static_cast<size_t>(side * side * width), nodes = cells * static_cast<size_t>(side);
    part(memory.nodes, nodes);
    part(memory.normed, nodes);
    for (float** floats : {&memory.rows, &memory.columns, &memory.blocks, &memory.cells, &memory.every, &memory.lines})
        part(*floats, cells);
    for (int32_t** sums : {&memory.row_sums, &memory.column_sums, &memory.block_sums, &memory.cell_sums, &memory.products})
        part(*sums, cells);
    part(memory.hidden, cells);
    part(memory.means, cells);
    part(memory.folded, static_cast<size_t>((side + 1) * width));
}

void run_loops(const Loops& loops, const Net& net, const Workspace& memory, const Planes<9>& planes, Estimate<9>& out) {
    loops.nine(net, memory, planes, out);
}
void run_loops(const Loops& loops, const Net& net, const Workspace& memory, const Planes<6>& planes, Estimate<6>& out) {
    loops.six(net, memory, planes, out);
}

}  // namespace

template <int Side>
Forward<Side>::Forward(NetOn net) : net_(*net.net), loops_(loops_for(net.isa)) {
    auto lines_of = [](size_t bytes) { return (bytes + sizeof(Line) - 1) / sizeof(Line); };
    size_t lines = 0;
    each_part(memory_, Side, net_.width, [&](auto*&, size_t count) { lines += lines_of(count * sizeof(int32_t)); });
    lines_.resize(lines);
    Line* next = lines_.data();
    each_part(memory_, Side, net_.width, [&](auto*& part, size_t count) {
        part = reinterpret_cast<std::remove_reference_t<decltype(part)>>(next);
        next += lines_of(count * sizeof *part);
    });
}

template <int Side>
void Forward<Side>::run(const Planes<Side>& planes, Estimate<Side>& out) {
    run_loops(loops_, net_, memory_, planes, out);
}

template class Forward<9>;
template class Forward<6>;

namespace {

template <int Side>
std::vector<float> flat(const Estimate<Side>& estimate, int kinds) {
    std::vector<float> values;
    for (int kind = 0; kind < kinds; kind++)
        for (int symbol = 0; symbol < Side; symbol++)
            for (int cell = 0; cell < Side * Side; cell++) {
                values.push_back(estimate.points[kind][symbol][cell]);
                values.push_back(estimate.win[kind][symbol][cell]);
            }
    return values;
}

template <int Side, class See>
std::vector<float> evaluate_planes(NetOn net, See see_planes) {
    auto planes = std::make_unique<Planes<Side>>();
    auto estimate = std::make_unique<Estimate<Side>>();
    see_planes(*planes);
    Forward<Side>(net).run(*planes, *estimate);
    return flat(*estimate, net.net->kinds);
}

}  // namespace

std::vector<float> evaluate(const View& view, const Net& loaded, Isa isa) {
    const NetOn net{&loaded, isa};
    switch (view.game) {
        case Game::tiles: return evaluate_planes<9>(net, [&](Planes<9>& planes) { see(laying_of<9>(view), planes); });
        case Game::animals: return evaluate_planes<6>(net, [&](Planes<6>& planes) { see(laying_of<6>(view), planes); });
        case Game::challenge:
            return evaluate_planes<9>(net, [&](Planes<9>& planes) {
                Challenge position = challenge_of(view);
                see_flipping(position, Places(position), planes);
            });
        case Game::solitaire:
            return evaluate_planes<9>(net, [&](Planes<9>& planes) {
                Solitaire position = solitaire_of(view);
                see_flipping(position, Places(position), planes);
            });
        case Game::one_two_three: return evaluate_planes<9>(net, [&](Planes<9>& planes) { see(one_two_three_of(view), planes); });
        case Game::markers: break;
    }
    fail("no net plays this game");
}

}  // namespace kernel::play

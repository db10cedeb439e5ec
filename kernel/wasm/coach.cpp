// The coach's search, for WebAssembly: the same tuples as the Python module has, as lists.
#include <array>
#include <string>
#include <vector>

#include "bridge.hpp"
#include "kernel/coach.hpp"
#include "kernel/fail.hpp"

namespace kernel::wasm {
namespace {

using namespace kernel::coach;

// The text of the grid, then how many notes there are: 81 bit masks, or none.
Position read(Words& words) {
    std::string_view text = words.word();
    int64_t notes = words.number();
    if (text.size() != 81 || (notes != 0 && notes != 81)) fail("81 cells");
    if (notes == 0) return Position::of(text);
    std::array<Digits, 81> masks;
    for (Digits& mask : masks) mask = static_cast<Digits>(words.number());
    return Position::of(text, masks);
}

Options read_options(Words& words) {
    Options options;
    options.unique = words.number() != 0;
    options.budget = static_cast<long>(words.number());
    options.deepest = static_cast<int>(words.number());
    return options;
}

// The same, and how many techniques are not used, then which.
Options read_options_without(Words& words) {
    Options options = read_options(words);
    for (int64_t left = words.number(); left > 0; --left) {
        int64_t t = words.number();
        if (t >= 0 && t < kTechniques) options.without[static_cast<size_t>(t)] = true;
    }
    return options;
}

void write(Answer& answer, Set cells) {
    answer.open();
    for (int c = 0; c < 81; ++c)
        if (cells >> c & 1) answer.number(c);
    answer.close();
}

void write_digits(Answer& answer, Digits digits) {
    answer.open();
    for (int d = 1; d <= 9; ++d)
        if (digits >> d & 1) answer.number(d);
    answer.close();
}

void write(Answer& answer, const std::vector<Candidate>& candidates) {
    answer.open();
    for (auto [cell, digit] : candidates) answer.open().number(cell).number(digit).close();
    answer.close();
}

void write(Answer& answer, const ForcingNet& net) {
    answer.open().open();
    for (const Fact& f : net.facts)
        answer.open().number(f.index).number(f.cell).number(f.digit).yes(f.on).text(name(f.why)).number(f.ref).close();
    answer.close().text(name(net.end)).number(net.at).number(net.digit).open();
    for (const ForcingNet& one : net.cases) write(answer, one);
    answer.close().close();
}

void write(Answer& answer, const Step& step) {
    answer.open().text(name(step.technique));
    write(answer, step.places);
    write(answer, step.removes);
    answer.open();
    for (const Part& part : step.parts) {
        answer.open().text(name(part.role));
        write(answer, part.cells);
        write_digits(answer, part.digits);
        answer.number(part.house).close();
    }
    answer.close().open();
    for (const Node& node : step.chain) {
        answer.open();
        write(answer, node.cells);
        answer.number(node.digit).yes(node.on).close();
    }
    answer.close().open();
    for (const ForcingNet& net : step.nets) write(answer, net);
    answer.close().close();
}

}  // namespace

KERNEL_EXPORT(techniques) technique_names(int) {
    Answer answer;
    answer.open();
    for (int t = 0; t < kTechniques; ++t) answer.text(name(static_cast<Technique>(t)));
    return answer.close().size();
}

KERNEL_EXPORT(next_step) find_next_step(int size) {
    Words words(asked(size));
    Position position = read(words);
    Step step;
    Stop stop = next_step(position, read_options(words), step);
    Answer answer;
    answer.open().text(name(stop));
    if (stop == Stop::step) write(answer, step);
    else answer.nothing();
    return answer.close().size();
}

KERNEL_EXPORT(solve_path) find_path(int size) {
    Words words(asked(size));
    Position position = read(words);
    Path path = solve_path(position, read_options_without(words));
    Answer answer;
    answer.open().text(name(path.stop)).open();
    for (const Step& step : path.steps) write(answer, step);
    return answer.close().close().size();
}

KERNEL_EXPORT(tally) find_tally(int size) {
    Words words(asked(size));
    Position position = read(words);
    Tally counted = tally(position, read_options(words));
    Answer answer;
    answer.open().text(name(counted.stop)).open();
    for (int t = 0; t < kGraded; ++t)
        if (int n = counted.times[static_cast<size_t>(t)]) answer.open().number(t).number(n).close();
    return answer.close().text({counted.solution.data(), counted.solution.size()}).close().size();
}

// Unique, budget, what the hardest technique and each cell count, a weight and a level for each technique, then problems in one
// piece. For each its score, level, hardest technique and stop, and how often each technique is taken.
KERNEL_EXPORT(grade) find_grades(int size) {
    Words words(asked(size));
    Options options;
    options.unique = words.number() != 0;
    options.budget = static_cast<long>(words.number());
    Scale scale;
    scale.hardest_counts = static_cast<uint32_t>(words.number());
    scale.cell_counts = static_cast<uint32_t>(words.number());
    for (uint32_t& weight : scale.weights) weight = static_cast<uint32_t>(words.number());
    for (uint8_t& level : scale.levels) level = static_cast<uint8_t>(words.number());
    std::string_view problems = words.word();
    Answer answer;
    answer.open();
    for (; problems.size() >= 81; problems.remove_prefix(81)) {
        Grade one = grade(Position::of(problems.substr(0, 81)), options, scale);
        answer.open().number(one.score).number(one.level).number(one.hardest).number(static_cast<int64_t>(one.tally.stop)).open();
        for (uint16_t times : one.tally.times) answer.number(times);
        answer.close().close();
    }
    return answer.close().size();
}

KERNEL_EXPORT(all_steps) find_all_steps(int size) {
    Words words(asked(size));
    Position position = read(words);
    std::string_view technique = words.word();
    Options options;
    options.unique = true;
    options.budget = static_cast<long>(words.number());
    Answer answer;
    answer.open();
    for (int t = 0; t < kTechniques; ++t)
        if (technique == name(static_cast<Technique>(t))) {
            options.deepest = t;
            for (const Step& step : all_steps(position, static_cast<Technique>(t), options)) write(answer, step);
        }
    return answer.close().size();
}

KERNEL_EXPORT(refute) find_refutation(int size) {
    Words words(asked(size));
    Position position = read(words);
    int cell = static_cast<int>(words.number()), digit = static_cast<int>(words.number());
    auto budget = static_cast<long>(words.number());
    bool is_candidate =
        cell >= 0 && cell <= 80 && digit >= 1 && digit <= 9 && (position.cand[static_cast<size_t>(cell)] >> digit & 1);
    Step step;
    Answer answer;
    if (is_candidate && refute(position, cell, digit, budget, step)) write(answer, step);
    else answer.nothing();
    return answer.size();
}

KERNEL_EXPORT(possible) find_possible(int size) {
    Words words(asked(size));
    std::array<Set, 10> seen = possible(read(words));
    Answer answer;
    answer.open();
    for (size_t c = 0; c < 81; ++c) {
        int mask = 0;
        for (size_t d = 1; d <= 9; ++d)
            if (seen[d] >> c & 1) mask |= 1 << d;
        answer.number(mask);
    }
    return answer.close().size();
}

}  // namespace kernel::wasm

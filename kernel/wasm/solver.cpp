// The solver and the generator, for WebAssembly.
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "bridge.hpp"
#include "kernel/fail.hpp"
#include "kernel/generator.hpp"
#include "kernel/solver.hpp"

namespace kernel::wasm {
namespace {

Size size_of(size_t cells) {
    if (cells == 81) return Size::nine;
    if (cells == 36) return Size::six;
    fail("a problem has 81 or 36 cells");
}

// Problems of one size with what the solver says about them.
struct Solved {
    Solved(std::string problems, size_t cells, uint64_t limit, bool with_guesses = false)
        : text(std::move(problems)), counts(text.size() / cells), guesses(with_guesses ? counts.size() : 0) {
        if (limit < 1) fail("the limit is at least 1");
        Batch batch;
        batch.size = size_of(cells);
        batch.problems = text.data();
        batch.count = counts.size();
        batch.stride = batch.solution_stride = cells;
        batch.limit = limit;
        batch.counts = counts.data();
        batch.guesses = with_guesses ? guesses.data() : nullptr;
        solutions.assign(text.size(), '.');
        batch.solutions = solutions.data();
        foreign = solve(batch);
    }
    std::string text, solutions;
    std::vector<uint64_t> counts, guesses;
    size_t foreign = kNowhere;
};

std::map<int64_t, Solutions>& searches() {
    static std::map<int64_t, Solutions> running;
    return running;
}

}  // namespace

// Cells, limit, problems in one piece. The index of a problem with a foreign symbol, or for each its count and a solution.
KERNEL_EXPORT(solve) solve_texts(int size) {
    Words words(asked(size));
    auto cells = static_cast<size_t>(words.number());
    uint64_t limit = words.seed();
    size_of(cells);
    Solved solved(words.more() ? std::string(words.word()) : "", cells, limit);
    Answer answer;
    if (solved.foreign != kNowhere) return answer.count(solved.foreign).size();
    answer.open();
    for (size_t i = 0; i < solved.counts.size(); i++)
        answer.open().count(solved.counts[i]).text(std::string_view(solved.solutions).substr(i * cells, cells)).close();
    return answer.close().size();
}

KERNEL_EXPORT(guesses) guesses_of_texts(int size) {
    Solved solved(std::string(Words(asked(size)).word()), 81, 2, true);
    if (solved.foreign != kNowhere) fail("foreign symbol");
    Answer answer;
    answer.open();
    for (uint64_t count : solved.guesses) answer.count(count);
    return answer.close().size();
}

// Cells, problems in one piece. The index of a problem with a foreign symbol, or for each its form, null unless it has one solution.
KERNEL_EXPORT(canonical) canonical_texts(int size) {
    Words words(asked(size));
    auto cells = static_cast<size_t>(words.number());
    size_of(cells);
    Solved solved(words.more() ? std::string(words.word()) : "", cells, 2);
    Answer answer;
    if (solved.foreign != kNowhere) return answer.count(solved.foreign).size();
    std::replace(solved.text.begin(), solved.text.end(), '0', '.');
    std::string form(cells, '.');
    answer.open();
    for (size_t i = 0; i < solved.counts.size(); i++) {
        if (solved.counts[i] != 1) {
            answer.nothing();
            continue;
        }
        canonical(solved.text.data() + i * cells, solved.solutions.data() + i * cells, size_of(cells), form.data());
        answer.text(form);
    }
    return answer.close().size();
}

// The limit, then 81 bit masks of candidates.
KERNEL_EXPORT(count_within) count_in_candidates(int size) {
    Words words(asked(size));
    uint64_t limit = words.seed();
    if (limit < 1) fail("the limit is at least 1");
    std::array<uint16_t, 81> candidates;
    for (uint16_t& mask : candidates) mask = static_cast<uint16_t>(words.number());
    return Answer().count(count_within(candidates.data(), limit)).size();
}

KERNEL_EXPORT(make) make_texts(int size) {
    Words words(asked(size));
    Order order;
    order.count = static_cast<size_t>(words.number());
    order.seed = words.seed();
    order.first = words.seed();
    order.size = static_cast<Size>(words.number());
    int64_t symmetry = words.number();
    order.clues = static_cast<unsigned>(words.number());
    bool only_grids = words.number() != 0;
    if (symmetry < 0 || symmetry >= kSymmetries) fail("no such symmetry");
    if (order.size != Size::six && order.size != Size::nine) fail("the side is 6 or 9");
    order.symmetry = static_cast<Symmetry>(symmetry);
    std::string made(order.count * cells(order.size), '.');
    if (only_grids) make_grids(order, made.data());
    else make_problems(order, made.data(), nullptr);
    return Answer().text(made).size();
}

// All solutions of a problem, one at a time: a search is begun under a number, asked for the next ones, and ended.
KERNEL_EXPORT(solutions_begin) solutions_begin(int size) {
    static int64_t last = 0;
    std::string problem(Words(asked(size)).word());
    Size which = size_of(problem.size());
    if (find_foreign(problem.data(), which) != kNowhere) fail("foreign symbol");
    searches().emplace(++last, Solutions(problem.data(), which));
    return Answer().number(last).size();
}

KERNEL_EXPORT(solutions_next) solutions_next(int size) {
    Words words(asked(size));
    auto search = searches().find(words.number());
    auto cells = static_cast<size_t>(words.number());
    if (search == searches().end()) fail("there is no such search");
    std::string solution(cells, '.');
    Answer answer;
    return (search->second.next(solution.data()) ? answer.text(solution) : answer.nothing()).size();
}

KERNEL_EXPORT(solutions_end) solutions_end(int size) {
    searches().erase(Words(asked(size)).number());
    return Answer().nothing().size();
}

}  // namespace kernel::wasm

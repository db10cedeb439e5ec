// The coach's search as the Python module fullhouse.solver._coach. Steps become plain tuples; Python gives them names.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "kernel/coach.hpp"

using namespace nb::literals;
using namespace kernel::coach;

namespace {

// Notes are 81 bit masks (bit d for digit d), or nothing at all.
Position read(const std::string& text, const std::vector<int>& notes) {
    if (text.size() != 81 || (!notes.empty() && notes.size() != 81)) throw nb::value_error("81 cells");
    if (notes.empty()) return Position::of(text);
    std::array<Digits, 81> masks;
    for (size_t c = 0; c < 81; ++c) masks[c] = static_cast<Digits>(notes[c]);
    return Position::of(text, masks);
}

nb::object cells_of(Set set) {
    std::vector<int> cells;
    for (int c = 0; c < 81; ++c)
        if (set >> c & 1) cells.push_back(c);
    return nb::tuple(nb::cast(cells));
}

nb::object digits_of(Digits digits) {
    std::vector<int> list;
    for (int d = 1; d <= 9; ++d)
        if (digits >> d & 1) list.push_back(d);
    return nb::tuple(nb::cast(list));
}

nb::tuple pairs_of(const std::vector<Candidate>& candidates) {
    nb::list out;
    for (auto [cell, digit] : candidates) out.append(nb::make_tuple(cell, digit));
    return nb::tuple(out);
}

nb::tuple net_of(const ForcingNet& net) {
    nb::list facts, cases;
    for (const Fact& f : net.facts) facts.append(nb::make_tuple(f.index, f.cell, f.digit, f.on, name(f.why), f.ref));
    for (const ForcingNet& one : net.cases) cases.append(net_of(one));
    return nb::make_tuple(nb::tuple(facts), name(net.end), net.at, net.digit, nb::tuple(cases));
}

nb::tuple step_of(const Step& step) {
    nb::list parts, chain, nets;
    for (const Part& part : step.parts)
        parts.append(nb::make_tuple(name(part.role), cells_of(part.cells), digits_of(part.digits), part.house));
    for (const Node& node : step.chain) chain.append(nb::make_tuple(cells_of(node.cells), node.digit, node.on));
    for (const ForcingNet& net : step.nets) nets.append(net_of(net));
    return nb::make_tuple(name(step.technique), pairs_of(step.places), pairs_of(step.removes), nb::tuple(parts), nb::tuple(chain),
                          nb::tuple(nets));
}

Options options_of(bool unique, long budget, int deepest, const std::vector<int>& without = {}) {
    Options options;
    for (int t : without)
        if (t >= 0 && t < kTechniques) options.without[static_cast<size_t>(t)] = true;
    options.unique = unique;
    options.budget = budget;
    options.deepest = deepest;
    return options;
}

nb::tuple py_next(const std::string& text, const std::vector<int>& notes, bool unique, long budget, int deepest) {
    Step step;
    Stop stop;
    Position position = read(text, notes);
    {
        nb::gil_scoped_release release;
        stop = next_step(position, options_of(unique, budget, deepest), step);
    }
    return nb::make_tuple(name(stop), stop == Stop::step ? nb::object(step_of(step)) : nb::none());
}

nb::tuple py_path(const std::string& text, const std::vector<int>& notes, bool unique, long budget, int deepest,
                  const std::vector<int>& without) {
    Path path;
    Position position = read(text, notes);
    {
        nb::gil_scoped_release release;
        path = solve_path(position, options_of(unique, budget, deepest, without));
    }
    nb::list steps;
    for (const Step& step : path.steps) steps.append(step_of(step));
    return nb::make_tuple(name(path.stop), nb::tuple(steps));
}

// Why it ends, pairs of a technique's place and how often it is taken, and what is filled in.
nb::tuple tuple_of(const Tally& tally) {
    nb::list times;
    for (int t = 0; t < kGraded; ++t)
        if (int n = tally.times[static_cast<size_t>(t)]) times.append(nb::make_tuple(t, n));
    return nb::make_tuple(name(tally.stop), times, nb::str(tally.solution.data(), tally.solution.size()));
}

nb::tuple py_tally(const std::string& text, bool unique, long budget, int deepest) {
    Tally result;
    Position position = read(text, {});
    {
        nb::gil_scoped_release release;
        result = tally(position, options_of(unique, budget, deepest));
    }
    return tuple_of(result);
}

nb::list py_all(const std::string& text, const std::vector<int>& notes, const std::string& technique, long budget) {
    Position position = read(text, notes);
    nb::list out;
    for (int t = 0; t < kTechniques; ++t)
        if (technique == name(static_cast<Technique>(t)))
            for (const Step& step : all_steps(position, static_cast<Technique>(t), options_of(true, budget, t)))
                out.append(step_of(step));
    return out;
}

nb::object py_refute(const std::string& text, const std::vector<int>& notes, int cell, int digit, long budget) {
    Position position = read(text, notes);
    if (cell < 0 || cell > 80 || digit < 1 || digit > 9 || !(position.cand[static_cast<size_t>(cell)] >> digit & 1))
        return nb::none();
    Step step;
    bool is_refuted;
    {
        nb::gil_scoped_release release;
        is_refuted = refute(position, cell, digit, budget, step);
    }
    return is_refuted ? nb::object(step_of(step)) : nb::none();
}

std::vector<int> py_possible(const std::string& text, const std::vector<int>& notes) {
    Position position = read(text, notes);
    std::array<Set, 10> seen;
    {
        nb::gil_scoped_release release;
        seen = possible(position);
    }
    std::vector<int> masks(81);
    for (size_t c = 0; c < 81; ++c)
        for (size_t d = 1; d <= 9; ++d)
            if (seen[d] >> c & 1) masks[c] |= 1 << d;
    return masks;
}

std::vector<std::string> techniques() {
    std::vector<std::string> names;
    for (int t = 0; t < kTechniques; ++t) names.emplace_back(name(static_cast<Technique>(t)));
    return names;
}

}  // namespace

NB_MODULE(_coach, m) {
    m.doc() = "The coach's compiled search. Use fullhouse.coach instead.";
    m.def("techniques", techniques);
    m.def("next_step", py_next, "text"_a, "notes"_a, "unique"_a, "budget"_a, "deepest"_a);
    m.def("solve_path", py_path, "text"_a, "notes"_a, "unique"_a, "budget"_a, "deepest"_a, "without"_a = std::vector<int>());
    m.def("tally", py_tally, "text"_a, "unique"_a, "budget"_a, "deepest"_a);
    m.def("all_steps", py_all, "text"_a, "notes"_a, "technique"_a, "budget"_a);
    m.def("refute", py_refute, "text"_a, "notes"_a, "cell"_a, "digit"_a, "budget"_a);
    m.def("possible", py_possible, "text"_a, "notes"_a);
    add_grades(m);
}

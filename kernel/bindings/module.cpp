// The kernel as the Python module fullhouse.solver._kernel.
//
// Invalid symbols are reported by index; the Python side raises the error, for this kernel and the one in WebAssembly alike.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.hpp"
#include "kernel/generator.hpp"
#include "kernel/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using kernel::Batch;
using kernel::Isa;
using kernel::Size;

namespace {

std::vector<std::string> isas() {
    std::vector<std::string> names;
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (kernel::is_available(isa)) names.emplace_back(kernel::name(isa));
    return names;
}

// The number of solutions, at most the limit, and one of them. Both missing when the text holds a foreign symbol.
std::pair<int64_t, std::string> solve_text(std::string_view text, uint64_t limit, Isa isa) {
    if (limit < 1) throw nb::value_error("the limit is at least 1");
    uint64_t solution_count = 0;
    std::string solution(text.size(), '.');
    Batch batch;
    batch.problems = text.data();
    batch.count = 1;
    batch.size = size_of(text.size());
    batch.limit = limit;
    batch.counts = &solution_count;
    batch.solutions = solution.data();
    size_t foreign;
    {
        nb::gil_scoped_release release;
        foreign = kernel::solve(batch, isa);
    }
    return {foreign == kernel::kNowhere ? static_cast<int64_t>(solution_count) : -1, solution};
}

// The solution, or the number of solutions where it is not one, or -1 for what is no text of a problem. No copies, no exceptions:
// what stands around a call takes longer than an easy problem.
nb::object answer_with(nb::handle text, Isa isa) {
    Py_ssize_t length = 0;
    const char* problem = PyUnicode_Check(text.ptr()) ? PyUnicode_AsUTF8AndSize(text.ptr(), &length) : nullptr;
    if (!problem) PyErr_Clear();
    if (length != 81 && length != 36) return nb::int_(-1);
    uint64_t solution_count = 0;
    char solution[81];
    Batch batch;
    batch.problems = problem;
    batch.count = 1;
    batch.size = length == 81 ? Size::nine : Size::six;
    batch.counts = &solution_count;
    batch.solutions = solution;
    size_t foreign;
    {
        nb::gil_scoped_release release;
        foreign = kernel::solve(batch, isa);
    }
    if (foreign != kernel::kNowhere) return nb::int_(-1);
    if (solution_count != 1) return nb::int_(solution_count);
    return nb::steal(PyUnicode_DecodeASCII(solution, length, nullptr));
}

nb::object answer(nb::handle text) { return answer_with(text, kernel::best_isa()); }
nb::object answer_by(nb::handle text, const std::string& isa) { return answer_with(text, isa_named(isa)); }

int64_t count(nb::str text, uint64_t limit, const std::string& isa) {
    return solve_text(view(text), limit, isa_named(isa)).first;
}

class Iterator {
public:
    explicit Iterator(std::string_view text) : cells_(text.size()), solutions_(text.data(), size_of(text.size())) {}
    nb::str next() {
        std::string solution(cells_, '.');
        bool more;
        {
            nb::gil_scoped_release release;
            std::lock_guard guard(mutex_);
            more = solutions_.next(solution.data());
        }
        if (!more) throw nb::stop_iteration();
        return nb::str(solution.data(), solution.size());
    }

private:
    std::mutex mutex_;      // the GIL is not held while searching
    size_t cells_;
    kernel::Solutions solutions_;
};

Iterator* solutions(nb::str text) {
    std::string_view problem = view(text);
    Size size = size_of(problem.size());
    if (kernel::find_foreign(problem.data(), size) != kernel::kNowhere) throw nb::value_error("foreign symbol");
    return new Iterator(problem);
}

// Problems and full grids; the symmetry by its place in the enumeration. Problems are missing where only grids are wanted.
nb::list make(size_t count, uint64_t seed, uint64_t first, int side, int symmetry, unsigned clues, bool only_grids,
              unsigned threads, const std::string& isa) {
    if (symmetry < 0 || symmetry >= kernel::kSymmetries) throw nb::value_error("no such symmetry");
    if (side != 6 && side != 9) throw nb::value_error("the side is 6 or 9");
    kernel::Order order;
    order.size = static_cast<Size>(side);
    order.seed = seed;
    order.first = first;
    order.count = count;
    order.symmetry = static_cast<kernel::Symmetry>(symmetry);
    order.clues = clues;
    const size_t cells = kernel::cells(order.size);
    Isa with = isa_named(isa);
    std::unique_ptr<char[]> text(new char[count * cells]);
    {
        nb::gil_scoped_release release;
        if (only_grids) kernel::make_grids(order, text.get(), threads, with);
        else kernel::make_problems(order, text.get(), nullptr, threads, with);
    }
    nb::list out;
    for (size_t i = 0; i < count; i++) out.append(nb::str(text.get() + i * cells, cells));
    return out;
}

// The number of guesses until the search is complete: a rough measure of difficulty, the same on every machine for
// a problem with one solution.
nb::list guesses(nb::list texts, unsigned threads) {
    std::string problems;
    for (nb::handle text : texts) problems += view(text);
    if (problems.size() != texts.size() * 81) throw nb::value_error("a problem has 81 cells");
    std::vector<uint64_t> counts(texts.size()), guessed(texts.size());
    Batch batch;
    batch.problems = problems.data();
    batch.count = texts.size();
    batch.counts = counts.data();
    batch.guesses = guessed.data();
    size_t foreign;
    {
        nb::gil_scoped_release release;
        foreign = kernel::solve(batch, threads);
    }
    if (foreign != kernel::kNowhere) throw nb::value_error("foreign symbol");
    nb::list out;
    for (uint64_t n : guessed) out.append(nb::int_(n));
    return out;
}

// How many solutions bit masks of candidates leave, a mask for each of 81 cells, bit d for digit d.
uint64_t count_within(const std::vector<uint16_t>& candidates, uint64_t limit) {
    if (candidates.size() != 81) throw nb::value_error("81 cells");
    if (limit < 1) throw nb::value_error("the limit is at least 1");
    nb::gil_scoped_release release;
    return kernel::count_within(candidates.data(), limit);
}

// None unless the problem has exactly one solution.
nb::object canonical(nb::str text) {
    std::string problem(view(text));
    auto [solution_count, solution] = solve_text(problem, 2, kernel::best_isa());
    if (solution_count != 1) return nb::none();
    std::replace(problem.begin(), problem.end(), '0', '.');
    std::string form(problem.size(), '.');
    {
        nb::gil_scoped_release release;
        kernel::canonical(problem.data(), solution.data(), size_of(problem.size()), form.data());
    }
    return nb::str(form.data(), form.size());
}

}  // namespace

NB_MODULE(_kernel, m) {
    m.doc() = "The compiled kernel. Use fullhouse.solver instead.";
    m.def("isas", isas);
    m.def("best_isa", [] { return kernel::name(kernel::best_isa()); });
    m.def("answer", answer, "text"_a.none());
    m.def("answer_by", answer_by, "text"_a.none(), "isa"_a);
    m.def("count", count, "text"_a, "limit"_a, "isa"_a = "");
    m.def("count_within", count_within, "candidates"_a, "limit"_a);
    add_batches(m);
    m.def("make", make, "count"_a, "seed"_a, "first"_a, "side"_a, "symmetry"_a, "clues"_a, "only_grids"_a, "threads"_a,
          "isa"_a = "");
    m.def("guesses", guesses, "texts"_a, "threads"_a = 1);
    m.def("canonical", canonical, "text"_a);
    nb::class_<Iterator>(m, "Solutions")
        .def("__iter__", [](nb::handle self) { return nb::borrow(self); })
        .def("__next__", &Iterator::next);
    m.def("solutions", solutions, "text"_a, nb::rv_policy::take_ownership);
}

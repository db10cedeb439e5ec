// The kernel as the Python module fullhouse.solver._kernel.
//
// Invalid symbols are reported by index; the Python side raises the error, for the kernel and the reference alike.
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
#include "kernel/canonical.hpp"
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

Size size_of(size_t cells) {
    if (cells == 81) return Size::nine;
    if (cells == 36) return Size::six;
    throw nb::value_error("a problem has 81 or 36 cells");
}

std::string_view view(nb::handle text) {
    Py_ssize_t length;
    const char* data = PyUnicode_AsUTF8AndSize(text.ptr(), &length);
    if (!data) throw nb::python_error();
    return {data, static_cast<size_t>(length)};
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

nb::tuple solve(nb::str text, const std::string& isa) {
    auto [solution_count, solution] = solve_text(view(text), 2, isa_named(isa));
    nb::object only = solution_count == 1 ? nb::object(nb::str(solution.data(), solution.size())) : nb::none();
    return nb::make_tuple(solution_count, only);
}

int64_t count(nb::str text, uint64_t limit, const std::string& isa) {
    return solve_text(view(text), limit, isa_named(isa)).first;
}

Batch batch_of(const Bytes& bytes, size_t cells, size_t stride, bool numbers) {
    Batch batch;
    batch.size = size_of(cells);
    if (stride < cells) throw nb::value_error("the stride is at least the number of cells");
    batch.problems = bytes.data();
    batch.stride = stride;
    batch.count = (bytes.size() + stride - cells) / stride;
    batch.alphabet = numbers ? kernel::Alphabet::numbers : kernel::Alphabet::text;
    return batch;
}

nb::object index_of(size_t foreign) { return nb::int_(foreign); }

// Answers as text lines: a solution, `none` or `several`. Written straight into the Python object: a copy would cost more than solving.
nb::object solve_lines(nb::handle problems, size_t cells, size_t stride, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Batch batch = batch_of(bytes, cells, stride, false);
    Isa with = isa_named(isa);
    size_t line = cells + 1, end = 0, foreign;
    nb::object lines = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(batch.count * line)));
    if (!lines.is_valid()) throw nb::python_error();
    char* text = PyBytes_AsString(lines.ptr());
    {
        nb::gil_scoped_release release;
        std::unique_ptr<uint64_t[]> counts(new uint64_t[batch.count]);
        batch.counts = counts.get();
        batch.solutions = text;
        batch.solution_stride = line;
        foreign = kernel::solve(batch, threads, with);
        for (size_t i = 0; i < batch.count && foreign == kernel::kNowhere; i++) {
            std::string_view answer(text + i * line, cells);
            if (counts[i] != 1) answer = counts[i] ? "several" : "none";
            std::memmove(text + end, answer.data(), answer.size());
            end += answer.size();
            text[end++] = '\n';
        }
    }
    if (foreign != kernel::kNowhere) return index_of(foreign);
    if (end < batch.count * line) lines = nb::steal(PyBytes_FromStringAndSize(text, static_cast<Py_ssize_t>(end)));
    if (!lines.is_valid()) throw nb::python_error();
    return lines;
}

// Rows of numbers: a solution; all 0 where there is none, all 255 where there are several.
nb::object solve_rows(nb::handle problems, size_t cells, bool numbers, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Batch batch = batch_of(bytes, cells, cells, numbers);
    Isa with = isa_named(isa);
    nb::object out = nb::steal(PyByteArray_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(batch.count * cells)));
    if (!out.is_valid()) throw nb::python_error();
    char* rows = PyByteArray_AsString(out.ptr());
    nb::gil_scoped_release release;
    std::unique_ptr<uint64_t[]> counts(new uint64_t[batch.count]);
    batch.counts = counts.get();
    batch.solutions = rows;
    batch.solution_stride = cells;
    size_t foreign = kernel::solve(batch, threads, with);
    for (size_t i = 0; i < batch.count && foreign == kernel::kNowhere; i++)
        if (counts[i] != 1) std::memset(rows + i * cells, counts[i] ? 255 : 0, cells);
    nb::gil_scoped_acquire acquire;
    return foreign == kernel::kNowhere ? out : index_of(foreign);
}

// All texts must be equally long; the index of one that is not, or holds a foreign symbol, is the answer otherwise.
nb::object solve_texts(nb::list texts, size_t cells, unsigned threads, const std::string& isa) {
    const size_t total = texts.size(), most = std::min(total, size_t{8192} * std::max(threads, 1u));
    Isa with = isa_named(isa);
    std::unique_ptr<char[]> problems(new char[most * cells]), solutions(new char[most * cells]);
    std::unique_ptr<uint64_t[]> counts(new uint64_t[most]);
    Batch batch;
    batch.size = size_of(cells);
    batch.problems = problems.get();
    batch.stride = batch.solution_stride = cells;
    batch.counts = counts.get();
    batch.solutions = solutions.get();
    nb::str none("none"), several("several");
    nb::list out;
    for (size_t from = 0; from < total; from += batch.count) {
        batch.count = std::min(most, total - from);
        for (size_t i = 0; i < batch.count; i++) {
            nb::handle text = texts[from + i];
            if (!PyUnicode_Check(text.ptr())) return index_of(from + i);
            std::string_view problem = view(text);
            if (problem.size() != cells) return index_of(from + i);
            std::memcpy(problems.get() + i * cells, problem.data(), cells);
        }
        size_t foreign;
        {
            nb::gil_scoped_release release;
            foreign = kernel::solve(batch, threads, with);
        }
        if (foreign != kernel::kNowhere) return index_of(from + foreign);
        for (size_t i = 0; i < batch.count; i++) {
            if (counts[i] == 1) out.append(nb::str(solutions.get() + i * cells, cells));
            else out.append(counts[i] == 0 ? none : several);
        }
    }
    return out;
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
nb::list guesses(nb::list texts) {
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
        foreign = kernel::solve(batch);
    }
    if (foreign != kernel::kNowhere) throw nb::value_error("foreign symbol");
    nb::list out;
    for (uint64_t n : guessed) out.append(nb::int_(n));
    return out;
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
    m.def("solve", solve, "text"_a, "isa"_a = "");
    m.def("count", count, "text"_a, "limit"_a, "isa"_a = "");
    m.def("solve_texts", solve_texts, "texts"_a, "cells"_a, "threads"_a, "isa"_a = "");
    m.def("solve_lines", solve_lines, "problems"_a, "cells"_a, "stride"_a, "threads"_a, "isa"_a = "");
    m.def("solve_rows", solve_rows, "problems"_a, "cells"_a, "numbers"_a, "threads"_a, "isa"_a = "");
    m.def("make", make, "count"_a, "seed"_a, "first"_a, "side"_a, "symmetry"_a, "clues"_a, "only_grids"_a, "threads"_a,
          "isa"_a = "");
    m.def("guesses", guesses, "texts"_a);
    m.def("canonical", canonical, "text"_a);
    nb::class_<Iterator>(m, "Solutions")
        .def("__iter__", [](nb::handle self) { return nb::borrow(self); })
        .def("__next__", &Iterator::next);
    m.def("solutions", solutions, "text"_a, nb::rv_policy::take_ownership);
}

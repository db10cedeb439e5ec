// The kernel as the Python module fullhouse.solver._kernel. The only file that knows nanobind.
//
// Foreign symbols are reported by index: the Python side names the cause in words, for the kernel and the reference alike.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/solver.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using kernel::Batch;
using kernel::Isa;
using kernel::Size;

namespace {

Isa isa_named(const std::string& wanted) {
    if (wanted.empty()) return kernel::best_isa();
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (wanted == kernel::name(isa) && kernel::is_available(isa)) return isa;
    throw nb::value_error(("no such instruction set here: " + wanted).c_str());
}

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
    uint64_t found = 0;
    std::string solution(text.size(), '.');
    Batch batch;
    batch.problems = text.data();
    batch.count = 1;
    batch.size = size_of(text.size());
    batch.limit = limit;
    batch.counts = &found;
    batch.solutions = solution.data();
    size_t foreign;
    {
        nb::gil_scoped_release release;
        foreign = kernel::solve(batch, isa);
    }
    return {foreign == kernel::kNowhere ? static_cast<int64_t>(found) : -1, solution};
}

nb::tuple solve(nb::str text, const std::string& isa) {
    auto [found, solution] = solve_text(view(text), 2, isa_named(isa));
    return nb::make_tuple(found, found == 1 ? nb::object(nb::str(solution.data(), solution.size())) : nb::none());
}

int64_t count(nb::str text, uint64_t limit, const std::string& isa) {
    return solve_text(view(text), limit, isa_named(isa)).first;
}

// A contiguous buffer of bytes, held while the GIL is released.
class Bytes {
public:
    explicit Bytes(nb::handle object) {
        if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_SIMPLE)) throw nb::python_error();
    }
    ~Bytes() { PyBuffer_Release(&view_); }
    Bytes(const Bytes&) = delete;
    Bytes& operator=(const Bytes&) = delete;
    const char* data() const { return static_cast<const char*>(view_.buf); }
    size_t size() const { return static_cast<size_t>(view_.len); }

private:
    Py_buffer view_;
};

struct Answers {
    size_t foreign = kernel::kNowhere;
    std::vector<uint64_t> counts;
    std::string solutions;
};

Answers solve_all(Batch batch, unsigned threads, Isa isa) {
    nb::gil_scoped_release release;
    Answers answers;
    answers.counts.resize(batch.count);
    answers.solutions.resize(batch.count * kernel::cells(batch.size));
    batch.counts = answers.counts.data();
    batch.solutions = answers.solutions.data();
    batch.solution_stride = kernel::cells(batch.size);
    answers.foreign = kernel::solve(batch, threads, isa);
    return answers;
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

// Answers as text lines: a solution, `none` or `several`.
nb::object solve_lines(nb::handle problems, size_t cells, size_t stride, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Answers answers = solve_all(batch_of(bytes, cells, stride, false), threads, isa_named(isa));
    if (answers.foreign != kernel::kNowhere) return index_of(answers.foreign);
    std::string lines;
    {
        nb::gil_scoped_release release;
        lines.reserve(answers.counts.size() * (cells + 1));
        for (size_t i = 0; i < answers.counts.size(); i++) {
            if (answers.counts[i] == 1) lines.append(answers.solutions, i * cells, cells).push_back('\n');
            else lines += answers.counts[i] == 0 ? "none\n" : "several\n";
        }
    }
    return nb::bytes(lines.data(), lines.size());
}

// Rows of numbers: a solution; all 0 where there is none, all 255 where there are several.
nb::object solve_rows(nb::handle problems, size_t cells, bool numbers, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Answers answers = solve_all(batch_of(bytes, cells, cells, numbers), threads, isa_named(isa));
    if (answers.foreign != kernel::kNowhere) return index_of(answers.foreign);
    for (size_t i = 0; i < answers.counts.size(); i++)
        if (answers.counts[i] != 1) answers.solutions.replace(i * cells, cells, cells, answers.counts[i] ? '\xFF' : '\0');
    return nb::bytearray(answers.solutions.data(), answers.solutions.size());
}

// All texts must be equally long; the index of one that is not, or holds a foreign symbol, is the answer otherwise.
nb::object solve_texts(nb::list texts, size_t cells, unsigned threads, const std::string& isa) {
    std::string problems;
    problems.reserve(texts.size() * cells);
    for (size_t i = 0; i < texts.size(); i++) {
        nb::object text = texts[i];
        if (!PyUnicode_Check(text.ptr())) return index_of(i);
        std::string_view problem = view(text);
        if (problem.size() != cells) return index_of(i);
        problems += problem;
    }
    Batch batch;
    batch.size = size_of(cells);
    batch.problems = problems.data();
    batch.stride = cells;
    batch.count = texts.size();
    Answers answers = solve_all(batch, threads, isa_named(isa));
    if (answers.foreign != kernel::kNowhere) return index_of(answers.foreign);
    nb::str none("none"), several("several");
    nb::list out;
    for (size_t i = 0; i < answers.counts.size(); i++) {
        if (answers.counts[i] == 1) out.append(nb::str(answers.solutions.data() + i * cells, cells));
        else out.append(answers.counts[i] == 0 ? none : several);
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
    nb::class_<Iterator>(m, "Solutions")
        .def("__iter__", [](nb::handle self) { return nb::borrow(self); })
        .def("__next__", &Iterator::next);
    m.def("solutions", solutions, "text"_a, nb::rv_policy::take_ownership);
}

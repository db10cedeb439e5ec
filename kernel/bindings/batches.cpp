// Many problems in one call: rows of numbers, lines of text, lists of texts. An index is the answer where one cannot be read.

#include <nanobind/stl/string.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include "arguments.hpp"
#include "kernel/solver.hpp"
#include "kernel/threads.hpp"
#include "portions.hpp"

using namespace nb::literals;
using kernel::Batch;
using kernel::Isa;

namespace {

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

bool is_not_one(uint64_t solutions) { return solutions != 1; }

constexpr size_t kSome = 4096;      // problems that are solved and written while they are at hand

// Puts a word in the place of each solution that is not the only one, and the lines together; how long all are then.
size_t shorten(char* text, size_t cells, size_t count, const uint64_t* counts) {
    size_t end = 0;
    for (size_t i = 0; i < count; i++) {
        std::string_view answer(text + i * (cells + 1), cells);
        if (counts[i] != 1) answer = counts[i] ? "several" : "none";
        if (text + end != answer.data()) std::memmove(text + end, answer.data(), answer.size());
        end += answer.size();
        text[end++] = '\n';
    }
    return end;
}

// Gives some problems after others to threads, with a first number and how many; the work answers whether to go on.
template <class Work>
void each_part(size_t count, size_t most, unsigned threads, Work&& work) {
    std::atomic<size_t> next = 0;
    std::atomic<bool> goes_on = true;
    const size_t part = threads <= 1 ? most : std::clamp<size_t>(count / (8 * threads), std::min<size_t>(256, most), most);
    kernel::in_threads(std::min<size_t>(threads, count / part + 1), [&] {
        for (size_t from; goes_on && (from = next.fetch_add(part)) < count;)
            if (!work(from, std::min(part, count - from))) goes_on = false;
    });
}

Batch part_of(const Batch& batch, size_t from, size_t count, uint64_t* counts) {
    Batch part = batch;
    part.problems += from * batch.stride;
    if (part.solutions) part.solutions += from * batch.solution_stride;
    part.count = count;
    part.counts = counts;
    return part;
}

// Answers as text lines: a solution, `none` or `several`. Written straight into the Python object: a copy would cost more than solving.
nb::object solve_lines(nb::handle problems, size_t cells, size_t stride, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Batch batch = batch_of(bytes, cells, stride, false);
    Isa with = isa_named(isa);
    const size_t line = cells + 1;
    size_t end = batch.count * line;
    nb::object lines = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(end)));
    if (!lines.is_valid()) throw nb::python_error();
    char* text = PyBytes_AsString(lines.ptr());
    std::atomic<size_t> foreign = kernel::kNowhere;
    {
        nb::gil_scoped_release release;
        std::unique_ptr<uint64_t[]> counts(new uint64_t[batch.count]);
        std::atomic<bool> all_have_one = true;
        batch.solutions = text;
        batch.solution_stride = line;
        each_part(batch.count, kSome, threads, [&](size_t from, size_t count) {
            Batch part = part_of(batch, from, count, counts.get() + from);
            size_t bad = kernel::solve(part, with);
            if (bad != kernel::kNowhere) foreign = from + bad;
            for (size_t i = 0; i < count; i++) part.solutions[i * line + cells] = '\n';
            if (std::any_of(part.counts, part.counts + count, is_not_one)) all_have_one = false;
            return bad == kernel::kNowhere;
        });
        if (!all_have_one && foreign == kernel::kNowhere) end = shorten(text, cells, batch.count, counts.get());
    }
    if (foreign != kernel::kNowhere) return index_of(foreign);
    if (end < batch.count * line) lines = nb::steal(PyBytes_FromStringAndSize(text, static_cast<Py_ssize_t>(end)));
    if (!lines.is_valid()) throw nb::python_error();
    return lines;
}

// The index of the first problem that has not exactly one solution, or a foreign symbol; None where there is none.
nb::object first_not_unique(nb::handle problems, size_t cells, size_t stride, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Batch batch = batch_of(bytes, cells, stride, false);
    Isa with = isa_named(isa);
    size_t first;
    {
        nb::gil_scoped_release release;
        std::unique_ptr<uint64_t[]> counts(new uint64_t[batch.count]);
        batch.counts = counts.get();
        first = kernel::solve(batch, threads, with);
        if (first == kernel::kNowhere) first = std::find_if(counts.get(), counts.get() + batch.count, is_not_one) - counts.get();
    }
    return first == batch.count ? nb::none() : index_of(first);
}

// A problem with this symbol in empty cells, and the end of its line. A function of its own: a loop over values becomes vectors.
void copy_line(const char* problem, size_t cells, char empty, char* line) {
    for (size_t i = 0; i < cells; i++) {
        char symbol = problem[i];
        line[i] = symbol == '.' || symbol == '0' ? empty : symbol;
    }
    line[cells] = '\n';
}

// The problems as text lines with this symbol in empty cells; or the index of one that has a foreign symbol or not exactly one solution.
nb::object unique_lines(nb::handle problems, size_t cells, size_t stride, char empty, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Batch batch = batch_of(bytes, cells, stride, false);
    Isa with = isa_named(isa);
    size_t line = cells + 1;
    nb::object lines = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(batch.count * line)));
    if (!lines.is_valid()) throw nb::python_error();
    char* text = PyBytes_AsString(lines.ptr());
    std::atomic<size_t> fault = kernel::kNowhere;
    {
        nb::gil_scoped_release release;
        each_part(batch.count, kSome, threads, [&](size_t from, size_t count) {
            uint64_t counts[kSome];
            Batch part = part_of(batch, from, count, counts);
            size_t bad = kernel::solve(part, with);
            if (bad == kernel::kNowhere) bad = std::find_if(counts, counts + count, is_not_one) - counts;
            if (bad < count) fault = from + bad;
            for (size_t i = 0; i < count; i++) copy_line(part.problems + i * stride, cells, empty, text + (from + i) * line);
            return bad == count;
        });
    }
    return fault == kernel::kNowhere ? lines : index_of(fault);
}

// The canonical forms as text lines; or the index of a problem that has a foreign symbol or not exactly one solution.
nb::object canonical_lines(nb::handle problems, size_t cells, size_t stride, unsigned threads, const std::string& isa) {
    Bytes bytes(problems);
    Batch batch = batch_of(bytes, cells, stride, false);
    Isa with = isa_named(isa);
    size_t line = cells + 1, first;
    nb::object lines = nb::steal(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(batch.count * line)));
    if (!lines.is_valid()) throw nb::python_error();
    char* text = PyBytes_AsString(lines.ptr());
    {
        nb::gil_scoped_release release;
        std::unique_ptr<uint64_t[]> counts(new uint64_t[batch.count]);
        std::unique_ptr<char[]> solutions(new char[batch.count * cells]);
        batch.counts = counts.get();
        batch.solutions = solutions.get();
        batch.solution_stride = cells;
        first = kernel::solve(batch, threads, with);
        if (first == kernel::kNowhere) first = std::find_if(counts.get(), counts.get() + batch.count, is_not_one) - counts.get();
        std::atomic<size_t> next = first == batch.count ? 0 : batch.count;
        kernel::in_threads(threads, [&] {
            char problem[81];
            for (size_t i; (i = next++) < batch.count;) {
                std::replace_copy(batch.problems + i * stride, batch.problems + i * stride + cells, problem, '0', '.');
                kernel::canonical(problem, batch.solutions + i * cells, batch.size, text + i * line);
                text[i * line + cells] = '\n';
            }
        });
    }
    return first == batch.count ? lines : index_of(first);
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

// A list of so many items, which are put into it in their order.
class Answers {
public:
    explicit Answers(size_t count) : list_(nb::steal(PyList_New(static_cast<Py_ssize_t>(count)))) {
        if (!list_.is_valid()) throw nb::python_error();
    }
    void add(nb::object item) { PyList_SetItem(list_.ptr(), at_++, item.release().ptr()); }
    void add(const char* text, size_t cells) { add_new(PyUnicode_DecodeASCII(text, static_cast<Py_ssize_t>(cells), nullptr)); }
    void add(uint64_t number) { add_new(PyLong_FromUnsignedLongLong(number)); }
    nb::object list() const { return list_; }

private:
    void add_new(PyObject* item) {
        if (!item) throw nb::python_error();
        PyList_SetItem(list_.ptr(), at_++, item);
    }
    nb::object list_;
    Py_ssize_t at_ = 0;
};

nb::object solve_texts(nb::list texts, size_t cells, unsigned threads, const std::string& isa) {
    nb::str none("none"), several("several");
    Answers out(texts.size());
    Asked asked{cells, threads, isa_named(isa)};
    auto solve = [&](Portion& portion) { portion.solve(1, asked.isa); };
    size_t foreign = each_portion(texts, asked, solve, [&](Portion& portion) {
        for (size_t i = 0; i < portion.size(); i++) {
            if (portion.solution_count(i) == 1) out.add(portion.solution(i), cells);
            else out.add(portion.solution_count(i) == 0 ? none : several);
        }
    });
    return foreign == kernel::kNowhere ? out.list() : index_of(foreign);
}

nb::object count_texts(nb::list texts, size_t cells, uint64_t limit, unsigned threads, const std::string& isa) {
    if (limit < 1) throw nb::value_error("the limit is at least 1");
    Answers out(texts.size());
    Asked asked{cells, threads, isa_named(isa), limit, true};
    unsigned each = 1;
    if (limit >= kernel::kLongToCount) std::swap(each, asked.threads);      // the threads share every single count
    auto solve = [&](Portion& portion) { portion.solve(each, asked.isa); };
    size_t foreign = each_portion(texts, asked, solve, [&](Portion& portion) {
        for (size_t i = 0; i < portion.size(); i++) out.add(portion.solution_count(i));
    });
    return foreign == kernel::kNowhere ? out.list() : index_of(foreign);
}

// None for a problem that has not exactly one solution.
nb::object canonical_texts(nb::list texts, size_t cells, unsigned threads, const std::string& isa) {
    Answers out(texts.size());
    Asked asked{cells, threads, isa_named(isa)};
    asked.least = 16;       // a form takes as long as many solutions
    auto solve = [&](Portion& portion) {
        portion.solve(1, asked.isa);
        if (portion.foreign() != kernel::kNowhere) return;
        char form[81];
        for (size_t i = 0; i < portion.size(); i++) {
            if (portion.solution_count(i) != 1) continue;
            std::replace(portion.problem(i), portion.problem(i) + cells, '0', '.');
            kernel::canonical(portion.problem(i), portion.solution(i), size_of(cells), form);
            std::memcpy(portion.solution(i), form, cells);
        }
    };
    size_t foreign = each_portion(texts, asked, solve, [&](Portion& portion) {
        for (size_t i = 0; i < portion.size(); i++) {
            if (portion.solution_count(i) == 1) out.add(portion.solution(i), cells);
            else out.add(nb::none());
        }
    });
    return foreign == kernel::kNowhere ? out.list() : index_of(foreign);
}

}  // namespace

void add_batches(nb::module_& m) {
    m.def("solve_texts", solve_texts, "texts"_a, "cells"_a, "threads"_a, "isa"_a = "");
    m.def("solve_lines", solve_lines, "problems"_a, "cells"_a, "stride"_a, "threads"_a, "isa"_a = "");
    m.def("first_not_unique", first_not_unique, "problems"_a, "cells"_a, "stride"_a, "threads"_a, "isa"_a = "");
    m.def("unique_lines", unique_lines, "problems"_a, "cells"_a, "stride"_a, "empty"_a, "threads"_a, "isa"_a = "");
    m.def("canonical_lines", canonical_lines, "problems"_a, "cells"_a, "stride"_a, "threads"_a, "isa"_a = "");
    m.def("solve_rows", solve_rows, "problems"_a, "cells"_a, "numbers"_a, "threads"_a, "isa"_a = "");
    m.def("count_texts", count_texts, "texts"_a, "cells"_a, "limit"_a, "threads"_a, "isa"_a = "");
    m.def("canonical_texts", canonical_texts, "texts"_a, "cells"_a, "threads"_a, "isa"_a = "");
}

// What the bindings share. Arguments from Python that several modules take: an instruction set by its name, texts, and buffers of
// bytes. And the parts of modules that have files of their own.
#pragma once

#include <nanobind/nanobind.h>

#include <string>
#include <string_view>

#include "kernel/solver.hpp"

namespace nb = nanobind;

void add_batches(nb::module_& m);  // batches.cpp: many problems in one call
void add_grades(nb::module_& m);  // grades.cpp: grades of many problems in one call

inline kernel::Isa isa_named(const std::string& wanted) {
    using kernel::Isa;
    if (wanted.empty()) return kernel::best_isa();
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (wanted == kernel::name(isa) && kernel::is_available(isa)) return isa;
    throw nb::value_error(("no such instruction set here: " + wanted).c_str());
}

// A problem by its number of cells.
inline kernel::Size size_of(size_t cells) {
    if (cells == 81) return kernel::Size::nine;
    if (cells == 36) return kernel::Size::six;
    throw nb::value_error("a problem has 81 or 36 cells");
}

// The text of a str, which must live as long as it is used.
inline std::string_view view(nb::handle text) {
    Py_ssize_t length;
    const char* data = PyUnicode_AsUTF8AndSize(text.ptr(), &length);
    if (!data) throw nb::python_error();
    return {data, static_cast<size_t>(length)};
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

// Arguments from Python that several modules take: an instruction set by its name, and buffers of bytes.
#pragma once

#include <nanobind/nanobind.h>

#include <string>

#include "kernel/solver.hpp"

namespace nb = nanobind;

inline kernel::Isa isa_named(const std::string& wanted) {
    using kernel::Isa;
    if (wanted.empty()) return kernel::best_isa();
    for (Isa isa : {Isa::scalar, Isa::portable, Isa::avx2, Isa::avx512})
        if (wanted == kernel::name(isa) && kernel::is_available(isa)) return isa;
    throw nb::value_error(("no such instruction set here: " + wanted).c_str());
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

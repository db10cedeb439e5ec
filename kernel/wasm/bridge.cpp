// Input, output and failures of the WebAssembly module.
#include "bridge.hpp"

#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>

#include "kernel/fail.hpp"

// The host throws: nothing here is unwound, and the next call starts with a clean stack.
extern "C" __attribute__((import_module("host"), import_name("fail"))) void host_fail(const char* why, int size);

namespace kernel {

void fail(const char* why) {
    host_fail(why, static_cast<int>(std::strlen(why)));
    __builtin_trap();
}

}  // namespace kernel

namespace kernel::wasm {
namespace {

std::string& input() {
    static std::string bytes;
    return bytes;
}

std::string& output() {
    static std::string bytes;
    return bytes;
}

bool is_space(char one) { return one == ' ' || one == '\n'; }

}  // namespace

void Words::skip() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
}

bool Words::more() {
    skip();
    return !rest_.empty();
}

std::string_view Words::word() {
    if (!more()) fail("the request is too short");
    size_t length = 0;
    while (length < rest_.size() && !is_space(rest_[length])) length++;
    std::string_view word = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return word;
}

std::string_view Words::line() {
    size_t length = std::min(rest_.find('\n'), rest_.size());
    std::string_view line = rest_.substr(0, length);
    rest_.remove_prefix(length);
    while (!line.empty() && line.front() == ' ') line.remove_prefix(1);
    return line;
}

template <typename Number>
Number Words::read() {
    std::string_view text = word();
    Number value = 0;
    auto [end, fault] = std::from_chars(text.begin(), text.end(), value);
    if (fault != std::errc() || end != text.end()) fail("a number is expected");
    return value;
}

int64_t Words::number() { return read<int64_t>(); }

uint64_t Words::seed() { return read<uint64_t>(); }

double Words::real() { return std::bit_cast<double>(read<uint64_t>()); }

std::string_view asked(int size) { return std::string_view(input()).substr(0, static_cast<size_t>(size)); }

Answer::Answer() { output().clear(); }

void Answer::separate() {
    if (!is_first_) output() += ',';
    is_first_ = false;
}

Answer& Answer::open() {
    separate();
    output() += '[';
    is_first_ = true;
    return *this;
}

Answer& Answer::close() {
    output() += ']';
    is_first_ = false;
    return *this;
}

Answer& Answer::number(int64_t value) {
    separate();
    output() += std::to_string(value);
    return *this;
}

Answer& Answer::count(uint64_t value) {
    separate();
    output() += std::to_string(value);
    return *this;
}

Answer& Answer::real(double value) {
    if (!std::isfinite(value)) fail("an estimate is no number");
    return count(std::bit_cast<uint64_t>(value));
}

Answer& Answer::yes(bool value) {
    separate();
    output() += value ? "true" : "false";
    return *this;
}

Answer& Answer::nothing() {
    separate();
    output() += "null";
    return *this;
}

Answer& Answer::text(std::string_view value) {
    separate();
    output() += '"';
    output() += value;
    output() += '"';
    return *this;
}

int Answer::size() const { return static_cast<int>(output().size()); }

}  // namespace kernel::wasm

// Room for this many bytes of the next request.
extern "C" __attribute__((export_name("input"))) char* kernel_input(int size) {
    kernel::wasm::input().resize(static_cast<size_t>(size));
    return kernel::wasm::input().data();
}

extern "C" __attribute__((export_name("output"))) const char* kernel_output() { return kernel::wasm::output().data(); }

// The bridge of the WebAssembly module. Each function takes the text in the input and leaves its answer, as JSON, in the output.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#define KERNEL_EXPORT(name) extern "C" __attribute__((export_name(#name))) int

namespace kernel::wasm {

// Words of a request, one after the other; numbers are words, too. What is missing or no number is a failure.
// A number with a fraction travels as the number of its 64 bits, both ways: nothing is rounded.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) {}
    bool more();
    std::string_view word();
    std::string_view line();        // until the end of the line
    int64_t number();
    uint64_t seed();
    double real();

private:
    void skip();
    template <typename Number>
    Number read();
    std::string_view rest_;
};

// What was asked: the first bytes of the input.
std::string_view asked(int size);

// The answer, written piece by piece. Lists and their commas come by themselves.
class Answer {
public:
    Answer();
    Answer& open();
    Answer& close();
    Answer& number(int64_t value);
    Answer& count(uint64_t value);
    Answer& real(double value);
    Answer& yes(bool value);
    Answer& nothing();
    Answer& text(std::string_view value);   // no quotes and no backslashes are in it
    int size() const;

private:
    void separate();
    bool is_first_ = true;
};

}  // namespace kernel::wasm

// How the kernel says that it cannot do something: by an exception, or, where there are none, by telling its host.
#pragma once

#include <new>
#include <stdexcept>

namespace kernel {

#if defined(__cpp_exceptions)
[[noreturn]] inline void fail(const char* why) { throw std::invalid_argument(why); }
[[noreturn]] inline void fail_for_memory() { throw std::bad_alloc(); }
#else
[[noreturn]] void fail(const char* why);  // kernel/wasm/bridge.cpp has it
[[noreturn]] inline void fail_for_memory() { fail("no memory is left"); }
#endif

}  // namespace kernel

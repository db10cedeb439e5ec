// What the kernel needs of the C and C++ libraries, so that neither has to be built: memory, bytes, and a little arithmetic.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

#include "kernel/fail.hpp"

namespace {

constexpr size_t kPage = 65536, kHeader = 16, kGrowth = 16 * kPage;

// A block has one of four sizes between a power of two and the next. What was freed is used again for its size.
struct Block {
    Block* next;
    uint32_t size;
};
Block* freed[128];
char* place = nullptr;
char* end = nullptr;

size_t bytes_of(uint32_t size) { return static_cast<size_t>(4 + size % 4) << (size / 4 + 4); }

uint32_t size_for(size_t bytes) {
    if (bytes <= 64) return 0;
    uint32_t power = 31 - static_cast<uint32_t>(__builtin_clz(static_cast<uint32_t>(bytes - 1)));
    return (power - 6) * 4 + ((bytes - 1) >> (power - 2)) % 4 + 1;
}

char* more_memory(size_t bytes) {
    if (place == nullptr) place = end = reinterpret_cast<char*>(__builtin_wasm_memory_size(0) * kPage);
    auto left = static_cast<size_t>(end - place);
    if (left < bytes) {
        size_t pages = (std::max(bytes - left, kGrowth) + kPage - 1) / kPage;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return nullptr;
        end += pages * kPage;
    }
    char* taken = place;
    place += bytes;
    return taken;
}

Block* block_of(void* memory) { return reinterpret_cast<Block*>(static_cast<char*>(memory) - kHeader); }

void* taken(size_t bytes) {
    void* memory = std::malloc(bytes);
    if (memory == nullptr) kernel::fail("there is no memory left");
    return memory;
}

}  // namespace

extern "C" {

void __wasm_call_ctors();
__attribute__((export_name("_initialize"))) void initialize() { __wasm_call_ctors(); }
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }   // a module never ends
void __cxa_pure_virtual() { kernel::fail("a function is missing"); }

void* malloc(size_t bytes) {
    if (bytes > SIZE_MAX / 4) return nullptr;
    uint32_t size = size_for(bytes + kHeader);
    Block* block = freed[size];
    if (block != nullptr) freed[size] = block->next;
    else block = reinterpret_cast<Block*>(more_memory(bytes_of(size)));
    if (block == nullptr) return nullptr;
    block->size = size;
    return reinterpret_cast<char*>(block) + kHeader;
}

void free(void* memory) {
    if (memory == nullptr) return;
    Block* block = block_of(memory);
    block->next = freed[block->size];
    freed[block->size] = block;
}

void* realloc(void* memory, size_t bytes) {
    if (memory == nullptr) return malloc(bytes);
    size_t room = bytes_of(block_of(memory)->size) - kHeader;
    if (bytes <= room) return memory;
    void* larger = malloc(bytes);
    if (larger == nullptr) return nullptr;
    __builtin_memcpy(larger, memory, room);
    free(memory);
    return larger;
}

int memcmp(const void* one, const void* other, size_t size) {
    auto *a = static_cast<const unsigned char*>(one), *b = static_cast<const unsigned char*>(other);
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

void* memchr(const void* bytes, int wanted, size_t size) {
    auto* all = static_cast<const unsigned char*>(bytes);
    for (size_t i = 0; i < size; i++)
        if (all[i] == static_cast<unsigned char>(wanted)) return const_cast<unsigned char*>(all + i);
    return nullptr;
}

// Numbers of four bytes are looked for by this one.
wchar_t* wmemchr(const wchar_t* all, wchar_t wanted, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (all[i] == wanted) return const_cast<wchar_t*>(all + i);
    return nullptr;
}

size_t strlen(const char* text) {
    size_t size = 0;
    while (text[size] != 0) size++;
    return size;
}

// The compiler's own names for shifts and products of 128 bits.
using Wide = unsigned __int128;
static Wide wide(uint64_t high, uint64_t low) {
    uint64_t halves[] = {low, high};
    Wide value;
    __builtin_memcpy(&value, halves, sizeof value);
    return value;
}
static void halves(Wide value, uint64_t (&both)[2]) { __builtin_memcpy(both, &value, sizeof value); }
Wide __ashlti3(Wide value, int by) {
    uint64_t half[2];
    halves(value, half);
    if (by == 0) return value;
    if (by >= 64) return wide(half[0] << (by - 64), 0);
    return wide(half[1] << by | half[0] >> (64 - by), half[0] << by);
}
Wide __lshrti3(Wide value, int by) {
    uint64_t half[2];
    halves(value, half);
    if (by == 0) return value;
    if (by >= 64) return wide(0, half[1] >> (by - 64));
    return wide(half[1] >> by, half[0] >> by | half[1] << (64 - by));
}

Wide __multi3(Wide one, Wide other) {
    uint64_t a[2], b[2];
    halves(one, a);
    halves(other, b);
    constexpr uint64_t kLow = 0xffffffff;
    uint64_t low = (a[0] & kLow) * (b[0] & kLow);
    uint64_t middle = (a[0] >> 32) * (b[0] & kLow) + (low >> 32);
    uint64_t other_middle = (a[0] & kLow) * (b[0] >> 32) + (middle & kLow);
    uint64_t high = (a[0] >> 32) * (b[0] >> 32) + (middle >> 32) + (other_middle >> 32);
    return wide(high + a[0] * b[1] + a[1] * b[0], other_middle << 32 | (low & kLow));
}

// Exact: a net's numbers are halves of powers of two, none of them smaller than a float can be.
float ldexpf(float value, int power) {
    for (; power > 0; power--) value *= 2;
    for (; power < 0; power++) value /= 2;
    return value;
}
long lrint(double value) { return static_cast<long>(__builtin_nearbyint(value)); }
}

void* operator new(size_t bytes) { return taken(bytes); }
void* operator new(size_t bytes, const std::nothrow_t&) noexcept { return std::malloc(bytes); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
void* operator new[](size_t bytes) { return taken(bytes); }
void operator delete[](void* memory) noexcept { std::free(memory); }

// More than a block is aligned to: where the block begins stands just before.
void* operator new(size_t bytes, std::align_val_t align) {
    auto by = static_cast<uintptr_t>(align);
    void* block = taken(bytes + by + sizeof(void*));
    auto begin = (reinterpret_cast<uintptr_t>(block) + sizeof(void*) + by - 1) / by * by;
    reinterpret_cast<void**>(begin)[-1] = block;
    return reinterpret_cast<void*>(begin);
}
void operator delete(void* memory, size_t, std::align_val_t) noexcept {
    if (memory != nullptr) std::free(static_cast<void**>(memory)[-1]);
}

namespace std {
const nothrow_t nothrow{};
inline namespace __1 {
void __libcpp_verbose_abort(const char* why, ...) noexcept { kernel::fail(why); }
}  // namespace __1
}  // namespace std

// Equally long texts of a list, some at a time, with what the solver says about them.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>
#include <thread>
#include <utility>

#include "arguments.hpp"
#include "kernel/solver.hpp"

class Portion {
public:
    Portion(size_t most, size_t cells, uint64_t limit, bool only_counts)
        : cells_(cells),
          most_(most),
          problems_(new char[most * cells]),
          solutions_(only_counts ? nullptr : new char[most * cells]),
          counts_(new uint64_t[most]) {
        batch_.size = size_of(cells);
        batch_.problems = problems_.get();
        batch_.stride = batch_.solution_stride = cells;
        batch_.limit = limit;
        batch_.counts = counts_.get();
        batch_.solutions = solutions_.get();
    }

    // Takes the texts from one on; kNowhere, or the index of one that has another length.
    size_t read(nb::list texts, size_t from) {
        batch_.count = std::min(most_, texts.size() - from);
        for (size_t i = 0; i < batch_.count; i++) {
            nb::handle text = texts[from + i];
            if (!PyUnicode_Check(text.ptr())) return from + i;
            std::string_view problem = view(text);
            if (problem.size() != cells_) return from + i;
            std::memcpy(problems_.get() + i * cells_, problem.data(), cells_);
        }
        return kernel::kNowhere;
    }

    void solve(unsigned threads, kernel::Isa isa) { foreign_ = kernel::solve(batch_, threads, isa); }

    size_t size() const { return batch_.count; }
    size_t foreign() const { return foreign_; }     // the index of one with a foreign symbol, or kNowhere
    uint64_t solution_count(size_t i) const { return counts_[i]; }
    char* problem(size_t i) { return problems_.get() + i * cells_; }
    const char* solution(size_t i) const { return solutions_.get() + i * cells_; }

private:
    size_t cells_, most_, foreign_ = kernel::kNowhere;
    std::unique_ptr<char[]> problems_, solutions_;
    std::unique_ptr<uint64_t[]> counts_;
    kernel::Batch batch_;
};

// What Python calls for, and by how many threads.
struct Asked {
    size_t cells;
    unsigned threads;
    kernel::Isa isa;
    uint64_t limit = 2;
    bool only_counts = false;
};

// A portion that is solved beside this thread, which waits for the end without the GIL.
class Solving {
public:
    Solving(Portion& portion, const Asked& asked) : thread_([&portion, asked] { portion.solve(asked.threads, asked.isa); }) {}
    Solving(const Solving&) = delete;
    Solving& operator=(const Solving&) = delete;
    ~Solving() {
        nb::gil_scoped_release release;
        thread_.join();
    }

private:
    std::thread thread_;
};

// Hands over each portion when it is solved. Several threads solve while this one makes objects of the last portion and reads the
// next. kNowhere, or the index of a text that has another length or a foreign symbol.
template <class Answer>
size_t each_portion(nb::list texts, const Asked& asked, Answer&& answer) {
    const size_t number = texts.size(), most = std::min(number, size_t{8192} * std::max(asked.threads, 1u));
    if (number == 0) return kernel::kNowhere;
    Portion one(most, asked.cells, asked.limit, asked.only_counts), another(most, asked.cells, asked.limit, asked.only_counts);
    Portion *now = &one, *other = &another;
    size_t unread = now->read(texts, 0);
    for (size_t from = 0; from < number && unread == kernel::kNowhere; std::swap(now, other)) {
        auto beside = [&] {
            if (from > 0) answer(*other);
            size_t next = from + now->size();
            if (next < number) unread = other->read(texts, next);
        };
        if (asked.threads > 1) {
            Solving solving(*now, asked);
            beside();
        } else {
            {
                nb::gil_scoped_release release;
                now->solve(1, asked.isa);
            }
            beside();
        }
        if (now->foreign() != kernel::kNowhere) return from + now->foreign();
        from += now->size();
    }
    if (unread == kernel::kNowhere) answer(*other);
    return unread;
}

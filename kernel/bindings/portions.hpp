// Equally long texts of a list, some at a time: one thread reads them and makes objects of the answers, all of them solve.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

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
    char* solution(size_t i) { return solutions_.get() + i * cells_; }

private:
    size_t cells_, most_, foreign_ = kernel::kNowhere;
    std::unique_ptr<char[]> problems_, solutions_;
    std::unique_ptr<uint64_t[]> counts_;
    kernel::Batch batch_;
};

// Which portions were read, which are taken to be solved, and which are solved. All by their number.
class Belt {
public:
    explicit Belt(size_t count) : solved_(count) {}

    void put() {
        std::lock_guard lock(mutex_);
        read_++;
        changed_.notify_all();
    }
    // The next one to solve, or kNowhere.
    size_t take() {
        std::lock_guard lock(mutex_);
        return taken_ < read_ ? taken_++ : kernel::kNowhere;
    }
    // The same, but waits for one; kNowhere when there will be none.
    size_t wait_and_take() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return taken_ < read_ || taken_ == solved_.size() || ended_; });
        return taken_ < read_ && !ended_ ? taken_++ : kernel::kNowhere;
    }
    void set_solved(size_t portion) {
        std::lock_guard lock(mutex_);
        solved_[portion] = true;
        changed_.notify_all();
    }
    bool is_solved(size_t portion) {
        std::lock_guard lock(mutex_);
        return solved_[portion];
    }
    void wait_until_solved(size_t portion) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return solved_[portion]; });
    }
    void end() {
        std::lock_guard lock(mutex_);
        ended_ = true;
        changed_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    size_t read_ = 0, taken_ = 0;
    std::vector<bool> solved_;
    bool ended_ = false;
};

// Threads that do the same work. They are waited for without the GIL, whatever happens.
class Helpers {
public:
    template <class Work>
    Helpers(Belt& belt, unsigned number, Work work) : belt_(belt) {
        for (unsigned i = 0; i < number; i++) threads_.emplace_back(work);
    }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() {
        belt_.end();
        nb::gil_scoped_release release;
        for (std::thread& thread : threads_) thread.join();
    }

private:
    Belt& belt_;
    std::vector<std::thread> threads_;
};

// What Python calls for, and by how many threads.
struct Asked {
    size_t cells;
    unsigned threads;
    kernel::Isa isa;
    uint64_t limit = 2;
    bool only_counts = false;
    size_t most = 1024;     // problems of a portion: what is read is still at hand when it is solved
    size_t least = 256;     // with several threads
};

// Each portion is solved without the GIL by any thread, and answered by this one in order. This thread reads ahead, so that the
// others always have something to solve. kNowhere, or the index of a text that has another length or a foreign symbol.
template <class Solve, class Answer>
size_t each_portion(nb::list texts, const Asked& asked, Solve&& solve, Answer&& answer) {
    const size_t number = texts.size(), threads = std::max(asked.threads, 1u);
    const size_t shared = std::clamp(number / (8 * threads), asked.least, asked.most);
    const size_t most = std::min(number, threads == 1 ? asked.most : shared);
    const size_t count = most ? (number + most - 1) / most : 0, room = threads == 1 ? 1 : 2 * threads + 1;
    if (count == 0) return kernel::kNowhere;
    std::deque<Portion> portions;       // as many as are under way, used again and again
    for (size_t i = 0; i < std::min(room, count); i++) portions.emplace_back(most, asked.cells, asked.limit, asked.only_counts);
    auto at = [&](size_t portion) -> Portion& { return portions[portion % room]; };
    Belt belt(count);
    Helpers helpers(belt, static_cast<unsigned>(std::min(threads, count) - 1), [&] {
        for (size_t one; (one = belt.wait_and_take()) != kernel::kNowhere; belt.set_solved(one)) solve(at(one));
    });
    for (size_t read = 0, answered = 0; answered < count;) {
        for (; read < std::min(count, answered + room); read++) {
            size_t unread = at(read).read(texts, read * most);
            if (unread != kernel::kNowhere) return unread;
            belt.put();
        }
        {
            nb::gil_scoped_release release;
            if (size_t own = belt.take(); own != kernel::kNowhere) {
                solve(at(own));
                belt.set_solved(own);
            } else {
                belt.wait_until_solved(answered);
            }
        }
        for (; answered < read && belt.is_solved(answered); answered++) {
            if (at(answered).foreign() != kernel::kNowhere) return answered * most + at(answered).foreign();
            answer(at(answered));
        }
    }
    return kernel::kNowhere;
}

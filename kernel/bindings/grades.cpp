// Grades of many problems in one call: columns of numbers, and the lines that a command writes about them.

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "arguments.hpp"
#include "kernel/coach.hpp"
#include "kernel/threads.hpp"

using namespace nb::literals;
using namespace kernel::coach;

namespace {

constexpr size_t kCells = 81, kSome = 8;
constexpr auto kReportEvery = std::chrono::milliseconds(100);

// A bytearray of Python that is written to without the GIL.
class Column {
public:
    explicit Column(size_t bytes) : object_(nb::steal(PyByteArray_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(bytes)))) {
        if (!object_.is_valid()) throw nb::python_error();
        data_ = PyByteArray_AsString(object_.ptr());
    }
    template <class Item>
    Item* as() {
        return reinterpret_cast<Item*>(data_);
    }
    nb::object object() const { return object_; }

private:
    nb::object object_;
    char* data_;
};

// Tells Python now and then how many are done, from the thread that was called; stops all when that raises, or at Ctrl-C.
class Report {
public:
    explicit Report(nb::handle progress)
        : progress_(progress), caller_(std::this_thread::get_id()), last_(std::chrono::steady_clock::now()) {}

    bool goes_on(size_t done) {
        if (std::this_thread::get_id() == caller_ && std::chrono::steady_clock::now() - last_ >= kReportEvery) {
            nb::gil_scoped_acquire acquire;
            tell(done);
            last_ = std::chrono::steady_clock::now();
        }
        return !stopped_.load(std::memory_order_relaxed);
    }

    // With the GIL, when all is done.
    void finish(size_t done) {
        if (!stopped_) tell(done);
        if (error_) throw nb::python_error(*error_);
    }

private:
    void tell(size_t done) {
        try {
            if (PyErr_CheckSignals()) throw nb::python_error();
            if (!progress_.is_none()) progress_(done);
        } catch (nb::python_error& error) {
            error_.emplace(error);
            stopped_ = true;
        }
    }

    nb::handle progress_;
    std::thread::id caller_;
    std::chrono::steady_clock::time_point last_;
    std::atomic<bool> stopped_ = false;
    std::optional<nb::python_error> error_;
};

// The weights and levels of all techniques; how often the hardest counts, and each cell.
using Weighed = std::tuple<std::vector<uint32_t>, std::vector<uint8_t>, uint32_t, uint32_t>;

Scale scale_of(const Weighed& weighed) {
    const auto& [weights, levels, hardest_counts, cell_counts] = weighed;
    if (weights.size() != kGraded || levels.size() != kGraded) throw nb::value_error("a weight and a level each");
    Scale scale;
    std::copy(weights.begin(), weights.end(), scale.weights.begin());
    std::copy(levels.begin(), levels.end(), scale.levels.begin());
    scale.hardest_counts = hardest_counts;
    scale.cell_counts = cell_counts;
    return scale;
}

// How many problems stand in a buffer, one every `stride` bytes.
size_t number_of(const Bytes& problems, size_t stride) {
    if (stride < kCells) throw nb::value_error("the stride is at least the number of cells");
    return (problems.size() + stride - kCells) / stride;
}

bool is_full(const char* problem) {
    return std::none_of(problem, problem + kCells, [](char symbol) { return symbol == '.' || symbol == '0'; });
}

// Scores, levels, hardest techniques, ends, and how often each technique is taken: a column each. Or the index of a full grid.
nb::object grade_lines(nb::handle problems, size_t stride, bool unique, long budget, const Weighed& weighed, unsigned threads,
                       nb::object progress) {
    Bytes bytes(problems);
    size_t number = number_of(bytes, stride);
    const Scale scale = scale_of(weighed);
    Options options;
    options.unique = unique;
    options.budget = budget;
    for (size_t i = 0; i < number; ++i)
        if (is_full(bytes.data() + i * stride)) return nb::int_(i);
    Column scores(number * sizeof(uint32_t)), levels_of(number), hardest(number), stops(number);
    Column counts(number * kGraded * sizeof(uint16_t));
    Report report(progress);
    {
        nb::gil_scoped_release release;
        std::atomic<size_t> next = 0, done = 0;
        auto work = [&] {
            for (size_t from; (from = next.fetch_add(kSome)) < number && report.goes_on(done);) {
                size_t end = std::min(from + kSome, number);
                for (size_t i = from; i < end; ++i) {
                    Grade one = grade(Position::of({bytes.data() + i * stride, kCells}), options, scale);
                    scores.as<uint32_t>()[i] = one.score;
                    levels_of.as<uint8_t>()[i] = one.level;
                    hardest.as<uint8_t>()[i] = one.hardest;
                    stops.as<uint8_t>()[i] = static_cast<uint8_t>(one.tally.stop);
                    std::copy(one.tally.times.begin(), one.tally.times.end(), counts.as<uint16_t>() + i * kGraded);
                }
                done += end - from;
            }
        };
        kernel::in_threads(std::min<size_t>(threads, number), work);
    }
    report.finish(number);
    return nb::make_tuple(scores.object(), levels_of.object(), hardest.object(), stops.object(), counts.object());
}

void add_number(std::string& text, uint32_t number) {
    char digits[10];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

void add_problem(std::string& text, const char* problem) {
    text.append(problem, kCells);
    std::replace(text.end() - kCells, text.end(), '0', '.');
}

nb::object bytes_of(const std::string& text) { return nb::bytes(text.data(), text.size()); }

struct Columns {
    Bytes problems, scores, levels, hardest, stops, counts;
    size_t stride, number;

    Columns(nb::handle given, size_t every, nb::tuple columns)
        : problems(given),
          scores(columns[0]),
          levels(columns[1]),
          hardest(columns[2]),
          stops(columns[3]),
          counts(columns[4]),
          stride(every),
          number(number_of(problems, every)) {
        if (scores.size() != number * sizeof(uint32_t) || levels.size() != number || hardest.size() != number ||
            stops.size() != number || counts.size() != number * kGraded * sizeof(uint16_t))
            throw nb::value_error("the columns have other lengths");
    }
    const char* problem(size_t i) const { return problems.data() + i * stride; }
    uint32_t score(size_t i) const { return reinterpret_cast<const uint32_t*>(scores.data())[i]; }
    uint8_t level(size_t i) const { return static_cast<uint8_t>(levels.data()[i]); }
    size_t hardest_of(size_t i) const { return std::min<size_t>(static_cast<uint8_t>(hardest.data()[i]), kGraded - 1); }
    Stop stop(size_t i) const { return static_cast<Stop>(stops.data()[i]); }
    const uint16_t* times(size_t i) const { return reinterpret_cast<const uint16_t*>(counts.data()) + i * kGraded; }
};

// Each problem with its grade as an object of JSON, a line each.
nb::object grade_json(nb::handle problems, size_t stride, nb::tuple columns, unsigned technique_set) {
    Columns all(problems, stride, columns);
    std::string text;
    {
        nb::gil_scoped_release release;
        text.reserve(all.number * 300);
        auto truth = [](bool is) { return is ? "true" : "false"; };
        for (size_t i = 0; i < all.number; ++i) {
            text += R"({"problem":")";
            add_problem(text, all.problem(i));
            text += R"(","level":)";
            add_number(text, all.level(i));
            text += R"(,"score":)";
            add_number(text, all.score(i));
            ((text += R"(,"hardest":")") += name(static_cast<Technique>(all.hardest_of(i)))) += R"(","solved_by_logic":)";
            ((text += truth(all.stop(i) == Stop::solved)) += R"(,"stopped_by_budget":)") += truth(all.stop(i) == Stop::budget);
            text += R"(,"technique_set":)";
            add_number(text, technique_set);
            text += R"(,"counts":{)";
            for (int t = 0; t < kGraded; ++t)
                if (uint16_t times = all.times(i)[t]) {
                    ((text += '"') += name(static_cast<Technique>(t))) += "\":";
                    add_number(text, times);
                    text += ',';
                }
            if (text.back() == ',') text.pop_back();
            text += "}}\n";
        }
    }
    return bytes_of(text);
}

// A sentence around its scores and problems: \1 and \2 in the text.
struct Sentence {
    std::vector<std::string_view> parts;        // one more than there are places
    std::string places;                         // which of the two stands behind each part but the last

    explicit Sentence(std::string_view text) {
        for (size_t at; (at = text.find_first_of("\1\2")) != text.npos; text.remove_prefix(at + 1)) {
            parts.push_back(text.substr(0, at));
            places += text[at];
        }
        parts.push_back(text);
    }
    size_t most() const {
        size_t bytes = 1;
        for (std::string_view part : parts) bytes += part.size();
        for (char place : places) bytes += place == '\1' ? 10 : kCells;
        return bytes;
    }
};

// A sentence for each grade: the one for its technique and its end.
nb::object grade_sentences(nb::handle problems, size_t stride, nb::tuple columns, const std::vector<std::string>& texts) {
    Columns all(problems, stride, columns);
    constexpr size_t kStops = static_cast<size_t>(Stop::count);
    if (texts.size() != kGraded * kStops) throw nb::value_error("a sentence for each technique and each end");
    std::vector<Sentence> sentences(texts.begin(), texts.end());
    size_t longest = 0;
    for (const Sentence& one : sentences) longest = std::max(longest, one.most());
    std::string text;
    {
        nb::gil_scoped_release release;
        text.reserve(all.number * longest);
        for (size_t i = 0; i < all.number; ++i) {
            size_t end = std::min(static_cast<size_t>(all.stop(i)), kStops - 1);
            const Sentence& said = sentences[all.hardest_of(i) * kStops + end];
            for (size_t k = 0; k < said.places.size(); ++k) {
                text += said.parts[k];
                if (said.places[k] == '\1') add_number(text, all.score(i));
                else add_problem(text, all.problem(i));
            }
            (text += said.parts.back()) += '\n';
        }
    }
    return bytes_of(text);
}

}  // namespace

void add_grades(nb::module_& m) {
    m.def("grade_lines", grade_lines, "problems"_a, "stride"_a, "unique"_a, "budget"_a, "scale"_a, "threads"_a,
          "progress"_a = nb::none());
    m.def("grade_json", grade_json, "problems"_a, "stride"_a, "columns"_a, "technique_set"_a);
    m.def("grade_sentences", grade_sentences, "problems"_a, "stride"_a, "columns"_a, "sentences"_a);
    m.attr("stops") = [] {
        nb::list names;
        for (int k = 0; k < static_cast<int>(Stop::count); ++k) names.append(name(static_cast<Stop>(k)));
        return nb::tuple(names);
    }();
}

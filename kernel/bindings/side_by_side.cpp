#include "side_by_side.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "kernel/batch.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace kernel::play;

namespace {

using Actions = nb::ndarray<int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array of the batch as it is, not a copy: every step changes it.
template <class Item>
auto rows(nb::handle self, const std::vector<Item>& items) {
    const Batch& batch = nb::cast<const Batch&>(self);
    size_t count = static_cast<size_t>(batch.games);
    size_t shape[2] = {count, items.size() / count};
    return nb::ndarray<nb::numpy, const Item>(items.data(), items.size() == count ? 1 : 2, shape, self);
}

void check(const Batch& batch, const Actions& actions) {
    if (actions.shape(0) != static_cast<size_t>(batch.games)) throw nb::value_error("there has to be an action for each game");
}

std::unique_ptr<Batch> batch_of(const std::string& name, int games, int seats, uint64_t seed) {
    if (name != "tiles" && name != "animals") throw nb::value_error("only tiles and animals are played in batches");
    return batch(name == "tiles" ? Game::tiles : Game::animals, games, seats, seed);
}

}  // namespace

#define COLUMN(name) def_prop_ro(#name, [](nb::handle self) { return rows(self, nb::cast<const Batch&>(self).name); })

void add_batches(nb::module_& m) {
    nb::class_<Batch>(m, "Batch")
        .COLUMN(boards)
        .COLUMN(masks)
        .COLUMN(tiles)
        .COLUMN(turns)
        .COLUMN(stacks)
        .COLUMN(scores)
        .COLUMN(ended)
        .COLUMN(finals)
        .COLUMN(rewards)
        .def("reset", [](Batch& batch, uint64_t seed) { batch.reset(seed); })
        .def("stack", &Batch::stack)
        .def("step",
             [](Batch& batch, const Actions& actions) {
                 check(batch, actions);
                 nb::gil_scoped_release release;
                 return batch.step(actions.data());
             })
        .def("sample", [](Batch& batch, const Actions& actions) {
            check(batch, actions);
            nb::gil_scoped_release release;
            batch.sample(actions.data());
        });
    m.def("batch", batch_of, "game"_a, "games"_a, "seats"_a, "seed"_a);
}

// Playing, from Python: views in, moves with their estimates out.

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>
#include <tuple>

#include "arguments.hpp"
#include "kernel/play.hpp"

using namespace nb::literals;
using namespace kernel::play;

namespace {

// Many games side by side.
using Actions = nb::ndarray<int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// An array of the batch as it is, not a copy: every step changes it.
template <class Item>
auto rows(nb::handle self, const std::vector<Item>& items) {
    const GameBatch& batch = nb::cast<const GameBatch&>(self);
    size_t count = static_cast<size_t>(batch.games);
    size_t shape[2] = {count, items.size() / count};
    return nb::ndarray<nb::numpy, const Item>(items.data(), items.size() == count ? 1 : 2, shape, self);
}

void check(const GameBatch& batch, const Actions& actions) {
    if (actions.shape(0) != static_cast<size_t>(batch.games)) throw nb::value_error("there has to be an action for each game");
}

std::unique_ptr<GameBatch> batch_of(const std::string& name, int games, int seats, uint64_t seed) {
    if (name != "tiles" && name != "animals") throw nb::value_error("only tiles and animals are played in batches");
    return batch(name == "tiles" ? Game::tiles : Game::animals, games, seats, seed);
}

#define COLUMN(name) def_prop_ro(#name, [](nb::handle self) { return rows(self, nb::cast<const GameBatch&>(self).name); })

void add_game_batches(nb::module_& m) {
    nb::class_<GameBatch>(m, "Batch")
        .COLUMN(boards)
        .COLUMN(masks)
        .COLUMN(tiles)
        .COLUMN(turns)
        .COLUMN(stacks)
        .COLUMN(scores)
        .COLUMN(ended)
        .COLUMN(finals)
        .COLUMN(rewards)
        .def("reset", [](GameBatch& batch, uint64_t seed) { batch.reset(seed); })
        .def("stack", &GameBatch::stack)
        .def("step",
             [](GameBatch& batch, const Actions& actions) {
                 check(batch, actions);
                 nb::gil_scoped_release release;
                 return batch.step(actions.data());
             })
        .def("sample", [](GameBatch& batch, const Actions& actions) {
            check(batch, actions);
            nb::gil_scoped_release release;
            batch.sample(actions.data());
        });
    m.def("batch", batch_of, "game"_a, "games"_a, "seats"_a, "seed"_a);
}

}  // namespace

// The file's net, owned by Python and by whoever still uses it.
struct LoadedNet {
    std::shared_ptr<const Net> net;
};

namespace {

using ChoiceTuple = std::tuple<const char*, int, int, float, float, float>;

std::vector<ChoiceTuple> tuples_of(const std::vector<Choice>& choices) {
    std::vector<ChoiceTuple> out;
    for (const Choice& choice : choices)
        out.emplace_back(name_of(choice.move.verb), choice.move.cell, choice.move.symbol, choice.now, choice.points, choice.win);
    return out;
}

std::vector<ChoiceTuple> advise_view(const View& view, const LoadedNet* net, int budget, int width, float win, uint64_t seed,
                                     const std::string& isa) {
    kernel::Isa with = isa_named(isa);
    std::vector<Choice> choices;
    {
        nb::gil_scoped_release release;
        choices = advise(view, net ? net->net.get() : nullptr, {budget, width, win}, seed, with);
    }
    return tuples_of(choices);
}

using MoveTuple = std::tuple<std::string, int, int>;

std::vector<ChoiceTuple> weigh_view(const View& view, const LoadedNet* net, const std::vector<MoveTuple>& moves, int budget,
                                    float win, const std::string& isa) {
    kernel::Isa with = isa_named(isa);
    std::vector<Move> wanted;
    for (const auto& [verb, cell, symbol] : moves) wanted.push_back({verb_named(verb), cell, symbol});
    std::vector<Choice> choices;
    {
        nb::gil_scoped_release release;
        choices = weigh(view, net ? net->net.get() : nullptr, {budget, 8, win}, wanted, with);
    }
    return tuples_of(choices);
}

uint64_t play_out_games(const std::string& game, uint64_t games, uint64_t seed) {
    Game which = game_named(game);
    nb::gil_scoped_release release;
    return play_out(which, games, seed);
}

std::vector<float> evaluate_view(const View& view, const LoadedNet& net, const std::string& isa) {
    kernel::Isa with = isa_named(isa);
    nb::gil_scoped_release release;
    return evaluate(view, *net.net, with);
}

Kind kind_named(const std::string& name) {
    if (name == "greedy") return Kind::greedy;
    if (name == "hold") return Kind::hold;
    if (name == "brain") return Kind::brain;
    throw nb::value_error("there is no such player");
}

using PlayerTuple = std::tuple<std::string, int, int, float>;

Player player_of(const PlayerTuple& player, const LoadedNet* net) {
    const auto& [kind, budget, width, win] = player;
    if (budget < 1 || width < 1) throw nb::value_error("the budget is not positive");
    return {kind_named(kind), net ? net->net.get() : nullptr, {budget, width, win}};
}

std::tuple<uint64_t, double, double, double, double> play_contest(const View& table, const PlayerTuple& player,
                                                                  const LoadedNet* player_net, const PlayerTuple& others,
                                                                  const LoadedNet* others_net, uint64_t deals, uint64_t seed,
                                                                  unsigned threads, bool golden_by_block,
                                                                  const std::vector<std::string>& problems,
                                                                  const std::string& isa) {
    Contest order;
    order.table = table;
    order.golden_by_block = golden_by_block;
    order.problems = problems;
    order.player = player_of(player, player_net);
    order.others = player_of(others, others_net);
    order.deals = deals;
    order.seed = seed;
    order.threads = threads;
    kernel::Isa with = isa_named(isa);
    nb::gil_scoped_release release;
    ContestResult tally = contest(order, with);
    return {tally.games, tally.won, tally.spread, tally.lead, tally.failed};
}

}  // namespace

NB_MODULE(_play, m) {
    m.doc() = "Playing, compiled. Use fullhouse.bots.brains instead.";
    nb::class_<View> view(m, "View");
    view.def(
            "__init__", [](View* made, const std::string& game) { new (made) View{.game = game_named(game)}; }, "game"_a)
        .def_rw("hands", &View::hands);
    each_field([&]<auto Field>(const char* name) { view.def_rw(name, Field); });
    add_game_batches(m);
    nb::class_<LoadedNet>(m, "Net")
        .def("__init__",
             [](LoadedNet* net, nb::bytes bytes) { new (net) LoadedNet{load_net(std::string(bytes.c_str(), bytes.size()))}; })
        .def("suits",
             [](const LoadedNet& net, const std::string& game, int seats) { return suits(*net.net, game_named(game), seats); });
    nb::class_<Table>(m, "Table")
        .def("legal",
             [](const Table& table) {
                 std::vector<std::tuple<const char*, int, int>> out;
                 for (const Move& move : table.legal()) out.emplace_back(name_of(move.verb), move.cell, move.symbol);
                 return out;
             })
        .def("play",
             [](Table& table, const std::string& verb, int cell, int symbol) { table.play({verb_named(verb), cell, symbol}); })
        .def("turn", &Table::turn)
        .def("scores", &Table::scores)
        .def("over", &Table::over);
    m.def("table", table, "view"_a, "face_down"_a = "", "stack"_a = std::vector<int>{});
    m.def("advise", advise_view, "view"_a, "net"_a.none(), "budget"_a, "width"_a, "win"_a, "seed"_a, "isa"_a = "");
    m.def("weigh", weigh_view, "view"_a, "net"_a.none(), "moves"_a, "budget"_a, "win"_a, "isa"_a = "");
    m.def("play_out", play_out_games, "game"_a, "games"_a, "seed"_a);
    m.def("evaluate", evaluate_view, "view"_a, "net"_a, "isa"_a = "");
    m.def("contest", play_contest, "table"_a, "player"_a, "player_net"_a.none(), "others"_a, "others_net"_a.none(), "deals"_a,
          "seed"_a, "threads"_a = 1, "golden_by_block"_a = false, "problems"_a = std::vector<std::string>{}, "isa"_a = "");
}

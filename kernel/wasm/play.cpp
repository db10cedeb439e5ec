// Playing, for WebAssembly: a view as lines of a name and its value, moves with their estimates out.
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bridge.hpp"
#include "kernel/play.hpp"

namespace kernel::wasm {
namespace {

using namespace kernel::play;

std::map<int64_t, std::shared_ptr<const Net>>& nets() {
    static std::map<int64_t, std::shared_ptr<const Net>> loaded;
    return loaded;
}

// A net by its number; none for 0.
const Net* net_numbered(int64_t number) {
    if (number == 0) return nullptr;
    auto net = nets().find(number);
    if (net == nets().end()) fail("there is no such net");
    return net->second.get();
}

std::vector<int> numbers(std::string_view line) {
    std::vector<int> out;
    for (Words words(line); words.more();) out.push_back(static_cast<int>(words.number()));
    return out;
}

struct Asked {
    View view;
    std::vector<Move> moves;
};

using Read = void (*)(Asked&, std::string_view);
template <auto Field>
void set(Asked& asked, std::string_view value) {
    using Kind = std::remove_reference_t<decltype(asked.view.*Field)>;
    if constexpr (std::is_same_v<Kind, std::string>) asked.view.*Field = std::string(value);
    else if constexpr (std::is_same_v<Kind, std::vector<int>>) asked.view.*Field = numbers(value);
    else asked.view.*Field = static_cast<Kind>(Words(value).number());
}
void add_hand(Asked& asked, std::string_view value) { asked.view.hands.push_back(numbers(value)); }
void add_move(Asked& asked, std::string_view value) {
    Words words(value);
    Verb verb = verb_named(words.word());
    int cell = static_cast<int>(words.number());
    asked.moves.push_back({verb, cell, static_cast<int>(words.number())});
}
void set_game(Asked& asked, std::string_view value) { asked.view.game = game_named(value); }

const std::map<std::string_view, Read>& fields() {
    static const auto all = [] {
        std::map<std::string_view, Read> named = {{"game", set_game}, {"hand", add_hand}, {"move", add_move}};
        each_field([&]<auto Field>(const char* name) { named.emplace(name, set<Field>); });
        return named;
    }();
    return all;
}

Asked read(Words& words) {
    Asked asked;
    while (words.more()) {
        auto field = fields().find(words.word());
        if (field == fields().end()) fail("there is no such field of a view");
        field->second(asked, words.line());
    }
    return asked;
}

int answer_with(const std::vector<Choice>& choices) {
    Answer answer;
    answer.open();
    for (const Choice& choice : choices)
        answer.open()
            .text(name_of(choice.move.verb))
            .number(choice.move.cell)
            .number(choice.move.symbol)
            .real(choice.now)
            .real(choice.points)
            .real(choice.win)
            .close();
    return answer.close().size();
}

}  // namespace

// The file of a net, byte by byte; its number from now on.
KERNEL_EXPORT(net) add_net(int size) {
    static int64_t last = 0;
    nets().emplace(last + 1, load_net(std::string(asked(size))));
    return Answer().number(++last).size();
}

KERNEL_EXPORT(net_end) end_net(int size) {
    nets().erase(Words(asked(size)).number());
    return Answer().nothing().size();
}

KERNEL_EXPORT(suits) net_suits(int size) {
    Words words(asked(size));
    const Net* net = net_numbered(words.number());
    Game game = game_named(words.word());
    return Answer().yes(net && suits(*net, game, static_cast<int>(words.number()))).size();
}

// Net, budget, width, what a chance to win is worth, seed; then the view.
KERNEL_EXPORT(advise) advise_view(int size) {
    Words words(asked(size));
    const Net* net = net_numbered(words.number());
    int budget = static_cast<int>(words.number()), width = static_cast<int>(words.number());
    auto win = static_cast<float>(words.real());
    uint64_t seed = words.seed();
    return answer_with(advise(read(words).view, net, {budget, width, win}, seed, best_isa()));
}

// Net, budget, what a chance to win is worth; then the view and the moves.
KERNEL_EXPORT(weigh) weigh_view(int size) {
    Words words(asked(size));
    const Net* net = net_numbered(words.number());
    int budget = static_cast<int>(words.number());
    auto win = static_cast<float>(words.real());
    Asked wanted = read(words);
    return answer_with(weigh(wanted.view, net, {budget, 8, win}, wanted.moves, best_isa()));
}

KERNEL_EXPORT(play_out) play_out_games(int size) {
    Words words(asked(size));
    Game game = game_named(words.word());
    uint64_t games = words.seed();
    return Answer().count(play_out(game, games, words.seed())).size();
}

}  // namespace kernel::wasm

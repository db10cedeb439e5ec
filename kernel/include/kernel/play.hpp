// Playing the games fast: whole games by chance, advice to a seat from what it sees, contests between players, and many games of
// laying tiles side by side, for programs that learn.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/fail.hpp"
#include "kernel/solver.hpp"

namespace kernel::play {

enum class Game { tiles = 1, animals, challenge, solitaire, markers, one_two_three };
enum class Verb { lay, flip, write, declare, drop, finish, pass, done };

// What the seat to move sees, and the options of its table. Cells, seats and turns count from 0, symbols from 1.
struct View {
    Game game = Game::tiles;
    int seats = 2, turn = 0;
    std::string board;                          // a character a cell: a digit, `.` for empty, `?` for face-down
    std::vector<int> scores;
    std::vector<std::vector<int>> hands;        // of a laying game only the tile of the seat to move
    std::vector<int> gone;                      // the tiles that were seen to leave the game
    // Golden Tiles and Animal Tiles
    std::string scoring = "full";
    bool stops = false;                         // stack_end: stop
    int stack = 0, left = 0;                    // tiles in the stack; with those in hands
    // Solitaire
    int due = 0;
    // Colour Markers and One-Two-Three
    std::string solution;
    bool by_solution = false;                   // fault: solution
    bool advanced = false;
    int round = 1, rounds = 2, played = 0, idle = 0;
    bool placed = false;
    std::string sequence = "classic";
    bool lowest_first = true, teams = false, final = false, has_house = false;
    int asks = 1;
    std::vector<int> order;                     // One-Two-Three: the seats of this round, the one to move at `played`
    std::vector<int> written;                   // One-Two-Three: the digits of the running turn that stand
    std::vector<int> stopped;                   // One-Two-Three: the seats that have ended a turn of a final round early
    int used = 0;                               // One-Two-Three: how many it has written, whatever has become of them
};

struct Move {
    Verb verb = Verb::lay;
    int cell = -1, symbol = 0;
    bool operator==(const Move&) const = default;
};

// A move with its estimates: points at once, the growth of the lead (alone: of the points) until the end, the chance to win.
struct Choice {
    Move move;
    float now = 0, points = 0, win = 0;
};

struct Net;

// Throws std::invalid_argument that says what is wrong with the file.
std::shared_ptr<const Net> load_net(const std::string& bytes);
bool suits(const Net& net, Game game, int seats);

// How hard to think: work in net evaluations, how many moves are looked into, and what a whole chance to win is worth in points.
struct Effort {
    int budget = 1, width = 8;
    float win = 0;
};

// The moves of the seat to move, the best first. The same for the same arguments on every machine. Without a net simpler rules
// take its place. Empty where the tile to lay fits nowhere. Throws std::invalid_argument where the game is over.
std::vector<Choice> advise(const View& view, const Net* net, const Effort& effort, uint64_t seed, Isa isa);

// These moves, each looked into equally deep, so that they can be compared; without any, all moves by the net alone. In the
// order of the rules; moves that are no faultless ones of the seat to move are left out. Points and chances are 0 and ½ without a net.
std::vector<Choice> weigh(const View& view, const Net* net, const Effort& effort, const std::vector<Move>& moves, Isa isa);

// Deals and plays this many games in which every faultless move is equally likely; returns the number of moves of all of them.
uint64_t play_out(Game game, uint64_t games, uint64_t seed);

// What a net says about a position: for each kind, symbol and cell the points to come and the chance to win.
std::vector<float> evaluate(const View& view, const Net& net, Isa isa);

enum class Kind { greedy, hold, brain };
struct Player {
    Kind kind = Kind::greedy;
    const Net* net = nullptr;
    Effort effort;
};

// One player against others of one kind, on common deals, the seat exchanged; alone where the table has one seat.
struct Contest {
    View table;                                 // game, seats and options
    bool golden_by_block = false;
    std::vector<std::string> problems;          // of the writing games: 81 characters and the solution's 81
    Player player, others;
    uint64_t deals = 1, seed = 1;
    unsigned threads = 1;
};
struct ContestResult {
    uint64_t games = 0;
    double won = 0, spread = 0;                 // the share of first places, and its standard error
    double lead = 0;                            // alone: the points
    double failed = 0;                          // Solitaire: the share
};
ContestResult contest(const Contest& contest, Isa isa);

// The rules of one game, move by move: for the tests that hold them to those in Python.
class Table {
public:
    virtual ~Table() = default;
    virtual std::vector<Move> legal() const = 0;        // of the seat to move, faults left out
    virtual void play(const Move& move) = 0;
    virtual int turn() const = 0;
    virtual std::vector<int> scores() const = 0;
    virtual bool over() const = 0;
};
// A view, and what it hides: the tiles face down (a character a cell), or the stack in the order it is drawn.
std::unique_ptr<Table> table(const View& view, const std::string& face_down, const std::vector<int>& stack);

inline constexpr const char* kVerbs[] = {"lay", "flip", "write", "declare", "drop", "finish", "pass", "done"};
inline constexpr const char* kGames[] = {"tiles", "animals", "challenge", "solitaire", "markers", "one-two-three"};

inline const char* name_of(Verb verb) { return kVerbs[static_cast<int>(verb)]; }

inline Game game_named(std::string_view name) {
    for (int i = 0; i < 6; i++)
        if (name == kGames[i]) return static_cast<Game>(i + 1);
    fail("there is no such game");
}

inline Verb verb_named(std::string_view name) {
    for (int i = 0; i < 8; i++)
        if (name == kVerbs[i]) return static_cast<Verb>(i);
    fail("there is no such verb");
}

// Visits each field of a view by its name, but the game and the hands.
#define PLAY_FIELDS(X)                                                                                                      \
    X(seats) X(turn) X(board) X(scores) X(gone) X(scoring) X(stops) X(stack) X(left) X(due) X(solution) X(by_solution)      \
    X(advanced) X(round) X(rounds) X(played) X(idle) X(placed) X(sequence) X(lowest_first) X(teams) X(final) X(has_house)   \
    X(asks) X(order) X(written) X(stopped) X(used)
#define PLAY_VISIT(field) visit.template operator()<&View::field>(#field);
template <class Visit>
void each_field(Visit visit) {
    PLAY_FIELDS(PLAY_VISIT)
}
#undef PLAY_VISIT
#undef PLAY_FIELDS

// Many games of laying tiles side by side: arrays in, arrays out, no objects between.
// What lies before the seat to move in each game, row by row of the arrays; a game that ends is dealt anew at once.
struct GameBatch {
    int games = 0, cells = 0, seats = 0;
    std::vector<int8_t> boards;     // games × cells: a symbol from 1, 0 for empty
    std::vector<uint8_t> masks;     // games × cells: 1 where the tile in hand may be laid
    std::vector<int8_t> tiles;      // the tile of the seat to move
    std::vector<int8_t> turns;      // whose turn it is, from 0
    std::vector<int8_t> stacks;     // how many tiles can still be drawn
    std::vector<int16_t> scores;    // games × seats
    std::vector<uint8_t> ended;     // 1 where the last step ended a game
    std::vector<int16_t> finals;    // games × seats: the scores of the game that ended
    std::vector<float> rewards;     // games × seats: the winners of it share 1

    virtual ~GameBatch() = default;
    // Deals all games anew; the same seed deals the same games on every machine.
    virtual void reset(uint64_t seed) = 0;
    // A cell for each game. Where one is not allowed, its place is returned and nothing has changed; else -1.
    virtual int64_t step(const int32_t* actions) = 0;
    // Any allowed cell for each game, equally likely.
    virtual void sample(int32_t* actions) = 0;
    // The tiles that were dealt to a game, in the order in which they are drawn.
    virtual std::vector<int> stack(int game) const = 0;
};

// Golden Tiles or Animal Tiles, with their usual options.
std::unique_ptr<GameBatch> batch(Game game, int games, int seats, uint64_t seed);

}  // namespace kernel::play

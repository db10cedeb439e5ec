// The rules of each game, move by move, behind one interface. Slow and simple: a reference for tests.
#include "play/rules/flipping.hpp"
#include "play/rules/views.hpp"

namespace kernel::play {
namespace {

int cell_of(const Move& move) {
    demand(move.cell >= 0 && move.cell < 81, "there is no such cell");
    return move.cell;
}

template <class Position>
std::vector<int> scores_of(const Position& position) {
    return {position.scores, position.scores + position.seats};
}

template <int Side>
class LayingTable : public Table {
public:
    LayingTable(const View& view, const std::vector<int>& stack) {
        game_.position = laying_of<Side>(view);
        demand(stack.size() <= static_cast<size_t>(Side * Side), "the stack is too high");
        for (size_t i = 0; i < stack.size(); i++) game_.stack[i] = static_cast<uint8_t>(symbol_in(stack[i], Side));
        game_.position.left = static_cast<uint8_t>(stack.size());
        game_.position.stack = static_cast<uint8_t>(stack.size() - std::min(stack.size(), static_cast<size_t>(view.seats)));
        game_.begin();
    }
    std::vector<Move> legal() const override {
        std::vector<Move> moves;
        if (!over()) each(game_.position.room(game_.tile()), [&](int cell) { moves.push_back({Verb::lay, cell, 0}); });
        return moves;
    }
    void play(const Move& move) override {
        demand(!over() && move.verb == Verb::lay && move.cell >= 0 && move.cell < Side * Side, "not a move of this game");
        game_.lay(move.cell);
    }
    int turn() const override { return game_.position.turn; }
    std::vector<int> scores() const override { return scores_of(game_.position); }
    bool over() const override { return game_.over(); }

private:
    LaidGame<Side> game_;
};

// The tiles that lie face down, a symbol for each cell.
class FaceDown {
public:
    explicit FaceDown(const std::string& tiles) {
        std::fill(tiles_, tiles_ + 81, int8_t{-1});
        each_tile(tiles, 9, [&](int cell, int symbol) { tiles_[cell] = static_cast<int8_t>(symbol); });
    }
    int at(int cell) const {
        demand(cell >= 0 && cell < 81 && tiles_[cell] >= 0, "no tile lies there");
        return tiles_[cell];
    }

private:
    int8_t tiles_[81];
};

class ChallengeTable : public Table {
public:
    ChallengeTable(const View& view, const std::string& face_down) : position_(challenge_of(view)), tiles_(face_down) {}
    std::vector<Move> legal() const override {
        std::vector<Move> moves;
        if (position_.over) return moves;
        Places places(position_);
        each(position_.down, [&](int cell) { moves.push_back({Verb::flip, cell, 0}); });
        each(static_cast<uint64_t>(position_.kinds[position_.turn]), [&](int symbol) {
            each(static_cast<Mask>(places.room[symbol] & ~position_.down),
                 [&](int cell) { moves.push_back({Verb::write, cell, symbol + 1}); });
            each(places.forced[symbol], [&](int cell) { moves.push_back({Verb::declare, cell, symbol + 1}); });
            if (!places.room[symbol]) moves.push_back({Verb::drop, -1, symbol + 1});
        });
        return moves;
    }
    void play(const Move& move) override {
        demand(!position_.over, "the game is over");
        switch (move.verb) {
            case Verb::flip: return position_.flip(move.cell, tiles_.at(move.cell));
            case Verb::write: return position_.insert(symbol_in(move.symbol, 9), cell_of(move), false);
            case Verb::declare: return position_.insert(symbol_in(move.symbol, 9), cell_of(move), true);
            case Verb::drop: return position_.drop(symbol_in(move.symbol, 9));
            default: demand(false, "not a move of this game");
        }
    }
    int turn() const override { return position_.turn; }
    std::vector<int> scores() const override { return scores_of(position_); }
    bool over() const override { return position_.over; }

private:
    Challenge position_;
    FaceDown tiles_;
};

class SolitaireTable : public Table {
public:
    SolitaireTable(const View& view, const std::string& face_down) : position_(solitaire_of(view)), tiles_(face_down) {}
    std::vector<Move> legal() const override {
        std::vector<Move> moves;
        if (position_.over) return moves;
        if (may_flip(position_)) {
            each(position_.down, [&](int cell) { moves.push_back({Verb::flip, cell, 0}); });
            if (!position_.down) moves.push_back({Verb::finish, -1, 0});
        }
        for (int symbol = 0; symbol < 9; symbol++)
            each(position_.inserts(symbol), [&](int cell) { moves.push_back({Verb::write, cell, symbol + 1}); });
        return moves;
    }
    void play(const Move& move) override {
        demand(!position_.over, "the game is over");
        switch (move.verb) {
            case Verb::flip: return position_.flip(move.cell, tiles_.at(move.cell));
            case Verb::write: return position_.insert(symbol_in(move.symbol, 9), cell_of(move));
            case Verb::finish: return position_.finish();
            default: demand(false, "not a move of this game");
        }
    }
    int turn() const override { return 0; }
    std::vector<int> scores() const override { return {position_.points()}; }
    bool over() const override { return position_.over; }

private:
    Solitaire position_;
    FaceDown tiles_;
};

// What both writing games share; `ends` is the move that ends a turn early.
template <class Position>
class WritingTable : public Table {
public:
    WritingTable(Position position, Verb ends) : position_(position), ends_(ends) {}
    std::vector<Move> legal() const override {
        std::vector<Move> moves;
        if (position_.over) return moves;
        for (int symbol = 0; symbol < 9; symbol++)
            each(position_.room(symbol), [&](int cell) { moves.push_back({Verb::write, cell, symbol + 1}); });
        moves.push_back({ends_, -1, 0});
        return moves;
    }
    void play(const Move& move) override {
        demand(!position_.over && (move.verb == Verb::write || move.verb == ends_), "not a move of this game");
        if (move.verb == Verb::write) position_.write(symbol_in(move.symbol, 9), cell_of(move));
        else end_turn(position_);
    }
    int turn() const override { return turn_of(position_); }
    std::vector<int> scores() const override { return scores_of(position_); }
    bool over() const override { return position_.over; }

private:
    static void end_turn(Markers& position) { position.pass(); }
    static void end_turn(OneTwoThree& position) { position.done(); }
    static int turn_of(const Markers& position) { return position.turn; }
    static int turn_of(const OneTwoThree& position) { return position.turn(); }

    Position position_;
    Verb ends_;
};

}  // namespace

std::unique_ptr<Table> table(const View& view, const std::string& face_down, const std::vector<int>& stack) {
    switch (view.game) {
        case Game::tiles: return std::make_unique<LayingTable<9>>(view, stack);
        case Game::animals: return std::make_unique<LayingTable<6>>(view, stack);
        case Game::challenge: return std::make_unique<ChallengeTable>(view, face_down);
        case Game::solitaire: return std::make_unique<SolitaireTable>(view, face_down);
        case Game::markers:
            return std::make_unique<WritingTable<Markers>>(markers_of(view), view.advanced ? Verb::done : Verb::pass);
        case Game::one_two_three: return std::make_unique<WritingTable<OneTwoThree>>(one_two_three_of(view), Verb::done);
    }
    fail("there is no such game");
}

}  // namespace kernel::play

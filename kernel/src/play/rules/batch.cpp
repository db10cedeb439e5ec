#include "kernel/play.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "play/rules/deals.hpp"

namespace kernel::play {
namespace {

// A byte for each bit of the lowest eight, 0 or 1, the lowest first.
uint64_t spread(uint64_t byte) {
    return ((byte * 0x0101010101010101u & 0x8040201008040201u) + 0x7F7F7F7F7F7F7F7Fu) >> 7 & 0x0101010101010101u;
}

template <int Side>
class LaidBatch final : public GameBatch {
public:
    static constexpr int kCells = Side * Side;

    LaidBatch(int wanted, int players, uint64_t seed) {
        games = wanted;
        cells = kCells;
        seats = players;
        size_t count = static_cast<size_t>(wanted), all = static_cast<size_t>(players);
        boards.resize(count * kCells);
        masks.resize(count * kCells);
        for (auto* column : {&tiles, &turns, &stacks}) column->resize(count);
        ended.resize(count);
        for (auto* column : {&scores, &finals}) column->resize(count * all);
        rewards.resize(count * all);
        laid_.resize(count);
        reset(seed);
    }

    void reset(uint64_t seed) override {
        chance_ = Chance(seed, 0);
        dealt_ = 0;
        seed_ = seed;
        std::fill(ended.begin(), ended.end(), uint8_t{0});
        std::fill(rewards.begin(), rewards.end(), 0.0f);
        std::fill(finals.begin(), finals.end(), int16_t{0});
        for (int i = 0; i < games; i++) deal(i);
    }

    int64_t step(const int32_t* actions) override {
        for (int i = 0; i < games; i++) {
            int32_t cell = actions[i];
            if (cell < 0 || cell >= kCells || !masks[static_cast<size_t>(i) * kCells + static_cast<size_t>(cell)]) return i;
        }
        for (int i = 0; i < games; i++) {
            LaidGame<Side>& game = laid_[i];
            boards[static_cast<size_t>(i) * kCells + static_cast<size_t>(actions[i])] = static_cast<int8_t>(game.tile() + 1);
            game.lay(actions[i]);
            if (ended[i]) std::fill_n(&rewards[row(i)], seats, 0.0f);
            ended[i] = game.over();
            if (game.over()) {
                pay(i);
                deal(i);
            } else {
                show(i);
            }
        }
        return -1;
    }

    void sample(int32_t* actions) override {
        for (int i = 0; i < games; i++) {
            const LaidGame<Side>& game = laid_[i];
            auto room = game.position.room(game.tile());
            actions[i] = nth(room, static_cast<int>(chance_.below(static_cast<uint32_t>(count(room)))));
        }
    }

    std::vector<int> stack(int i) const override {
        const LaidGame<Side>& game = laid_[i];
        std::vector<int> drawn;
        for (int tile = 0; tile < game.next + game.position.left; tile++) drawn.push_back(game.stack[tile] + 1);
        return drawn;
    }

private:
    size_t row(int i) const { return static_cast<size_t>(i) * static_cast<size_t>(seats); }

    // The winners share 1.
    void pay(int i) {
        const int16_t* points = laid_[i].position.scores;
        int16_t most = *std::max_element(points, points + seats);
        auto winners = std::count(points, points + seats, most);
        for (int seat = 0; seat < seats; seat++) {
            finals[row(i) + static_cast<size_t>(seat)] = points[seat];
            rewards[row(i) + static_cast<size_t>(seat)] = points[seat] == most ? 1.0f / static_cast<float>(winners) : 0.0f;
        }
    }

    // Another game; one in which the first tile fits nowhere is dealt again.
    void deal(int i) {
        LaidGame<Side>& game = laid_[i];
        do {
            Chance chance(seed_, ++dealt_);
            game = LaidGame<Side>{};
            game.position.seats = static_cast<uint8_t>(seats);
            if (Side == 6) game.position.scoring = Scoring::block;
            lay_golden(game.position, Side == 6, chance);
            deal_stack(game, chance);
        } while (game.over());
        int8_t* board = &boards[static_cast<size_t>(i) * kCells];
        std::memset(board, 0, kCells);
        for (int symbol = 0; symbol < Side; symbol++)
            for (auto rest = game.position.where[symbol]; rest; rest &= rest - 1)
                board[lowest(rest)] = static_cast<int8_t>(symbol + 1);
        show(i);
    }

    void show(int i) {
        const LaidGame<Side>& game = laid_[i];
        size_t place = static_cast<size_t>(i);
        tiles[place] = static_cast<int8_t>(game.tile() + 1);
        turns[place] = static_cast<int8_t>(game.position.turn);
        stacks[place] = static_cast<int8_t>(game.position.stack);
        std::copy_n(game.position.scores, seats, &scores[row(i)]);
        auto room = game.position.room(game.tile());
        uint8_t* mask = &masks[place * kCells];
        for (int cell = 0; cell < kCells; cell += 8) {
            uint64_t bytes = spread(static_cast<uint64_t>(room >> cell) & 0xFF);
            std::memcpy(mask + cell, &bytes, static_cast<size_t>(std::min(8, kCells - cell)));
        }
    }

    std::vector<LaidGame<Side>> laid_;
    Chance chance_;
    uint64_t seed_ = 0, dealt_ = 0;
};

}  // namespace

std::unique_ptr<GameBatch> batch(Game game, int games, int seats, uint64_t seed) {
    if (games < 1) throw std::invalid_argument("a batch has at least one game");
    if (seats < 1 || seats > 4) throw std::invalid_argument("these games are for one to four seats");
    if (game == Game::tiles) return std::make_unique<LaidBatch<9>>(games, seats, seed);
    if (game == Game::animals) return std::make_unique<LaidBatch<6>>(games, seats, seed);
    throw std::invalid_argument("only tiles and animals are played in batches");
}

}  // namespace kernel::play

// Which compiled copy plays on this machine.
#include "kernel/play.hpp"

#include "play/entry_points.hpp"
#include "play/net.hpp"

namespace kernel::play {
namespace {

const EntryPoints& entry_points(Isa isa) {
#if defined(KERNEL_X86)
    if (isa == Isa::avx512 && __builtin_cpu_supports("avx512vnni")) return kAvx512;
    if (isa == Isa::avx512 || isa == Isa::avx2) return kAvx2;
#endif
    (void)isa;
    return kPortable;
}

}  // namespace

std::shared_ptr<const Net> load_net(const std::string& bytes) { return std::make_shared<const Net>(read_net(bytes)); }

bool suits(const Net& net, Game game, int seats) {
    return net.game == static_cast<int>(game) && seats >= 0 && seats < 32 && (net.seats >> seats & 1);
}

std::vector<Choice> advise(const View& view, const Net* net, const Effort& effort, uint64_t seed, Isa isa) {
    return entry_points(isa).advise(view, net, effort, seed);
}
std::vector<Choice> weigh(const View& view, const Net* net, const Effort& effort, const std::vector<Move>& moves, Isa isa) {
    return entry_points(isa).weigh(view, net, effort, moves);
}
uint64_t play_out(Game game, uint64_t games, uint64_t seed, Isa isa) { return entry_points(isa).play_out(game, games, seed); }
std::vector<float> evaluate(const View& view, const Net& net, Isa isa) { return entry_points(isa).evaluate(view, net); }
ContestResult contest(const Contest& contest, Isa isa) { return entry_points(isa).contest(contest); }

}  // namespace kernel::play

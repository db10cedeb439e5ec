"""The network knows the symmetries of Sudoku, and survives being written, widened and read again."""

import pytest
import torch

from training.board import NINE, SIX, Shape
from training.network import Design, Network, PlaneCounts, Planes
from training.weights import pack, unpack, widened

COUNTS = PlaneCounts(2, 3, 2, 4)


def network(shape: Shape = NINE, width: int = 16) -> Network:
    torch.manual_seed(3)
    made = Network(Design(shape, COUNTS, width=width, layers=2, kinds=2))
    for value in made.parameters():
        torch.nn.init.normal_(value, std=0.3)
    return made


def planes(shape: Shape = NINE, positions: int = 2) -> Planes:
    torch.manual_seed(4)
    n = shape.size
    sizes = ((n, n * n), (n * n,), (n,), ())
    made = (torch.rand(positions, *size, count) for size, count in zip(sizes, COUNTS, strict=True))
    return Planes(*made)


def moved(seen: Planes, cells: list[int], numbers: list[int]) -> Planes:
    """The same positions with their cells and numbers in another order."""
    node = seen.node[:, numbers][:, :, cells]
    return Planes(node, seen.cell[:, cells], seen.symbol[:, numbers], seen.table)


NUMBERS = [3, 1, 4, 0, 5, 8, 2, 6, 7]
SAME = list(range(9))


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [
        ([9 * (cell % 9) + cell // 9 for cell in range(81)], SAME),
        ([9 * [1, 0, 2, 3, 4, 5, 6, 7, 8][cell // 9] + cell % 9 for cell in range(81)], SAME),
        ([9 * (cell // 9) + [6, 7, 8, 3, 4, 5, 0, 1, 2][cell % 9] for cell in range(81)], SAME),
        (list(range(81)), NUMBERS),
    ],
    ids=["transposed", "rows of a band exchanged", "stacks exchanged", "numbers exchanged"],
)
def test_symmetries_move_the_outputs_alike(cells: list[int], numbers: list[int]) -> None:
    net, seen = network(), planes()
    direct = net(*seen)[:, numbers][:, :, cells]
    assert torch.allclose(net(*moved(seen, cells, numbers)), direct, atol=1e-4)


def test_exchanging_rows_of_different_bands_is_not_a_symmetry() -> None:
    net, seen = network(), planes()
    cells = [9 * [3, 1, 2, 0, 4, 5, 6, 7, 8][cell // 9] + cell % 9 for cell in range(81)]
    assert not torch.allclose(net(*moved(seen, cells, SAME)), net(*seen)[:, :, cells], atol=1e-2)


@pytest.mark.parametrize("shape", [NINE, SIX])
def test_a_weight_file_gives_the_same_outputs(shape: Shape) -> None:
    net, seen = network(shape), planes(shape)
    again = unpack(pack(net, game=3, seats=[2, 3]), shape)
    assert torch.allclose(again(*seen), net(*seen), atol=2e-2)


def test_a_weight_file_begins_with_the_header_of_the_kernel() -> None:
    data = pack(network(), game=3, seats=[2, 3])
    assert data[:8] == b"FHNET\0\0\1"
    header = torch.frombuffer(bytearray(data[8:48]), dtype=torch.int32).tolist()
    assert header == [3, 0b1100, 16, 2, 2, *COUNTS, 2]


@pytest.mark.parametrize("at", [3, 30, 100, -1])
def test_a_damaged_weight_file_is_refused(at: int) -> None:
    data = bytearray(pack(network(), game=3, seats=[2]))
    data[at] ^= 1
    with pytest.raises(ValueError, match="damaged"):
        unpack(bytes(data))


def test_a_widened_network_gives_the_same_outputs() -> None:
    net, seen = network(width=16), planes()
    counts = PlaneCounts(COUNTS.node + 1, COUNTS.cell, COUNTS.symbol + 2, COUNTS.table)
    wide = Network(Design(NINE, counts, width=32, layers=2, kinds=2))
    wide.load_state_dict(widened(net, wide.design))
    more = Planes(
        torch.cat([seen.node, torch.ones(2, 9, 81, 1)], -1),
        seen.cell,
        torch.cat([seen.symbol, torch.ones(2, 9, 2)], -1),
        seen.table,
    )
    assert torch.allclose(wide(*more), net(*seen), atol=1e-4)

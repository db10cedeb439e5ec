"""Weight files that the kernel reads, and their provenance beside them."""

import json
import math
import struct
import subprocess
import zlib
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from training.board import NINE, Shape
from training.network import EPSILON, POINTS_SCALE, Design, Network, PlaneCounts

MAGIC = b"FHNET\0\0\1"
HEADER = struct.Struct("<8s10I2f2I")
HALF = 2


def pack(network: Network, *, game: int, seats: list[int]) -> bytes:
    """A network as a weight file: header, all numbers as float16 in the order of its state, a checksum."""
    design = network.design
    numbers = torch.cat([value.detach().float().flatten().cpu() for value in network.state_dict().values()])
    header = HEADER.pack(
        MAGIC,
        game,
        sum(1 << count for count in seats),
        design.width,
        design.layers,
        design.kinds,
        *design.planes,
        HALF,
        EPSILON,
        POINTS_SCALE,
        len(numbers),
        0,
    )
    body = header + numbers.half().numpy().tobytes()
    return body + struct.pack("<I", zlib.crc32(body))


def unpack(data: bytes, shape: Shape = NINE) -> Network:
    """The network of a weight file. Raises ValueError where the file is damaged."""
    if len(data) < HEADER.size + 4 or struct.unpack("<I", data[-4:])[0] != zlib.crc32(data[:-4]):
        raise ValueError("damaged weight file: wrong checksum")
    magic, _, _, width, layers, kinds, *rest = HEADER.unpack(data[: HEADER.size])
    if magic != MAGIC or rest[4] != HALF:
        raise ValueError("unknown kind of weight file")
    network = Network(Design(shape, PlaneCounts(*rest[:4]), width, layers, kinds))
    numbers = torch.frombuffer(bytearray(data[HEADER.size : -4]), dtype=torch.float16).float()
    state, begin = network.state_dict(), 0
    for name, value in state.items():
        state[name] = numbers[begin : begin + value.numel()].view(value.shape)
        begin += value.numel()
    if begin != len(numbers):
        raise ValueError("damaged weight file: wrong length")
    network.load_state_dict(state)
    return network


class FirstPlanes(nn.Module):
    """A network that was trained with the first planes of each group only."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def forward(self, *planes: Tensor) -> Tensor:
        wanted = self.network.design.planes
        parts = [plane[..., :count] for plane, count in zip(planes, wanted, strict=True)]
        return self.network(*parts)  # type: ignore[no-any-return]


def load(path: Path, device: str, shape: Shape = NINE) -> FirstPlanes:
    """A network from a weight file, or from a PyTorch file with its design as `cfg` and its state as `sd`."""
    if path.suffix == ".net":
        network = unpack(path.read_bytes(), shape)
    else:
        saved = torch.load(path, map_location="cpu", weights_only=True)
        planes, width, layers, kinds = saved["cfg"]
        network = Network(Design(shape, PlaneCounts(*planes), width, layers, kinds))
        network.load_state_dict(saved["sd"])
    if device.startswith("cuda"):
        network.compile_ends()
    return FirstPlanes(network).to(device).eval().requires_grad_(False)


def widened(network: Network, design: Design) -> dict[str, Tensor]:
    """The state of a larger network with the same outputs: more width or planes, as many layers."""
    torch.manual_seed(0)
    state = Network(design).state_dict()
    ratio = math.sqrt(network.design.width / design.width)
    for name, old in network.state_dict().items():
        new = state[name]
        new.normal_(std=0.1 / math.sqrt(design.width)) if name.endswith("w0.weight") else new.zero_()
        corner = tuple(slice(0, size) for size in old.shape)
        if old.dim() == 2:
            new[: old.shape[0]] = 0.0
        # The root mean square of a node is smaller where some of its numbers are 0.
        is_scaled = name.endswith(".g") or name in ("h1.weight", "g1.weight")
        new[corner] = old * ratio if is_scaled else old
    return state


def commit() -> str:
    """The commit of the code that runs, or "unknown" outside a repository."""
    answer = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return answer.stdout.strip() or "unknown"


def write(network: Network, folder: Path, name: str, *, game: int, seats: list[int], story: Any) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.net"
    path.write_bytes(pack(network, game=game, seats=seats))
    path.with_suffix(".json").write_text(json.dumps(story, indent=1) + "\n")
    return path

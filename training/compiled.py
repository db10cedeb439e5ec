"""A network that is always called with one batch size, so that the GPU's compiler sees one shape only."""

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn


class Chunked:
    """Evaluates any number of positions in chunks of one size; the last one is filled up."""

    def __init__(self, network: nn.Module, chunk: int) -> None:
        self.chunk, self.run = chunk, network

    def __call__(self, *planes: Tensor) -> Tensor:
        count, chunk = len(planes[0]), self.chunk
        parts = []
        for begin in range(0, count, chunk):
            part = [plane[begin : begin + chunk] for plane in planes]
            missing = chunk - len(part[0])
            if missing:
                part = [F.pad(plane, (0, 0) * (plane.dim() - 1) + (0, missing)) for plane in part]
            parts.append(self.run(*part))
        return torch.cat(parts)[:count]

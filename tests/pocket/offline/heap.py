"""Parts that tell how much memory the WebAssembly of each worker has, for measurements."""

import shutil
from pathlib import Path

from fullhouse.server.net import static
from tests.pocket.offline.guest import write_parts_list

TELLS = {
    "boot.mjs": (
        "  return python;\n",
        """  const talk = new BroadcastChannel('heaps');
  const sizes = () => [python._module.HEAP8.length, globalThis.kernelMemory.buffer.byteLength];
  setInterval(() => talk.postMessage([location.pathname.split('/').pop(), ...sizes()]), 500);
  return python;\n""",
    ),
    "kernel.mjs": (
        "  exports._initialize();\n",
        "  exports._initialize();\n  globalThis.kernelMemory = exports.memory;\n",
    ),
}
"""By file: what is replaced, and by what."""
HEAR = """{
    window.heaps = {}
    new BroadcastChannel('heaps').onmessage = ({ data: [worker, ...sizes] }) => {
        heaps[worker] = sizes.map(size => Math.round(size / 1e5) / 10)
    }
}"""
"""In a page: megabytes of each worker, of Python and of the kernel."""


def telling_parts(folder: Path) -> Path:
    parts = folder / "telling-parts"
    shutil.copytree(static.BUILT, parts)
    for name, (before, after) in TELLS.items():
        text = (parts / name).read_text("utf-8")
        assert text.count(before) == 1, name
        (parts / name).write_text(text.replace(before, after), "utf-8")
        (parts / f"{name}.br").unlink(missing_ok=True)
    write_parts_list(parts, "telling")
    return parts

/** Runs the kernel's module for a program on the other side of two pipes: `node kernel-pipe.mjs kernel.wasm`. */
import { readFileSync, readSync, writeSync } from 'node:fs';
import { openKernel } from './kernel.mjs';

const kernel = await openKernel(await WebAssembly.compile(readFileSync(process.argv[2] ?? '')));

/** So many bytes of the standard input; null where it has ended. */
function read(size) {
  const bytes = Buffer.alloc(size);
  let filled = 0;
  while (filled < size) {
    const more = readSync(0, bytes, filled, size - filled, null);
    if (more === 0) return null;
    filled += more;
  }
  return bytes;
}

function readPart() {
  const length = read(4);
  return length && read(length.readUInt32BE());
}

function write(bytes) {
  let written = 0;
  while (written < bytes.length) written += writeSync(1, bytes, written);
}

for (let name = readPart(); name; name = readPart()) {
  const { why, body } = kernel.call(name.toString(), readPart() ?? Buffer.alloc(0));
  const said = body ?? Buffer.from(why);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(said.length);
  write(Buffer.concat([Buffer.from([body ? 0 : 1]), length, said]));
}

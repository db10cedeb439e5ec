/** Unpacks the browser of @sparticuz/chromium: `node unpack.mjs PACKAGES FOLDER`. Python has no Brotli of its own. */
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [packages, folder] = process.argv.slice(2);
const packed = join(packages, 'node_modules/@sparticuz/chromium/bin');
const files = { 'chromium.br': 'headless', 'al2023.tar.br': 'lib.tar', 'fonts.tar.br': 'fonts.tar' };
for (const [from, to] of Object.entries(files)) {
  const mode = to === 'headless' ? 0o755 : 0o644;
  await pipeline(
    createReadStream(join(packed, from)),
    createBrotliDecompress(),
    createWriteStream(join(folder, to), { mode }),
  );
}

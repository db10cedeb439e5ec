/**
 * Packs the parts by brotli, each beside itself: `node pack.mjs PARTS KEPT QUALITY`. The best quality takes a minute,
 * so that what was packed once is kept under its hash.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder, kept, quality] = process.argv.slice(2);
const LARGEST_WINDOW = 24;

function packed(body) {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: LARGEST_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

mkdirSync(kept, { recursive: true });
let size = 0;
for (const { name, sha256 } of JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8')).parts) {
  const file = join(kept, `${sha256}-${quality}.br`);
  if (!existsSync(file)) writeFileSync(file, packed(readFileSync(join(folder, name))));
  copyFileSync(file, join(folder, `${name}.br`));
  size += readFileSync(file).length;
}
console.log(
  `${(size / 1e6).toFixed(2)} MB packed by brotli, quality ${quality}, with the words of all languages`,
);

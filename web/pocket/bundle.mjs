/**
 * Makes the parts that a browser needs to be its own server: `node bundle.mjs SOURCE WHEELS KERNEL OUT`.
 * What is packed is compiled by the Python that will read it.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';
import { tryParts } from './try-parts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const engine = resolve(here, 'node_modules/pyodide');
const [source, wheels, kernel, out] = process.argv.slice(2).map((path) => resolve(path));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const python = await loadPyodide({ indexURL: engine });
for (const [name, path] of Object.entries({ '/src': source, '/wheels': wheels, '/out': out }))
  python.mountNodeFS(name, path);
python.FS.writeFile('/python.zip', readFileSync(join(engine, 'python_stdlib.zip')));
python.runPython(readFileSync(join(root, 'release/pocket_bundle.py'), 'utf8'));

for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'])
  copyFileSync(join(engine, name), join(out, name));
for (const name of ['authority.mjs', 'boot.mjs', 'job_worker.mjs', 'jobs.mjs', 'kernel.mjs', 'shelf.mjs'])
  copyFileSync(join(here, name), join(out, name));
copyFileSync(kernel, join(out, 'kernel.wasm'));

const files = readdirSync(out).sort();
const parts = files.map((name) => {
  const body = readFileSync(join(out, name));
  return { name, bytes: body.length, sha256: createHash('sha256').update(body).digest('hex') };
});
const version = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
writeFileSync(join(out, 'parts.json'), `${JSON.stringify({ version, parts }, null, 1)}\n`);
for (const { name, bytes } of parts) console.log(String(bytes).padStart(9), name);
// Node would show the line that threw, and the whole engine is one.
const count = await tryParts(out).catch((error) => console.error(error.message));
if (count) console.log(`${count} modules can be imported`);
process.exit(count ? 0 : 1);

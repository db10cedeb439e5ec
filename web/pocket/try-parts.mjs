/** Starts Python from the packed parts, as a browser does, here for tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Python with the server in it, in English. */
export async function startParts(folder) {
  const { openKernel } = await import(pathToFileURL(join(folder, 'kernel.mjs')).href);
  const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: join(folder, 'python.zip'),
    lockFileContents: {
      info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten', python: '3.14.2', version: '1' },
      packages: {},
    },
    packageBaseUrl: folder,
  });
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'app.zip'))), 'zip', {
    extractDir: '/app',
  });
  python.registerJsModule(
    'fullhouse_kernel',
    await openKernel(await WebAssembly.compile(readFileSync(join(folder, 'kernel.wasm')))),
  );
  python.runPython('import sys; sys.path.insert(0, "/app"); import fullhouse_kernel');
  return python;
}

/** Imports all of the server: nothing is missing. How many modules that are. */
export const tryParts = async (folder) =>
  (await startParts(folder)).runPython(`
import importlib, pkgutil, fullhouse
names = sorted(one.name for one in pkgutil.walk_packages(fullhouse.__path__, "fullhouse."))
missing = {}
for name in names:
    try: importlib.import_module(name)
    except ImportError as error: missing[name] = str(error).partition("\\n")[0]
if missing: raise ImportError(missing)
from fullhouse.solver import backend
assert backend.name() == "wasm"
len(names)
`);

/** Starts Python with the server in it: the same for the authority and for the worker of heavy jobs. */
import { openKernel } from './kernel.mjs';
import { loadPyodide } from './pyodide.mjs';

export const HERE = new URL('./', import.meta.url);
const APP = '/app';

const bytes = async (name) => {
  const answer = await fetch(new URL(name, HERE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
};

/** Python, with everything unpacked that people of these languages need. */
export async function boot(languages) {
  const [python, app, module, ...words] = await Promise.all([
    loadPyodide({
      indexURL: HERE.href,
      stdLibURL: new URL('python.zip', HERE).href,
      lockFileContents: {
        info: {
          abi_version: '2026_0',
          arch: 'wasm32',
          platform: 'emscripten',
          python: '3.14.2',
          version: '1',
        },
        packages: {},
      },
      packageBaseUrl: HERE.href,
      env: { HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
    }),
    bytes('app.zip'),
    bytes('kernel.wasm').then((code) => WebAssembly.compile(code)),
    ...languages.filter((one) => one !== 'en').map((one) => bytes(`words-${one}.zip`)),
  ]);
  for (const archive of [app, ...words]) python.unpackArchive(archive, 'zip', { extractDir: APP });
  python.registerJsModule('fullhouse_kernel', await openKernel(module));
  python.runPython(`import sys; sys.path.insert(0, "${APP}"); import fullhouse_kernel`);
  return python;
}

/** The words of one more language, from now on. */
export async function addLanguage(python, language) {
  python.unpackArchive(await bytes(`words-${language}.zip`), 'zip', { extractDir: APP });
}

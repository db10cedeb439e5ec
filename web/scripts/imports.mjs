// @ts-check
/** Reads what each source file imports: also types, files that are fetched later, and files found by a pattern. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '/index.ts'];

/**
 * What a component imports, in its script and in its markup.
 * @param {string} text
 */
function ofComponent(text) {
  /** @type {string[]} */
  const named = [];
  const visit = (/** @type {unknown} */ node) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && typeof node.type === 'string' && /^(Import|Export|TSImport)/.test(node.type)) {
      const { source, argument } = /** @type {Record<string, any>} */ (node);
      const name = source?.value ?? argument?.literal?.value ?? argument?.value;
      if (typeof name === 'string') named.push(name);
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parse(text, { modern: true }));
  return named;
}

const ofScript = (/** @type {string} */ text) =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The patterns by which files are found: a `*` stands for one name. */
const patterns = (/** @type {string} */ text) =>
  [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\('([^']+)'/g)].map(([, pattern = '']) => pattern);

/**
 * By file, the files of the folder that it imports; all paths start in the folder.
 * @param {string} folder
 * @returns {Map<string, string[]>}
 */
export function importsOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const known = new Set(files.filter((file) => /\.(ts|svelte|css|json)$/.test(file)));
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const file of known) {
    const text = readFileSync(posix.join(folder, file), 'utf8');
    const at = (/** @type {string} */ name) => posix.join(posix.dirname(file), name);
    const named = file.endsWith('.svelte') ? ofComponent(text) : file.endsWith('.ts') ? ofScript(text) : [];
    const imported = named
      .filter((name) => name.startsWith('.'))
      .flatMap((name) => ENDINGS.map((ending) => at(name) + ending).find((one) => known.has(one)) ?? []);
    const found = patterns(text).flatMap((pattern) => {
      const [before = '', after = ''] = at(pattern).split('*');
      const isMatch = (/** @type {string} */ one) =>
        one.startsWith(before) &&
        one.endsWith(after) &&
        !one.slice(before.length, -after.length).includes('/');
      return [...known].filter(isMatch);
    });
    graph.set(file, [...new Set([...imported, ...found])]);
  }
  return graph;
}

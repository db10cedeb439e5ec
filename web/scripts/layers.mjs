// @ts-check
/** The order of the client's folders, and which imports break it. */

/** A folder imports only folders that stand before it; files beside the folders may import all of them. */
const LAYERS = [
  'net',
  'sudoku',
  'words',
  'device',
  'storage',
  'contract',
  'state',
  'style',
  'faces',
  'art',
  'board',
  'games',
  'parts',
  'views',
  'pages',
  '.',
];
/** These draw nothing: they hold no component. */
const HEADLESS = LAYERS.slice(0, LAYERS.indexOf('style'));

/** @typedef {ReadonlyMap<string, readonly string[]>} Graph What each file, or each folder, imports. */

const folderOf = (/** @type {string} */ file) => file.slice(0, Math.max(0, file.lastIndexOf('/'))) || '.';
const topOf = (/** @type {string} */ file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');
const rankOf = (/** @type {string} */ file) => LAYERS.indexOf(topOf(file));

/** The folder of the game that a file belongs to; empty outside the games and for what they share. */
const gameOf = (/** @type {string} */ file) => /^games\/(?!kit\/)([^/]+)\//.exec(file)?.[1] ?? '';

/**
 * Why a file may not import another one; null where it may.
 * @param {string} from
 * @param {string} to
 */
function fault(from, to) {
  if (rankOf(to) > rankOf(from)) return `${topOf(to)} stands after ${topOf(from)}`;
  if (gameOf(to) && topOf(from) !== 'games') return 'games are found by looking, not by name';
  if (gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to))
    return 'what games share stands in games/kit';
  return null;
}

/**
 * Groups whose members all reach each other: none where nothing goes in circles.
 * @param {Graph} graph
 * @returns {string[][]}
 */
function circles(graph) {
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const groups = [];
  const visit = (/** @type {string} */ one) => {
    order.set(one, order.size);
    let low = order.size - 1;
    open.push(one);
    for (const next of graph.get(one) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(one)) {
      const group = open.splice(open.indexOf(one));
      if (group.length > 1) groups.push(group.sort());
    }
    return low;
  };
  for (const one of graph.keys()) if (!order.has(one)) visit(one);
  return groups;
}

/**
 * What each folder imports.
 * @param {Graph} graph
 * @returns {Graph}
 */
function byFolder(graph) {
  /** @type {Map<string, Set<string>>} */
  const folders = new Map();
  for (const [file, imported] of graph) {
    const from = folderOf(file);
    const own = folders.get(from) ?? new Set();
    folders.set(from, own);
    for (const one of imported) if (folderOf(one) !== from) own.add(folderOf(one));
  }
  return new Map([...folders].map(([folder, imported]) => [folder, [...imported]]));
}

/**
 * Everything that breaks the order, one line each.
 * @param {Graph} graph
 */
export function faultsOf(graph) {
  /** @type {string[]} */
  const faults = [];
  for (const [file, imported] of graph) {
    if (rankOf(file) < 0) faults.push(`${file}: its folder has no layer`);
    if (HEADLESS.includes(topOf(file)) && file.endsWith('.svelte'))
      faults.push(`${file}: a component in a folder that draws nothing`);
    for (const one of imported) {
      const why = fault(file, one);
      if (why) faults.push(`${file} imports ${one}: ${why}`);
    }
  }
  for (const group of circles(graph)) faults.push(`files import each other: ${group.join(', ')}`);
  for (const group of circles(byFolder(graph))) faults.push(`folders import each other: ${group.join(', ')}`);
  return faults;
}

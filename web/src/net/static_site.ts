/** Where this page comes from: a server, or a plain folder of files, in which the browser is its own server. */

const META = 'fullhouse-local-server';

/** On a site without a server: the folder of the local server's parts. */
const said =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content;

/** Whether there is no server: everything happens in this browser. */
export const isWithoutServer = !!said;

/** The folder of the site. Without a server, pages are told apart by what follows `?`, so that this never changes. */
export const ROOT = isWithoutServer ? new URL('.', location.href).pathname : '/';

/** What a browser keeps in order to play without a network, once all of it is there. */
export interface KeptParts {
  /** Of all files together. */
  version: string;
  /** The folder of the local server's parts. */
  parts: string;
}

/** Where it is remembered. */
export const PARTS_KEY = 'fullhouse:offline';

/** What is kept; null where nothing is, or not everything. */
export function keptParts(): KeptParts | null {
  if (said) return { version: said, parts: said };
  try {
    const stored = JSON.parse(localStorage.getItem(PARTS_KEY) ?? 'null') as Partial<KeptParts> | null;
    return typeof stored?.version === 'string' && typeof stored.parts === 'string'
      ? { version: stored.version, parts: stored.parts }
      : null;
  } catch {
    return null;
  }
}

/** How the tokens of this browser's own tables begin. */
const MARK = 'here-';

/** Whether the table of a key is in this browser, and at no server. */
export const isHere = (token: string | undefined): boolean =>
  isWithoutServer || (token?.startsWith(MARK) ?? false);

/** Whether the parts of a local server are here: then this browser may be its own server. */
export const hasParts = (): boolean => keptParts() !== null;

/** Fetches all files of one version into one cache, each checked against its hash. What is there already is not fetched again. */

export interface KeptFile {
  /** From the folder of the site; empty: the page itself. */
  path: string;
  bytes: number;
  /** How many bytes go over the network. */
  sent: number;
  sha256: string;
  language?: string;
}

export interface OfflineList {
  version: string;
  parts: string;
  files: KeptFile[];
}

/** Why it could not be kept. */
export type Bad = 'damaged' | 'full' | 'away';

export class NotKept extends Error {
  readonly why: Bad;
  constructor(why: Bad) {
    super(why);
    this.why = why;
  }
}

type Shelf = Pick<Cache, 'match' | 'put'>;

export interface Tools {
  shelf: Shelf;
  /** A file of this hash that another version has left. */
  older: (sha256: string) => Promise<Response | undefined>;
  fetch: (address: string, how: RequestInit) => Promise<Response>;
  /** The address of a path. */
  addressOf: (path: string) => string;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** What people of this language keep. */
export const wantedFiles = ({ files }: OfflineList, language: string): KeptFile[] =>
  files.filter((file) => !file.language || file.language === language);

export const sentOf = (files: readonly KeptFile[]): number => files.reduce((sum, { sent }) => sum + sent, 0);

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function isWhole(body: ArrayBuffer, { bytes, sha256 }: KeptFile): Promise<boolean> {
  return body.byteLength === bytes && hex(await crypto.subtle.digest('SHA-256', body)) === sha256;
}

/** The body of an answer, told as it comes in. */
async function bodyOf(answer: Response, onBytes: (count: number) => void): Promise<ArrayBuffer> {
  if (!answer.body) return answer.arrayBuffer();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = answer.body.getReader();
  let count = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    count += next.value.length;
    onBytes(count);
  }
  return new Blob(chunks).arrayBuffer();
}

/** What the browser has to know of an answer that is kept: its body is unpacked. */
function headersOf(answer: Response): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'content-security-policy', 'x-content-type-options']) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}

async function put(shelf: Shelf, address: string, answer: Response): Promise<void> {
  try {
    await shelf.put(address, answer);
  } catch {
    throw new NotKept('full');
  }
}

async function fetchFile(file: KeptFile, tools: Tools, onBytes: (count: number) => void): Promise<void> {
  const address = tools.addressOf(file.path);
  for (const cache of ['no-cache', 'reload'] as const) {
    let answer: Response;
    let body: ArrayBuffer;
    try {
      answer = await tools.fetch(address, { cache, signal: tools.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      body = await bodyOf(answer, onBytes);
    } catch {
      throw new NotKept('away');
    }
    if (await isWhole(body, file)) {
      await put(tools.shelf, address, new Response(body, { headers: headersOf(answer) }));
      return;
    }
  }
  throw new NotKept('damaged');
}

/** Fetch what is missing of these files. Fails with NotKept; what was fetched by then stays for the next try. */
export async function fetchFiles(files: readonly KeptFile[], tools: Tools): Promise<void> {
  let done = 0;
  for (const file of files) {
    const address = tools.addressOf(file.path);
    if (!(await tools.shelf.match(address))) {
      const older = await tools.older(file.sha256);
      if (older) await put(tools.shelf, address, older);
      else
        await fetchFile(file, tools, (count) =>
          tools.onProgress(done + file.sent * Math.min(1, count / Math.max(1, file.bytes))),
        );
    }
    done += file.sent;
    tools.onProgress(done);
  }
}

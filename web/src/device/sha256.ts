/** SHA-256 of a text (FIPS 180-4). Browsers have their own only under HTTPS, and a table at home is plain HTTP. */

const WORDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let one = 2; primes.length < count; one++) if (primes.every((prime) => one % prime)) primes.push(one);
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

const START = fractions(8, Math.sqrt);
const ROUNDS = fractions(WORDS, Math.cbrt);

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  view.setUint8(bytes.length, 0x80);
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n);
  return view;
}

function mixed(state: readonly number[], view: DataView, begin: number): number[] {
  const words: number[] = [];
  const word = (at: number) => words[at] ?? 0;
  for (let at = 0; at < WORDS; at++) {
    if (at < 16) words.push(view.getUint32(begin + at * 4));
    else {
      const [far, near] = [word(at - 15), word(at - 2)];
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words.push((word(at - 16) + low + word(at - 7) + high) | 0);
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < WORDS; at++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[at] ?? 0) + word(at)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((one, at) => (one + (state[at] ?? 0)) | 0);
}

/** In hexadecimal. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state: number[] = START;
  for (let begin = 0; begin < view.byteLength; begin += BLOCK) state = mixed(state, view, begin);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A question, and the server that answers it over HTTP. */

export interface Asked {
  method: 'GET' | 'POST' | 'DELETE';
  /** After `/api/`. */
  path: string;
  body?: unknown;
  token?: string | undefined;
  /** One of the tokens that it is about, where none comes along: they are all of one server. */
  about?: string | undefined;
  /** Who has to answer, whatever it is about. */
  where?: 'here' | 'server';
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  text: string;
}

/** Nobody could be asked. */
export class Away extends Error {}
/** Nobody can do it, and why: the code is a key of the words. */
export class Unasked extends Error {
  readonly code: string;
  constructor(code: string, why = '') {
    super(why);
    this.code = code;
  }
}

export const headersOf = ({ body, token }: Asked): Record<string, string> => ({
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});
export const bodyOf = ({ body }: Asked): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body);

export async function askServer(asked: Asked, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const answer = await fetch(`/api/${asked.path}`, {
      method: asked.method,
      headers: headersOf(asked),
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      ...(signal ? { signal } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new Away();
  }
}

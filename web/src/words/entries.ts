/** Cuts a Fluent text into its messages, without parsing them. */

/** The messages by key, each with its key. Comments are dropped. */
export function entries(text: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const part of text.replace(/\r/g, '').split(/^(?=[#a-zA-Z-])/m)) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(part)?.[1];
    if (key) messages.set(key, part.trimEnd());
  }
  return messages;
}

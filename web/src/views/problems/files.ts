/** Reads the text files that problems come in. */
import { Refusal } from '../../net/api';
import { openErrors } from '../../words/words.svelte';

/** A file's text, of so many bytes at most. Pictures, archives and the like are refused by what they are, before their size. */
export async function textOf(file: File, most: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  // No text has the character 0; UTF-16 begins with its mark.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (/^(image|audio|video|font)\//.test(file.type) || (!isWide && bytes.includes(0)))
    throw new Refusal('not-a-text', { file: file.name });
  if (file.size > most) {
    await openErrors();
    throw new Refusal('input-too-large', { most });
  }
  if (!isWide) return new TextDecoder().decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'unicode' : 'unicodefffe').decode(bytes);
}

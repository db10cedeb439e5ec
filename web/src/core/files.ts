/** Files of this device: texts that are read, pictures that are made, and saving. */
import { Refusal } from './api';

/** A file's text, of so many bytes at most. Pictures, archives and the like are refused by what they are, before their size. */
export async function textOf(file: File, most: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  // No text has the character 0; UTF-16 begins with its mark.
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (/^(image|audio|video|font)\//.test(file.type) || (!isWide && bytes.includes(0)))
    throw new Refusal('not-a-text', { file: file.name });
  if (file.size > most) throw new Refusal('input-too-large', { most });
  if (!isWide) return new TextDecoder().decode(bytes);
  return new TextDecoder(bytes[0] === 0xff ? 'unicode' : 'unicodefffe').decode(bytes);
}

/** Let the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** An SVG that needs no style sheet as PNG, so many times its own size; null where the browser cannot draw it. */
export async function pngOf(svg: string, scale: number, ground = '#fff'): Promise<Blob | null> {
  const picture = new Image();
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * scale;
    canvas.height = picture.height * scale;
    const paper = canvas.getContext('2d');
    if (!paper) return null;
    paper.fillStyle = ground;
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Files made on this device: pictures, and saving. */

/** Let the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

async function dataAddress(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The same picture with the letters of this page in it: a picture sees nothing outside itself. */
async function withFonts(svg: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2'),
  );
  const texts = faces.map(async ({ cssText }) => {
    const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1] ?? '';
    return cssText.replace(address, await dataAddress(address));
  });
  const style = (await Promise.all(texts)).join('');
  return svg.replace(/<svg[^>]*>/, (start) => `${start}<style>${style}</style>`);
}

/** An SVG that needs no style sheet as PNG, so many times its own size; null where the browser cannot draw it. */
export async function pngOf(svg: string, scale: number, ground = '#fff'): Promise<Blob | null> {
  const picture = new Image();
  const lettered = await withFonts(svg).catch(() => svg);
  const url = URL.createObjectURL(new Blob([lettered], { type: 'image/svg+xml' }));
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

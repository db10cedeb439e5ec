/** The board with what the coach has drawn on it, as a picture file: SVG that needs no style sheet, or PNG. */

/** What the style sheets say about shapes and letters. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
  'display',
] as const;
/** The width and height of a picture in pixels. */
const SIZE = 1200;

/** A copy of a drawing in which every shape carries its own style. */
export function standalone(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const shapes = [...board.querySelectorAll<SVGElement>('*')];
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  shapes.forEach((shape, index) => {
    const style = getComputedStyle(shape);
    for (const name of STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(SIZE));
  copy.setAttribute('height', String(SIZE));
  return new XMLSerializer().serializeToString(copy);
}

/** A drawing as PNG, on the colour of the page. */
export async function png(board: SVGSVGElement): Promise<Blob | null> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(board))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  paper.fillStyle = getComputedStyle(document.body).backgroundColor;
  paper.fillRect(0, 0, SIZE, SIZE);
  paper.drawImage(picture, 0, 0, SIZE, SIZE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Let the browser save a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

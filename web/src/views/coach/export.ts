/** The board with what the coach has drawn on it, as SVG that needs no style sheet. */

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

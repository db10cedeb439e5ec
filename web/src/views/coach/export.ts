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
/** The width of a picture in pixels. */
const SIZE = 1200;

/** What shows where somebody is on the board, and belongs to no picture of it. */
const LOOKED = '.lights .lit, .lights .same, .lights .chosen, .focus, .selected';

/** A copy of a drawing in which every shape carries its own style; below it the legend, where there is one. */
export function standalone(board: HTMLElement, legend: HTMLElement | null = null): string {
  const [copy, ...layers] = [...board.querySelectorAll<SVGSVGElement>(':scope > svg[viewBox]')].map(styled);
  if (!copy) return '';
  copy.append(...layers.flatMap((layer) => [...layer.childNodes]));
  for (const looked of copy.querySelectorAll(LOOKED)) looked.remove();
  const [x = 0, y = 0, width = 900, height = 900] = (copy.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const entries = [...(legend?.querySelectorAll('li:not(.away)') ?? [])];
  const line = width / 22;
  entries.forEach((entry, index) => {
    const sign = entry.querySelector('svg');
    const at = {
      x: x + ((index % 2) * width) / 2 + line / 2,
      y: y + height + line * (Math.floor(index / 2) + 0.3),
    };
    if (sign) {
      const drawn = styled(sign);
      for (const [name, value] of Object.entries({ x: at.x, y: at.y, width: line, height: line }))
        drawn.setAttribute(name, String(value));
      copy.append(drawn);
    }
    const words = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    words.textContent = entry.textContent?.trim() ?? '';
    words.setAttribute('x', String(at.x + line * 1.4));
    words.setAttribute('y', String(at.y + line * 0.68));
    words.setAttribute('font-size', String(line * 0.55));
    words.setAttribute('font-family', 'sans-serif');
    words.setAttribute('fill', getComputedStyle(entry).color);
    copy.append(words);
  });
  const below = entries.length ? line * (Math.ceil(entries.length / 2) + 0.6) : 0;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height + below}`);
  copy.setAttribute('width', String(SIZE));
  copy.setAttribute('height', String(Math.round((SIZE * (height + below)) / width)));
  return new XMLSerializer().serializeToString(copy);
}

function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const shapes = [...drawing.querySelectorAll<SVGElement>('*')];
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  shapes.forEach((shape, index) => {
    const style = getComputedStyle(shape);
    for (const name of STYLES) copies[index]?.style.setProperty(name, style.getPropertyValue(name));
  });
  return copy;
}

/** A board with all that is drawn on it, and what is said below, as SVG that needs no style sheet. */

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
/** How many letters of what is said below a board stand in a line, with room for Cyrillic ones. */
const LETTERS = 68;

/** What shows where somebody is on the board, and belongs to no picture of it. */
const LOOKED = '.lights .lit, .lights .same, .lights .chosen, .focus, .selected';

/** A sentence below a picture, in one of the colours of the page. */
export interface Below {
  text: string;
  colour: '--ink' | '--bad' | '--good';
}

/** Sentences in lines of so many letters. */
export function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const shape = (name: string, values: Readonly<Record<string, string | number>>): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
  return made;
};

/** A copy of a drawing in which every shape carries its own style; below it the legend and what is said, where there is any. */
export function standalone(
  board: HTMLElement,
  legend: HTMLElement | null = null,
  said: readonly Below[] = [],
): string {
  const [copy, ...layers] = [...board.querySelectorAll<SVGSVGElement>(':scope > svg[viewBox]')].map(styled);
  if (!copy) return '';
  copy.append(...layers.flatMap((layer) => [...layer.childNodes]));
  for (const looked of copy.querySelectorAll(LOOKED)) looked.remove();
  const [x = 0, y = 0, width = 900, height = 900] = (copy.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const line = width / 22;
  const page = getComputedStyle(document.body);
  const write = (x: number, y: number, text: string, fill: string) => {
    const words = shape('text', { x, y, fill, 'font-size': line * 0.55, 'font-family': page.fontFamily });
    words.textContent = text;
    copy.append(words);
  };
  const entries = [...(legend?.querySelectorAll('li:not(.away)') ?? [])];
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
    write(
      at.x + line * 1.4,
      at.y + line * 0.68,
      entry.textContent?.trim() ?? '',
      getComputedStyle(entry).color,
    );
  });
  let below = entries.length ? line * (Math.ceil(entries.length / 2) + 0.6) : 0;
  for (const { text, colour } of said)
    for (const part of wrapped(text, LETTERS)) {
      below += line;
      write(x + line / 2, y + height + below, part, page.getPropertyValue(colour));
    }
  if (said.length) {
    below += line / 2;
    copy.prepend(shape('rect', { x, y, width, height: height + below, fill: page.backgroundColor }));
  }
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

/** A turning point as a picture that stands alone: the board, both moves and one sentence, as SVG. */
import { mount, unmount } from 'svelte';
import { columnOf, type Grid, nameOf, rowOf } from '../../sudoku/grid';
import type { Look, Picture } from '../../sudoku/looks';
import type { Mark } from './moves';

const CELL = 60;
const EDGE = 40;
const LINE = 26;
/** The mean width of a letter below the board, with room for Cyrillic ones. */
const LETTER = 10;

const safe = (text: string) =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? '');

/** Sentences in lines that fit below the board. */
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

interface Scene {
  grid: Grid;
  looks: readonly Look[];
  played: Mark | null;
  better: Mark | null;
  /** The move played, in the colour of its frame. */
  title: string;
  why: string;
  /** The better move, in the colour of its frame; may be empty. */
  advice: string;
  /** A symbol as markup in a box of 100 × 100; null where symbols are numbers. */
  picture: ((symbol: number) => string) | null;
}

const PLAYED = '#c0392b';
const BETTER = '#1e7d46';
const INK = [
  'fill',
  'fill-opacity',
  'opacity',
  'stroke',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
];

/** A symbol of a game with pictures as markup that needs no style sheet. */
export function inked(picture: Picture, which: number): string {
  const box = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  const drawing = mount(picture, { target: box, props: { which } });
  for (const one of box.querySelectorAll('*')) {
    const style = getComputedStyle(one);
    for (const name of INK) one.setAttribute(name, style.getPropertyValue(name));
  }
  const markup = [...box.children].map((one) => new XMLSerializer().serializeToString(one)).join('');
  void unmount(drawing);
  box.remove();
  return markup;
}

/** The picture as one SVG document with nothing from outside. */
export function svgOf(scene: Scene): string {
  const { grid, looks } = scene;
  const side = grid.size * CELL;
  const told = (text: string, colour: string) =>
    wrapped(text, (side + EDGE) / LETTER).map((line) => ({ line, colour }));
  const lines = [
    ...told(scene.title, PLAYED),
    ...told(scene.why, '#222'),
    ...(scene.advice ? told(scene.advice, BETTER) : []),
  ];
  const height = EDGE * 2 + side + lines.length * LINE + 16;
  const at = (cell: number) => ({
    x: EDGE + columnOf(grid, cell) * CELL,
    y: EDGE + rowOf(grid, cell) * CELL,
  });
  const box = (cell: number, fill: string, more = '') => {
    const { x, y } = at(cell);
    return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${fill}" ${more}/>`;
  };
  const figure = (symbol: number, x: number, y: number) =>
    scene.picture
      ? `<g transform="translate(${x + 6} ${y + 6}) scale(${(CELL - 12) / 100})">${scene.picture(symbol)}</g>`
      : `<text x="${x + CELL / 2}" y="${y + CELL / 2 + 12}" font-size="34" text-anchor="middle">${symbol}</text>`;
  const cells = looks.map((look, cell) => {
    const { x, y } = at(cell);
    const fill = look.kind === 'down' ? '#b9a98a' : look.kind === 'golden' ? '#f2d675' : '#fffdf6';
    const symbol = look.symbol ? figure(look.symbol, x, y) : '';
    return `${box(cell, fill, 'stroke="#c9bfa8"')}${symbol}`;
  });
  const ring = (mark: Mark | null, colour: string, dash: string) =>
    mark && mark.cell >= 0
      ? box(mark.cell, 'none', `stroke="${colour}" stroke-width="5" stroke-dasharray="${dash}"`)
      : '';
  const thick: string[] = [];
  for (let line = 0; line <= grid.size; line++) {
    const place = EDGE + line * CELL;
    if (line % grid.blockWidth === 0) thick.push(`M${place} ${EDGE}v${side}`);
    if (line % grid.blockHeight === 0) thick.push(`M${EDGE} ${place}h${side}`);
  }
  const names = Array.from({ length: grid.size }, (_, line) => {
    const middle = EDGE + line * CELL + CELL / 2;
    return (
      `<text x="${middle}" y="${EDGE - 12}" font-size="16" text-anchor="middle" fill="#665">${nameOf(grid, line)[0]}</text>` +
      `<text x="${EDGE - 18}" y="${middle + 6}" font-size="16" text-anchor="middle" fill="#665">${line + 1}</text>`
    );
  });
  const said = lines.map(
    ({ line, colour }, place) =>
      `<text x="${EDGE}" y="${EDGE + side + 30 + place * LINE}" font-size="18" fill="${colour}">${safe(line)}</text>`,
  );
  const width = side + EDGE * 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">` +
    `<title>${safe(scene.title)}</title><rect width="100%" height="100%" fill="#fff"/>${cells.join('')}` +
    `<path d="${thick.join('')}" stroke="#333" stroke-width="3" fill="none"/>` +
    `${ring(scene.played, PLAYED, '10 6')}${ring(scene.better, BETTER, 'none')}${names.join('')}${said.join('')}</svg>`
  );
}

/** What is read aloud at a key: a house, the scores, the last move. */
import type { Playing } from '../../state/live/playing.svelte';
import { house } from '../../sudoku/grid';
import { figure } from '../../words/figures';
import { symbolName } from '../../words/sentences';
import { labelled, t } from '../../words/words.svelte';

const HOUSES = { r: 'row', c: 'column', b: 'block' } as const;
const isHouse = (key: string): key is keyof typeof HOUSES => key in HOUSES;

export function aloud(key: string, { grid, looks, view, names, focus, table }: Playing): string {
  if (key === 's')
    return view.scores.map((score, seat) => labelled(names[seat] ?? '', figure(score))).join(', ');
  if (!isHouse(key)) return document.getElementById('last-move')?.textContent ?? '';
  const kind = HOUSES[key];
  const contents = house(grid, kind, Math.max(0, focus)).map((cell) => {
    const look = looks[cell];
    if (!look || look.kind === 'empty') return t('cell-empty');
    return look.kind === 'down' ? t('cell-down') : symbolName(look.symbol, table().info.game);
  });
  return labelled(t(`hear-${kind}`), contents.join(', '));
}

/** The sounds of a table, of three materials: wood, paper and glass. Which event sounds how, its game says. */

import type { GameUi, Sound } from '../../contract/ui';
import { play, type Tone } from '../../device/sound';
import type { GameEvent } from '../../net/protocol.gen';

/** A wooden tile on a wooden board. */
const KNOCK: readonly Tone[] = [
  { pitch: 1700, to: 900, at: 0, length: 0.035, kind: 'noise', volume: 0.5 },
  { pitch: 310, to: 150, at: 0, length: 0.1, kind: 'sine', volume: 0.28 },
];
/** Cardboard that is turned over. */
const FLIP: readonly Tone[] = [
  { pitch: 2600, to: 1200, at: 0, length: 0.07, kind: 'noise', volume: 0.22 },
  { pitch: 1100, to: 500, at: 0.09, length: 0.05, kind: 'noise', volume: 0.4 },
];
/** Two strokes of a pencil. */
const PENCIL: readonly Tone[] = [
  { pitch: 3600, to: 2700, at: 0, length: 0.07, kind: 'noise', volume: 0.16 },
  { pitch: 2900, to: 3800, at: 0.09, length: 0.08, kind: 'noise', volume: 0.16 },
];
const RUBBER: readonly Tone[] = [
  { pitch: 700, to: 500, at: 0, length: 0.09, kind: 'noise', volume: 0.22 },
  { pitch: 500, to: 750, at: 0.1, length: 0.09, kind: 'noise', volume: 0.22 },
];
/** A tile that is pushed away. */
const SLIDE: readonly Tone[] = [{ pitch: 900, to: 400, at: 0, length: 0.22, kind: 'noise', volume: 0.2 }];
/** A fist on the table. */
const THUD: readonly Tone[] = [
  { pitch: 150, to: 60, at: 0, length: 0.2, kind: 'sine', volume: 0.5 },
  { pitch: 420, to: 180, at: 0, length: 0.06, kind: 'noise', volume: 0.5 },
];
/** The last cell of a row, a column or a block: two glasses that touch, each with the overtone that makes it glass. */
const CHIME: readonly Tone[] = [
  { pitch: 1047, at: 0, length: 0.26, kind: 'sine', volume: 0.13 },
  { pitch: 2889, at: 0, length: 0.12, kind: 'sine', volume: 0.07 },
  { pitch: 1397, at: 0.12, length: 0.34, kind: 'sine', volume: 0.13 },
  { pitch: 3855, at: 0.12, length: 0.14, kind: 'sine', volume: 0.07 },
];

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  knock: KNOCK,
  flip: FLIP,
  pencil: PENCIL,
  rubber: RUBBER,
  slide: SLIDE,
  thud: THUD,
  chime: CHIME,
};
/** What all games have: somebody notices a fault. */
const COMMON: GameUi['sounds'] = { called: 'thud', objected: 'thud' };

/** All that is heard of the events of one entry, each sound once. */
export function soundsOf(events: readonly GameEvent[], { sounds }: Pick<GameUi, 'sounds'>): Sound[] {
  const all = { ...COMMON, ...sounds };
  return [...new Set(events.flatMap(({ type }) => all[type] ?? []))];
}

const endOf = (tones: readonly Tone[]): number => Math.max(0, ...tones.map(({ at, length }) => at + length));

/** The tones of several sounds, of which no two are heard at once. */
export function oneAfterOther(sounds: readonly Sound[]): Tone[] {
  const all: Tone[] = [];
  for (const one of sounds) {
    const ends = endOf(all);
    for (const tone of TONES[one]) all.push({ ...tone, at: tone.at + ends });
  }
  return all;
}

export function playSounds(events: readonly GameEvent[], ui: GameUi): void {
  const sounds = soundsOf(events, ui);
  if (sounds.length) play(oneAfterOther(sounds));
}

import { expect, test } from 'vitest';
import type { OptionShape } from '../src/net/protocol.gen';
import { usedOptions, usedValues } from '../src/storage/packs';

const plain = {
  solo_default: null,
  meaning: '',
  on: null,
  low: null,
  high: null,
  mark: 'printed' as const,
  marks: {},
};
const OPTIONS: OptionShape[] = [
  {
    ...plain,
    name: 'variant',
    kind: 'choice',
    default: 'basic',
    choices: { basic: '', advanced: '', solo: '' },
    use: { seats: [2, 16], given: {} },
    choice_uses: { solo: { seats: [1, 1], given: {} } },
  },
  {
    ...plain,
    name: 'rounds',
    kind: 'number',
    default: null,
    choices: {},
    use: { seats: null, given: { variant: ['advanced'] } },
    choice_uses: {},
  },
];

test('only choices that the seats allow are offered', () => {
  const [variant] = usedOptions(OPTIONS, 2, () => 'basic');
  expect(Object.keys(variant?.choices ?? {})).toEqual(['basic', 'advanced']);
  expect(usedOptions(OPTIONS, 1, () => 'solo')).toEqual([]);
});

test('an option is offered with the choice it belongs to, and forgotten without it', () => {
  const names = (variant: string) => usedOptions(OPTIONS, 2, () => variant).map((one) => one.name);
  expect(names('basic')).toEqual(['variant']);
  expect(names('advanced')).toEqual(['variant', 'rounds']);
  const used = usedOptions(OPTIONS, 2, () => 'basic');
  expect(usedValues({ variant: 'basic', rounds: 3 }, used)).toEqual({ variant: 'basic' });
  expect(usedValues({ variant: 'solo' }, used)).toEqual({});
});

/** The course: all techniques in an order in which each builds on those before. */
import techniques from './techniques.json';

export interface Lesson {
  name: string;
  level: number;
  idea: string;
  booklet: string | null;
  /** Whether grades count it, so that the library knows which problems need it. */
  graded: boolean;
  /** Whether positions look like it and are not. */
  alike: boolean;
}

/** The booklet's ways of solving, in its order. */
export const BOOKLET_WAYS = [
  'slide',
  'crossing',
  'block_crossing',
  'elimination',
  'exclusion',
  'deduction',
] as const;

/** Chapters and their lessons: the booklet's ways in its order, then what its deductions are, then what lies beyond. */
const CHAPTERS = {
  start: ['full_house'],
  booklet: BOOKLET_WAYS,
  deduction: ['pointing', 'claiming', 'naked_pair', 'hidden_pair', 'naked_triple', 'hidden_triple'],
  links: ['skyscraper', 'two_string_kite', 'turbot_fish', 'empty_rectangle'],
  fish: [
    'x_wing',
    'swordfish',
    'finned_x_wing',
    'sashimi_x_wing',
    'jellyfish',
    'finned_swordfish',
    'sashimi_swordfish',
  ],
  wings: ['xy_wing', 'w_wing', 'xyz_wing'],
  sets: ['naked_quad', 'hidden_quad'],
  uniqueness: [
    'unique_rectangle',
    'hidden_rectangle',
    'avoidable_rectangle',
    'unique_rectangle_3',
    'unique_rectangle_5',
    'unique_rectangle_6',
    'bug',
    'bug_n',
  ],
  colours: ['remote_pair', 'simple_colouring', 'multi_colouring'],
  chains: ['x_chain', 'xy_chain', 'aic', 'grouped_aic'],
  groups: ['als_xz', 'sue_de_coq', 'als_xy_wing', 'als_chain', 'als_aic', 'death_blossom'],
  large: ['finned_jellyfish', 'sashimi_jellyfish'],
  mixed: ['fireworks', 'franken_fish', 'mutant_fish', 'tridagon', 'kraken_fish'],
  nets: ['forcing_chain', 'sk_loop', 'exocet', 'multi_sector', 'forcing_net', 'nested_net'],
} as const;
type Chapter = keyof typeof CHAPTERS;

/** The booklet's last way is no technique of its own, but a chapter of several. */
const DEDUCTION: Lesson = {
  name: 'deduction',
  level: 2,
  idea: '',
  booklet: 'deduction',
  graded: false,
  alike: false,
};
const byName = new Map<string, Lesson>([...techniques, DEDUCTION].map((one) => [one.name, one]));
export const lessonOf = (name: string): Lesson | undefined => byName.get(name);

export const COURSE: readonly { chapter: Chapter; lessons: readonly Lesson[] }[] = Object.entries(
  CHAPTERS,
).map(([chapter, names]) => ({
  chapter: chapter as Chapter,
  lessons: names.flatMap((name) => byName.get(name) ?? []),
}));
export const LESSONS: readonly Lesson[] = COURSE.flatMap(({ lessons }) => lessons);

/** The lesson after one. */
export const lessonAfter = (name: string): Lesson | undefined =>
  LESSONS[LESSONS.findIndex((one) => one.name === name) + 1];

/** Questions to the server over REST. Whatever goes wrong comes back as a Refusal with a code that has words. */

import { asFacts, type Facts } from './facts';
import type {
  AskHintAgain,
  AskJudge,
  AskLookAlike,
  AskPath,
  AskPractice,
  AskStep,
  AskSteps,
  AskWhy,
  BookletShape,
  CheckedProblem,
  CheckedRecord,
  CostsShape,
  DailyProblem,
  DayShape,
  ExportedTable,
  FigureShape,
  FoundProblems,
  GameShape,
  Handover,
  HealthShape,
  HintShape,
  ImportedProblems,
  Join,
  Key,
  LookAlikeShape,
  MadeProblem,
  NewTable,
  OpenToday,
  OrderProblem,
  PastedPositions,
  PathShape,
  PlayOn,
  PracticeShape,
  ProblemShape,
  Replayed,
  ResultShape,
  ReviewShape,
  SearchProblems,
  Statistics,
  StepsShape,
  TablePreview,
  TurnShape,
  VerdictShape,
  Watch,
} from './protocol.gen';
import { type Answer, type Asked, Unasked } from './rest';
import { ask, askForTable } from './routes';

/** Something was not done, and why: the code is a key of the words `error-CODE`. */
export class Refusal extends Error {
  readonly code: string;
  readonly facts: Facts;
  /** Whether what was sent is wrong, so that sending it again brings nothing. */
  readonly isBadInput: boolean;
  constructor(code: string, facts: Facts = {}, isBadInput = false) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.isBadInput = isBadInput;
  }
}

/** Whether something was refused for this reason. */
export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof Refusal && error.code === code;

/** What is done before a refusal is passed on, such as fetching its words. */
let prepare: () => Promise<void> = async () => undefined;

export function beforeRefusals(first: () => Promise<void>): void {
  prepare = first;
}

async function refusal({ status, text }: Answer): Promise<Refusal> {
  await prepare();
  try {
    const body = JSON.parse(text) as { code?: unknown; facts?: unknown };
    if (typeof body.code === 'string') return new Refusal(body.code, asFacts(body.facts), status === 400);
  } catch {
    // Not our JSON: a proxy's page, or nothing at all.
  }
  return new Refusal(status >= 500 ? 'server-trouble' : 'not-understood', { status });
}

/** Why nobody could be asked. */
async function unasked(error: unknown): Promise<Refusal> {
  if (!(error instanceof Unasked)) return new Refusal('no-connection');
  await prepare();
  return new Refusal(error.code, { why: error.message });
}

async function read<T>(asking: Promise<Answer>): Promise<T> {
  let answer: Answer;
  try {
    answer = await asking;
  } catch (error) {
    throw await unasked(error);
  }
  if (answer.status >= 400) throw await refusal(answer);
  if (answer.status === 204) return undefined as T;
  try {
    return JSON.parse(answer.text) as T;
  } catch {
    throw new Refusal('server-trouble', { status: answer.status });
  }
}

const call = <T>(
  method: Asked['method'],
  path: string,
  body?: unknown,
  token?: string,
  signal?: AbortSignal,
): Promise<T> => read<T>(ask({ method, path, body, token, signal }));

const code = (text: string) => encodeURIComponent(text);

export const askHealth = () => call<HealthShape>('GET', 'health');
export const listGames = (language: string) => call<GameShape[]>('GET', `games?language=${language}`);
/** The words that a game brings along, as Fluent text; empty where it has none in this language. */
export async function gameWords(game: string, language: string): Promise<string> {
  try {
    const { status, text } = await ask({ method: 'GET', path: `games/${code(game)}/words/${language}` });
    return status < 400 ? text : '';
  } catch {
    return '';
  }
}
export const createTable = (table: NewTable) => read<Key>(askForTable(table));
/** With the key of a link: whoever follows one has not guessed, and is never refused for what others guess. */
export const previewTable = (table: string, invitation?: string) =>
  call<TablePreview>('GET', `tables/${code(table)}`, undefined, invitation);
export const join = (table: string, who: Join, invitation?: string) =>
  call<Key>('POST', `tables/${code(table)}/join`, who, invitation);
export const watch = (table: string, how: Watch, token?: string) =>
  call<Key>('POST', `tables/${code(table)}/watch`, how, token);
/** The whole table of a key, to be taken elsewhere. A running game ends where it was, unless it is copied. */
export const exportTable = (token: string, copy: boolean) =>
  call<ExportedTable>('POST', 'export', { copy }, token);
/** Put a table down, in this browser or at the server: the new key to it. */
export const importTable = (table: ExportedTable, where: 'here' | 'server') =>
  read<Key>(ask({ method: 'POST', path: 'import', body: table, where }));
export const secondKey = (token: string, wish: Handover) => call<Key>('POST', 'key', wish, token);
/** Delete the names and all keys of the seats that a key holds. */
export const forget = (token: string) => call<void>('DELETE', 'key', undefined, token);
/** How the tables of some tokens stand: all of them here, or none. */
export const turns = (tokens: string[], after: number[], wait: number, signal: AbortSignal) =>
  read<TurnShape[]>(
    ask({ method: 'POST', path: 'turns', body: { tokens, after, wait }, about: tokens[0], signal }),
  );
/** The results of the tables of some tokens: all of them here, or none. */
export const results = (tokens: readonly string[]) =>
  read<ResultShape[]>(ask({ method: 'POST', path: 'results', body: { tokens }, about: tokens[0] }));
export const statistics = () => call<Statistics>('GET', 'statistics');
/** The review of a finished game, as far as it is known by now. */
export const fetchReview = (table: string, round: number, token?: string) =>
  call<ReviewShape>('GET', `tables/${code(table)}/review?round=${round}`, undefined, token);
/** The record of a game; of the latest one where no round is named. */
export const fetchRecord = (table: string, round: number | undefined, token?: string) =>
  call<unknown>('GET', `tables/${code(table)}/record${round ? `?round=${round}` : ''}`, undefined, token);
/** A new table that takes up a finished game before one of its moves. */
export const playOn = (table: string, wish: PlayOn, token?: string) =>
  call<Key>('POST', `tables/${code(table)}/play-on`, wish, token);
/** Add 16 bytes of this device to the next deal; a table that waited for them starts. */
export const sendShare = (token: string, share: string) => call<void>('POST', 'share', { share }, token);
/** Whether a record was dealt as promised, and is as it was signed: asked where its table is. */
export const verify = (record: unknown, table: string) =>
  read<CheckedRecord>(ask({ method: 'POST', path: 'verify', body: record, about: table }));
export const replay = (record: unknown) => call<Replayed>('POST', 'replay', record);
export const listProblems = (level: number, after = '') =>
  call<ProblemShape[]>('GET', `problems?level=${level}${after ? `&after=${code(after)}` : ''}`);
export const listBooklet = () => call<BookletShape[]>('GET', 'booklet');
export const lookAlike = (ask: AskLookAlike) => call<LookAlikeShape>('POST', 'practice/look-alike', ask);
export const searchProblems = (wanted: SearchProblems) =>
  call<FoundProblems>('POST', 'problems/search', wanted);
export const checkProblem = (problem: string) => call<CheckedProblem>('POST', 'problems/check', { problem });
export const makeProblem = (level: number, symmetry?: OrderProblem['symmetry'], technique?: string) =>
  call<MadeProblem>('POST', 'problems/made', {
    level,
    ...(symmetry ? { symmetry } : {}),
    ...(technique ? { technique } : {}),
  });
export const askHintAgain = (ask: AskHintAgain, token: string) =>
  call<HintShape>('POST', 'hint/again', ask, token);
export const askWhy = (ask: AskWhy, token: string) => call<HintShape>('POST', 'why', ask, token);
export const practise = (ask: AskPractice) => call<PracticeShape>('POST', 'practice', ask);
export const judgeAnswer = (ask: AskJudge) => call<VerdictShape>('POST', 'practice/answer', ask);
export const listFigures = () => call<FigureShape[]>('GET', 'booklet/figures');
export const listDaily = (date: string) =>
  call<DailyProblem[]>('GET', `daily${date ? `?date=${code(date)}` : ''}`);
export const askToday = (date: string) => call<DayShape>('GET', `today?date=${code(date)}`);
export const openToday = (asked: OpenToday) => call<Key>('POST', 'today', asked);
export const importProblems = (problem: string) =>
  call<ImportedProblems>('POST', 'problems/import', { problem });
/** For analysts: all steps of a position, one of them told, a path, what techniques cost to avoid, and what a text holds. */
export const listSteps = (ask: AskSteps) => call<StepsShape>('POST', 'analysis/steps', ask);
export const tellStep = (ask: AskStep) => call<HintShape>('POST', 'analysis/step', ask);
export const findPath = (ask: AskPath) => call<PathShape>('POST', 'analysis/path', ask);
export const findCosts = (ask: AskSteps) => call<CostsShape>('POST', 'analysis/costs', ask);
export const readPositions = (text: string) => call<PastedPositions>('POST', 'analysis/read', { text });

/** What people are asked beside the moves of a game: to stop, to go on after a pause, or without somebody who does not answer. Pure. */
import type { Sentence } from '../../contract/ui';
import type { Facts } from '../../net/facts';
import type { AnyView, TableInfo, VoteInfo } from '../../net/protocol.gen';
import type { CommandBody } from '../state';
import type { TableState } from '../table';

/** A button of the question: a command, or a touch that says that one is there. */
export interface Answer {
  id: string;
  key: string;
  facts?: Facts;
  tone: 'main' | 'usual';
  does: CommandBody | 'touch';
}

export interface Asking {
  id: 'vote' | 'paused' | 'nudged' | 'waiting' | 'replaced';
  /** What stands in the place of whose turn it is; null leaves that there. */
  title: Sentence | null;
  /** One sentence more. */
  text: Sentence | null;
  answers: readonly Answer[];
  /** Whether everything else rests until it is answered. */
  isAlone: boolean;
}

export interface Asked {
  table: Pick<TableState, 'info' | 'you' | 'present'>;
  view: Pick<AnyView, 'to_move' | 'over'>;
  /** The seats that are asked about the game. */
  asked: readonly number[];
  /** The seats that want to stop by a move of the game. */
  voters: readonly number[];
  nameOf: (seat: number) => string;
}

type Topic = 'abandon' | 'pause' | 'resume';
const KEYS: Readonly<Record<Topic, { agree: string; refuse: string }>> = {
  abandon: { agree: 'act-agree-abandon', refuse: 'act-refuse-abandon' },
  pause: { agree: 'vote-pause', refuse: 'act-refuse-abandon' },
  resume: { agree: 'vote-resume', refuse: 'act-refuse-resume' },
};

const vote = (topic: Topic, agree: boolean): CommandBody => ({ do: 'vote', topic, agree });

const botFor = (seat: number, nameOf: Asked['nameOf']): Answer => ({
  id: 'substitute',
  key: 'act-bot-plays-for',
  facts: { name: nameOf(seat) },
  tone: 'main',
  does: { do: 'take_over', seat },
});

/** A vote under way: whoever has not voted has two buttons, whoever has can take it back. */
function ofVote({ topic, seats, needed }: VoteInfo, { table, nameOf }: Asked): Asking | null {
  const { seats: mine } = table.you;
  const first = seats[0] ?? 0;
  if (topic === 'rematch') return null;
  const { agree, refuse } = KEYS[topic];
  const has = seats.some((seat) => mine.includes(seat));
  const takeBack: Answer = { id: 'refuse', key: refuse, tone: 'usual', does: vote(topic, false) };
  const idle = has ? needed.filter((seat) => table.present.idle.includes(seat)).slice(0, 1) : [];
  const answers: Answer[] = [{ id: 'agree', key: agree, tone: 'main', does: vote(topic, true) }, takeBack];
  return {
    id: 'vote',
    title: has ? { key: `waits-${topic}` } : { key: `asked-${topic}`, facts: { name: nameOf(first) } },
    text: has ? { key: 'waits-for', facts: { names: needed.map(nameOf) } } : null,
    answers: !mine.length ? [] : has ? [takeBack, ...idle.map((seat) => botFor(seat, nameOf))] : answers,
    isAlone: true,
  };
}

/** Some want to end the game with its points: everybody else at this device is asked, one after the other. */
function ofStop({ table, voters, nameOf }: Asked): Asking {
  const { seats: mine } = table.you;
  const needed = table.info.seats.map(({ seat }) => seat).filter((seat) => !voters.includes(seat));
  const next = needed.find((seat) => mine.includes(seat));
  const [seat] = next ? [next] : voters.filter((one) => mine.includes(one));
  const says = (id: string, key: string, move: string, tone: Answer['tone']): Answer[] =>
    seat ? [{ id, key, tone, does: { do: 'play', move, seat } }] : [];
  const has = !next && seat !== undefined;
  const text = has
    ? { key: 'waits-for', facts: { names: needed.map(nameOf) } }
    : { key: 'asked-names', facts: { names: next ? [nameOf(next)] : needed.map(nameOf) } };
  return {
    id: 'vote',
    title:
      has && mine.length === 1
        ? { key: 'waits-stop' }
        : { key: 'asked-stop', facts: { name: nameOf(voters[0] ?? 0) } },
    text: next && mine.length === 1 ? null : text,
    answers: [
      ...(next ? says('agree', 'act-agree-stop', 'stop', 'main') : []),
      ...says('refuse', 'act-refuse-abandon', 'continue', 'usual'),
    ],
    isAlone: !has,
  };
}

function ofPause({ paused_by: by }: TableInfo, { table, nameOf }: Asked): Asking {
  const { seats: mine } = table.you;
  const isYou = mine.length === 1 && mine[0] === by;
  const title = isYou ? { key: 'paused-by-you' } : { key: 'paused-by', facts: { name: nameOf(by) } };
  const answer: Answer = { id: 'resume', key: 'vote-resume', tone: 'main', does: vote('resume', true) };
  return {
    id: 'paused',
    title: by ? title : { key: 'is-paused' },
    text: null,
    answers: mine.length ? [answer] : [],
    isAlone: true,
  };
}

/** A bot plays for somebody here, who can play again. */
function ofReplaced({ table, nameOf }: Asked): Asking | null {
  const { info, you } = table;
  const replaced = info.seats.filter(({ seat, driver }) => driver === 'bot' && you.seats.includes(seat));
  const [first] = replaced;
  if (!first) return null;
  const isOne = you.seats.length === 1;
  return {
    id: 'replaced',
    title: null,
    text: isOne
      ? { key: 'bot-plays-for-you' }
      : { key: 'bot-plays-for', facts: { name: nameOf(first.seat) } },
    answers: replaced.map(({ seat, lent }) => ({
      id: `back-${seat}`,
      key: isOne ? 'play-myself' : 'give-back',
      facts: { name: nameOf(seat) },
      tone: 'main',
      does: lent ? 'touch' : { do: 'give_back', seat },
    })),
    isAlone: false,
  };
}

/** The others have waited for somebody for long enough. */
function ofWaiting({ table, view, asked, nameOf }: Asked): Asking | null {
  const { info, you, present } = table;
  const turn = view.to_move === null ? [] : [view.to_move];
  const awaited = (asked.length ? asked : turn).filter((seat) => !you.seats.includes(seat));
  const hasLeft = (seat: number) => info.seats[seat - 1]?.driver === 'nobody';
  const absent = awaited.find(
    (seat) => present.unanswered.includes(seat) || present.idle.includes(seat) || hasLeft(seat),
  );
  if (!absent) return null;
  const facts = { name: nameOf(absent) };
  const answers: Answer[] = [];
  const isUnanswered = present.unanswered.includes(absent);
  if (isUnanswered)
    answers.push({
      id: 'without',
      key: 'act-go-on-without',
      facts,
      tone: 'main',
      does: { do: 'go_on', seat: absent },
    });
  if (present.idle.includes(absent) || hasLeft(absent))
    answers.push({ ...botFor(absent, nameOf), tone: isUnanswered ? 'usual' : 'main' });
  const key = isUnanswered ? 'go-on-without-text' : hasLeft(absent) ? 'bot-instead' : 'bot-plays-for-text';
  return { id: 'waiting', title: null, text: { key, facts }, answers, isAlone: false };
}

/** What is asked now; null where there is nothing but the game. */
export function askingOf(about: Asked): Asking | null {
  const { table, view, asked } = about;
  const { info, you, present } = table;
  if (info.stage !== 'playing' || view.over) return null;
  const votes = info.votes.filter(({ topic, seats }) => topic !== 'rematch' && seats.length > 0);
  const voted = votes.find(({ topic }) => topic === 'abandon') ?? votes[0];
  if (voted) return ofVote(voted, about);
  if (info.paused) return ofPause(info, about);
  if (about.voters.length) return ofStop(about);
  if (!you.seats.length) return null;
  if (asked.some((seat) => you.seats.includes(seat) && present.nudged.includes(seat)))
    return {
      id: 'nudged',
      title: null,
      text: { key: 'asked-nudge-you' },
      answers: [{ id: 'still-looking', key: 'act-still-looking', tone: 'usual', does: 'touch' }],
      isAlone: false,
    };
  return ofReplaced(about) ?? ofWaiting(about);
}

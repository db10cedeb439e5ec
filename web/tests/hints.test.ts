import { describe, expect, test } from 'vitest';
import type { HintShape } from '../src/net/protocol.gen';
import { Hints } from '../src/state/hints';
import type { Effect, Input } from '../src/state/state';
import { GAME } from './model/classic';
import { Player } from './model/player';

describe('a hint', () => {
  const ask: Input = { do: 'intent', intent: { do: 'hint' } };
  const question = (player: Player) => player.state.hint.question;

  test('is one command, answered by the coach', () => {
    const ana = new Player();
    ana.want(ask);
    ana.want(ask); // pressing again while the coach thinks asks nothing more
    ana.flush();
    expect(ana.played).toEqual(['hint']);
    expect(ana.state.hint).toMatchObject({ question: null, given: { seq: 2, stage: 1, language: 'en' } });
  });

  test('is asked for again where the connection was lost before the answer, and counts once', () => {
    const ana = new Player();
    ana.want(ask);
    ana.deliverUp();
    ana.deliverDown();
    ana.deliverDown();
    expect([ana.state.queue, question(ana)?.command?.seq]).toEqual([[], 2]);
    ana.cut();
    ana.flush();
    expect([ana.played, ana.state.hint.given?.seq, question(ana)]).toEqual([['hint'], 2, null]);
  });

  test('waits with all that is pressed after it until the coach is fetched', () => {
    const ana = new Player(GAME, null);
    const fetched: unknown[] = [];
    ana.onStep = (_before, _happening, effects) => fetched.push(...effects);
    ana.want(ask);
    ana.look('b1').type('5');
    expect([fetched[0], ana.state.inputs.length]).toEqual([{ do: 'fetchCoach' }, 2]);
    ana.dispatch({ type: 'coachCame', isHere: false });
    ana.flush();
    expect([ana.played, ana.state.inputs]).toEqual([['b1=5'], []]);
  });

  test('asked right after another intent is answered, however the messages come', () => {
    for (const late of [0, 1, 2, 3, 4]) {
      const ana = new Player();
      ana.look('b1').type('5');
      for (let n = 0; n < late; n += 1) {
        ana.deliverUp();
        ana.deliverDown();
      }
      ana.want(ask);
      ana.flush();
      const { given } = ana.state.hint;
      expect([ana.played, given?.seq], `after ${late}`).toEqual([['b1=5', 'hint'], 3]);
      const hints = ana.hints;
      expect(given && hints?.holds(ana.state, given, ana.game), `after ${late}`).toBe(true);
    }
  });

  test('asked while the coach still thinks about the board before is asked once more', () => {
    const ana = new Player();
    ana.want(ask);
    ana.look('b1').type('5');
    ana.want(ask);
    ana.flush();
    expect(ana.played).toEqual(['hint', 'b1=5', 'hint']);
    const { given } = ana.state.hint;
    expect(given?.seq).toBe(4);
    expect(given && ana.hints?.holds(ana.state, given, ana.game)).toBe(true);
  });

  test('that is refused asks nothing', () => {
    const ana = new Player();
    ana.server.isCross = true;
    ana.want(ask);
    ana.flush();
    expect([question(ana), ana.state.notice?.refusal.code]).toEqual([null, 'too-many-requests']);
  });

  test('goes with the next own move', () => {
    const ana = new Player();
    ana.want(ask);
    ana.look('b1').type('5').flush();
    expect([ana.played, ana.state.hint.given]).toEqual([['hint', 'b1=5'], null]);
  });

  test('on a shared board is looked at again when others have written something', () => {
    const ana = new Player();
    ana.want(ask);
    ana.flush();
    const asked: unknown[] = [];
    ana.onStep = (_before, _happening, effects) => asked.push(...effects);
    ana.tell(ana.server.other('c1=2'));
    ana.flush();
    expect(asked).toMatchObject([{ do: 'retell', seq: 2, language: 'en' }]);
    const { about } = asked[0] as { about: string };
    const retold = { type: 'retold', seq: 2, language: 'en', way: '', about } as const;
    const { given } = ana.state.hint;
    if (!given) throw new Error('no hint');
    ana.dispatch({ ...retold, shape: given.shape });
    expect(ana.state.hint.given).toEqual({ ...given, about });
    ana.dispatch({ ...retold, shape: { code: 'hint-gone', facts: {} } });
    expect(ana.state.hint.given).toBeNull();
  });

  test('is given once more in another language', () => {
    const ana = new Player();
    ana.want(ask);
    ana.flush();
    const asked: unknown[] = [];
    ana.onStep = (_before, _happening, effects) => asked.push(...effects);
    ana.dispatch({ type: 'spoke', language: 'en', now: 0 });
    ana.dispatch({ type: 'spoke', language: 'de', now: 0 });
    expect(asked).toMatchObject([{ do: 'retell', seq: 2, language: 'de' }]);
    const { about } = asked[0] as { about: string };
    const shape = { text: 'Tipp', drawing: null } as HintShape;
    ana.dispatch({ type: 'retold', seq: 2, language: 'de', way: '', about, shape });
    expect(ana.state.hint.given).toMatchObject({ shape, language: 'de', seq: 2 });
  });

  test('follows one way from now on, and tells what it has said by that way', () => {
    const ana = new Player();
    ana.want(ask);
    ana.flush();
    const sent: Effect[] = [];
    ana.onStep = (_before, _happening, effects) => sent.push(...effects);
    ana.dispatch({ type: 'followed', way: 'deduction' });
    expect(sent).toMatchObject([{ do: 'retell', seq: 2, language: 'en', way: 'deduction' }]);
    const { about } = sent[0] as { about: string };
    const shape = { text: 'All places', drawing: null } as HintShape;
    ana.dispatch({ type: 'retold', seq: 2, language: 'en', way: 'deduction', about, shape });
    expect(ana.state.hint).toMatchObject({ way: 'deduction', given: { shape, way: 'deduction', seq: 2 } });
    sent.length = 0;
    ana.want(ask);
    ana.flush();
    expect(sent.filter((one) => one.do === 'send')).toMatchObject([
      { message: { move: 'hint', way: 'deduction' } },
    ]);
    ana.dispatch({ type: 'followed', way: 'deduction' });
    expect(sent.filter((one) => one.do === 'retell')).toEqual([]);
  });

  test('is done by one press; what has to be done first is answered before the rest', () => {
    const doing = () => ({ key: '', facts: {}, first: 'sweep', moves: ['note b1 4'] });
    const ana = new Player(GAME, new Hints({ move: 'hint', about: () => '', doing }));
    ana.want(ask);
    ana.flush();
    ana.want({ do: 'intent', intent: { do: 'obey' } });
    expect([ana.state.queue.length, ana.state.inputs.length]).toEqual([1, 1]);
    ana.flush();
    expect(ana.played).toEqual(['hint', 'sweep', 'note b1 4']);
  });
});

/** A finger on small cells: when it is shown, and which clicks are its own echo. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Finger, isSmall, Slide } from '../src/board/gestures';

const event = (pointerType = 'touch') =>
  ({ clientX: 10, clientY: 20, pointerType, isPrimary: true }) as PointerEvent;
let seen: (Finger | null)[] = [];
let slide: Slide;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  seen = [];
  slide = new Slide((finger) => seen.push(finger));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a short tap shows nothing, and its click counts', () => {
  slide.down(4, event(), 40);
  expect(slide.up(50)).toBe(false);
  vi.runAllTimers();
  expect(seen).toEqual([]);
  expect(slide.isEcho(60)).toBe(false);
});

test('a finger that rests or slides is shown, and chooses once', () => {
  slide.down(4, event(), 40);
  vi.runAllTimers();
  slide.move(() => 5, event());
  expect(seen.map((one) => one?.cell)).toEqual([4, 5]);
  expect(slide.up(300)).toBe(true);
  expect(seen.at(-1)).toBeNull();
  expect(slide.isEcho(310)).toBe(true);
  expect(slide.isEcho(320)).toBe(false);
});

test('a mouse, large cells and what is beside the board are not followed', () => {
  slide.down(4, event('mouse'), 40);
  slide.move(() => 5, event('mouse'));
  slide.down(4, event(), 60);
  slide.move(() => 5, event());
  slide.down(-1, event(), 40);
  slide.move(() => 5, event());
  vi.runAllTimers();
  expect(seen).toEqual([]);
  expect([isSmall(40), isSmall(44), isSmall(0)]).toEqual([true, false, false]);
});

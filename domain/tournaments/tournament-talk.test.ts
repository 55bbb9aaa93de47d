import { expect, it } from 'vitest';
import { TALK_AFTER_END, isTalkOver, maySpeak } from './tournament-talk.ts';

const CUP = { status: 'completed', organiserId: 'olive', endedAt: 1_000 } as const;
const who = (id: string, more: { isStaff?: boolean; takesPart?: boolean } = {}) => ({
  id,
  isStaff: false,
  takesPart: false,
  ...more,
});

it('those who take part, the organiser and staff speak; onlookers do not', () => {
  const open = { ...CUP, status: 'registration', endedAt: null } as const;
  const speak = [who('a', { takesPart: true }), who('olive'), who('m', { isStaff: true }), who('b')];
  expect(speak.map((one) => maySpeak(open, one, 5))).toEqual([true, true, true, false]);
});

it('a week after the end nobody speaks any more', () => {
  const last = CUP.endedAt + TALK_AFTER_END - 1;
  expect([isTalkOver(CUP, last), isTalkOver(CUP, last + 1)]).toEqual([false, true]);
  expect(maySpeak(CUP, who('olive'), last)).toBe(true);
  expect(maySpeak(CUP, who('m', { isStaff: true }), last + 1)).toBe(false);
});

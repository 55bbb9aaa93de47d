import { expect, it } from 'vitest';
import { type DecidedCase, recordsOf } from './moderator-record.ts';

const decided = (moderatorId: string, tookMs: number, verdict?: DecidedCase['verdict']): DecidedCase => ({
  moderatorId,
  tookMs,
  isAppealed: verdict !== undefined,
  verdict: verdict ?? null,
});

it('counts of each moderator what was appealed and what fell, and says how long the middle decision took', () => {
  const cases = [
    decided('quick', 5),
    decided('busy', 30, 'overturn'),
    decided('busy', 10, 'uphold'),
    decided('busy', 20, null),
    decided('calm', 7),
  ];
  expect(recordsOf(cases)).toEqual([
    { moderatorId: 'busy', decided: 3, appealed: 3, overturned: 1, medianMs: 20 },
    { moderatorId: 'calm', decided: 1, appealed: 0, overturned: 0, medianMs: 7 },
    { moderatorId: 'quick', decided: 1, appealed: 0, overturned: 0, medianMs: 5 },
  ]);
  expect(recordsOf([])).toEqual([]);
});

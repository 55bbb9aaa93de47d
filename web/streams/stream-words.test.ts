import { expect, test } from 'vitest';
import { pastStreamNote, viewersText } from './stream-words.ts';

test('viewers of 1000 or more are shown as K with one decimal (SM-03)', () => {
  expect([0, 999, 1_000, 1_049, 1_950, 15_420].map(viewersText)).toEqual(['0', '999', '1.0K', '1.0K', '1.9K', '15.4K']);
});

test('a recording that does not hold all of its stream says so', () => {
  const past = { end: 'STOPPED', seconds: 60, isTakenDown: false } as const;
  expect(pastStreamNote(past)).toBeNull();
  expect(pastStreamNote({ ...past, end: 'CUT_SHORT' })).toBe('cut short, out of space');
  expect(pastStreamNote({ ...past, end: 'CUT_SHORT', seconds: 0 })).toBe('nothing of it could be kept');
  expect(pastStreamNote({ ...past, isTakenDown: true })).toBe('ended by a moderator, nobody can watch it');
});

import { expect, it } from 'vitest';
import { isReviewed } from './review-run.ts';

it('lets staff look into held runs at once, into refused ones when nobody plays on their course, and into no other', () => {
  const held = { isRefused: false, isHeld: true, isContestOpen: true };
  const refused = { isRefused: true, isHeld: false, isContestOpen: false };
  expect([held, { ...held, isContestOpen: false }, refused].map(isReviewed)).toEqual([true, true, true]);
  expect(
    [
      { ...refused, isContestOpen: true },
      { ...refused, isRefused: false },
    ].map(isReviewed),
  ).toEqual([false, false]);
});

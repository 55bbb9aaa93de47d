import { expect, it } from 'vitest';
import type { TournamentStatus } from '../data/__generated__/schema-types.ts';
import { badgeOf, bestOfWords, costWords, guaranteedWords, stageOf, swissRoundsWords } from './tournament-words.ts';

const staged = {
  status: 'REGISTRATION' as TournamentStatus,
  entrants: 6,
  capacity: 16,
  minEntrants: 4,
  buyInCents: 10_00,
  guaranteeCents: 0,
  feeCents: 50,
  opensAt: 1_000,
  checkInAt: 2_000_000,
  startsAt: 2_000_000 + 45 * 60_000,
  field: null,
  cancelReason: null,
  viewerStatus: null,
  teamSize: null,
};

it('says how far it is, what comes next and when, in the figures of the tournament', () => {
  const open = stageOf(staged);
  expect(open.now).toBe('6 of 16 places are taken. It needs 4 to start.');
  expect(open.next).toContain('for 45 minutes');
  expect(open.next).toContain('everyone gets their buy-in and fee back');
  expect(open.endsAt).toBe(staged.checkInAt);
  expect(stageOf({ ...staged, entrants: 16 }).headline).toBe('All places are taken');
  expect(stageOf({ ...staged, status: 'ANNOUNCED' }).endsAt).toBe(staged.opensAt);
  expect(stageOf({ ...staged, status: 'CANCELLED', cancelReason: 'Rain.' }).next).toBe('Reason: Rain.');
});

it('asks those who have entered to check in, and speaks of no money where there is none', () => {
  const checkIn = { ...staged, status: 'CHECK_IN' as const };
  expect(stageOf({ ...checkIn, viewerStatus: 'ENTERED' }).headline).toBe('Check in now');
  const team = stageOf({ ...checkIn, teamSize: 2, viewerStatus: 'ENTERED' });
  expect([team.headline, team.now]).toEqual([
    'Your team checks in now',
    'The captain checks in for the team, or it doesn’t play.',
  ]);
  expect(stageOf({ ...checkIn, viewerStatus: 'HERE' }).headline).toBe('Check-in is open');
  const free = { ...staged, buyInCents: 0, feeCents: 0 };
  for (const status of ['REGISTRATION', 'CHECK_IN', 'COMPLETED', 'CANCELLED'] as const) {
    const { now, next } = stageOf({ ...free, status });
    expect(`${now} ${next ?? ''}`).not.toMatch(/buy-in|money|prizes/);
  }
});

it('calls guaranteed what lies in escrow, and says where it goes when it does not take place', () => {
  const added = { ...staged, guaranteeCents: 300_00 };
  expect(guaranteedWords(added)).toBe('$300.00 guaranteed');
  for (const status of ['DRAFT', 'CANCELLED'] as const) expect(guaranteedWords({ ...added, status })).toBeNull();
  expect(guaranteedWords(staged)).toBeNull();
  expect(stageOf({ ...added, buyInCents: 0 }).next).toContain('it’s cancelled and the added prize money goes back');
  expect(stageOf({ ...added, status: 'DRAFT' }).now).toContain('$300.00');
});

it('names what a place costs and how long matches are', () => {
  expect(costWords(staged)).toBe('$10.00 + $0.50 fee');
  expect(costWords({ buyInCents: 0, feeCents: 0 })).toBe('Free entry');
  expect(bestOfWords([1])).toBe('Best of 1');
  expect(bestOfWords([3, 1])).toBe('Best of 3 in the final, 1 before');
  expect(bestOfWords([5, 3, 1])).toBe('Best of 5 in the final, 3 in the semi-finals, 1 before');
});

it('says how many rounds a Swiss has: at most so many before the start, so many from then on', () => {
  expect(swissRoundsWords({ swissRounds: 5, field: null })).toBe(
    'Up to 5, and no more than half the number of entrants',
  );
  expect(swissRoundsWords({ swissRounds: null, field: null })).toBe('As many as needed');
  expect(swissRoundsWords({ swissRounds: 2, field: 5 })).toBe('2');
});

it('one that takes entries is open while it has a place, and full without one (BG-22)', () => {
  const words = (status: TournamentStatus, entrants: number, capacity = 16): string =>
    badgeOf({ status, entrants, capacity }).label;
  expect([words('REGISTRATION', 0), words('REGISTRATION', 15), words('REGISTRATION', 16)]).toEqual([
    'Open',
    'Open',
    'Full',
  ]);
  expect(words('REGISTRATION', 8, 8)).toBe('Full');
  // Its places matter no more, or another word says more.
  for (const status of ['ANNOUNCED', 'CHECK_IN', 'RUNNING', 'SETTLING', 'COMPLETED', 'CANCELLED'] as const)
    expect(words(status, 16)).toBe(words(status, 3));
});

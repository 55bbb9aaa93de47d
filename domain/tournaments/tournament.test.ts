import { expect, it } from 'vitest';
import { type Tournament, heldFor, isGuarantor, mayCancel, poolOf } from './tournament.ts';

const cup: Tournament = {
  kind: 'tournament',
  format: 'single',
  hasThird: false,
  swissRounds: null,
  groupSize: 4,
  bestOf: [1],
  buyInCents: 10_00,
  guaranteeCents: 300_00,
  capacity: 8,
  minEntrants: 2,
  prizeTable: [100],
  opensAt: 0,
  startsAt: 1,
  checkInMinutes: 30,
  isVerifiedOnly: false,
  isExclusive: false,
  id: 'cup',
  title: 'Night Cup',
  organiserId: 'organiser',
  status: 'registration',
  feeCents: 50,
  entrants: 3,
  dueAt: null,
};

it('the pool is all buy-ins and the guarantee, which lies in escrow from the announcement on', () => {
  expect([poolOf(cup, 0), poolOf(cup, 8)]).toEqual([300_00, 380_00]);
  expect([heldFor({ ...cup, status: 'draft', entrants: 0 }), heldFor(cup)]).toEqual([0, 331_50]);
});

it('whoever would get a guarantee back ends no tournament that runs, whatever their role', () => {
  const organiser = { id: 'organiser', isStaff: true, isPlaying: false };
  const codeOf = (change: Partial<Tournament>, who: Parameters<typeof mayCancel>[1]) => {
    const ruling = mayCancel({ ...cup, ...change }, who);
    return ruling.ok ? 'ok' : ruling.refusal.code;
  };
  expect([
    codeOf({}, organiser),
    codeOf({ status: 'running' }, organiser),
    codeOf({ status: 'settling' }, organiser),
    codeOf({ status: 'running', guaranteeCents: 0 }, organiser),
    codeOf({ status: 'running' }, { ...organiser, id: 'staff' }),
  ]).toEqual(['ok', 'OWN_MATCH', 'OWN_MATCH', 'ok', 'ok']);
  expect([isGuarantor(cup, 'organiser'), isGuarantor(cup, 'staff')]).toEqual([true, false]);
  expect(isGuarantor({ ...cup, guaranteeCents: 0 }, 'organiser')).toBe(false);
});

import { expect, it } from 'vitest';
import { SAMPLE_CUP } from '../../tests/support/sample-cup.ts';
import { type Tournament, acceptTerms, heldFor, isGuarantor, isOfRating, mayCancel, poolOf } from './tournament.ts';

const cup = { ...SAMPLE_CUP, guaranteeCents: 300_00, entrants: 3 };

it('the pool is all buy-ins and the guarantee, which lies in escrow from the announcement on', () => {
  expect([poolOf(cup, 0), poolOf(cup, 8)]).toEqual([300_00, 380_00]);
  expect([heldFor({ ...cup, status: 'draft', entrants: 0 }), heldFor(cup)]).toEqual([0, 331_50]);
});

it('a tournament is for the ratings between its bounds, both included, and whoever has none stands below all who have', () => {
  const isFor = (minRating: number | null, maxRating: number | null) =>
    [null, 899, 900, 1_200, 1_201].map((rating) => isOfRating({ minRating, maxRating }, rating));
  expect(isFor(null, null)).toEqual([true, true, true, true, true]);
  expect(isFor(900, null)).toEqual([false, false, true, true, true]);
  expect(isFor(null, 1_200)).toEqual([true, true, true, true, false]);
  expect(isFor(900, 1_200)).toEqual([false, false, true, true, false]);
  const accept = (minRating: number, maxRating: number) =>
    acceptTerms({ ...cup, minRating, maxRating }, { minCents: 1_00, maxCents: 500_00 }, cup.opensAt - 1);
  expect([accept(900, 900).ok, accept(901, 900)]).toEqual([
    true,
    { ok: false, refusal: { code: 'BAD_INPUT', field: 'maxRating' } },
  ]);
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

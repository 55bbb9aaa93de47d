import { expect, it } from 'vitest';
import { SAMPLE_CUP } from '../../tests/support/sample-cup.ts';
import { type Tournament, heldFor, isGuarantor, mayCancel, poolOf } from './tournament.ts';

const cup = { ...SAMPLE_CUP, guaranteeCents: 300_00, entrants: 3 };

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

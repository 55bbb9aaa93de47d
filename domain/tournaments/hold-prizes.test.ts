import { expect, it } from 'vitest';
import { HOLD_LIFE, type Holdable, holdPrizes, releasePrizes, settlesAt } from './hold-prizes.ts';
import { TOURNAMENT_STATUSES } from './tournament.ts';

const CUP: Holdable = {
  status: 'running',
  organiserId: 'olive',
  entrants: 8,
  buyInCents: 10_00,
  guaranteeCents: 0,
  heldUntil: null,
};
const MO = { id: 'mo', isStaff: true, takesPart: false };
const NOW = 1_000;

it('staff hold the prizes of what has started and is not paid, for a week from then on', () => {
  for (const status of TOURNAMENT_STATUSES) {
    const ruling = holdPrizes({ ...CUP, status }, MO, NOW);
    const isHeld = status === 'running' || status === 'settling';
    expect([status, ruling.ok], status).toEqual([status, isHeld]);
    if (ruling.ok) expect(ruling.value).toBe(NOW + HOLD_LIFE);
  }
  expect(holdPrizes({ ...CUP, heldUntil: 5 }, MO, NOW)).toMatchObject({ ok: true, value: NOW + HOLD_LIFE });
});

it('nobody holds prizes who is not of staff, takes part or organises it', () => {
  expect(holdPrizes(CUP, { ...MO, isStaff: false }, NOW)).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  expect(holdPrizes(CUP, { ...MO, takesPart: true }, NOW)).toMatchObject({ refusal: { code: 'OWN_MATCH' } });
  expect(holdPrizes(CUP, { ...MO, id: 'olive' }, NOW)).toMatchObject({ refusal: { code: 'OWN_MATCH' } });
});

it('what is held is released, a large pool by somebody else than whoever held it', () => {
  const held = { ...CUP, heldUntil: NOW + 1 };
  const by = (heldById: string, doubleFromCents: number) => releasePrizes(held, MO, { heldById, doubleFromCents });
  expect(by('mo', 80_01)).toMatchObject({ ok: true });
  expect(by('mo', 80_00)).toMatchObject({ refusal: { code: 'HOLD_SECOND_PERSON' } });
  expect(by('ann', 80_00)).toMatchObject({ ok: true });
  expect(releasePrizes(CUP, MO, { heldById: 'ann', doubleFromCents: 1 })).toMatchObject({
    refusal: { code: 'PRIZES_NOT_HELD' },
  });
});

it('a tournament is paid at once after its last match, or when its hold is over', () => {
  expect(settlesAt({ heldUntil: null }, NOW)).toBe(NOW);
  expect(settlesAt({ heldUntil: NOW - 1 }, NOW)).toBe(NOW);
  expect(settlesAt({ heldUntil: NOW + 9 }, NOW)).toBe(NOW + 9);
});

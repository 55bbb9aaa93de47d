import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NEW_SKILL, type Skill, badgeOf, rateBattle, shownRating } from './rating.ts';

const skill: fc.Arbitrary<Skill> = fc.record({
  muMicro: fc.integer({ min: -10_000_000, max: 60_000_000 }),
  sigmaMicro: fc.integer({ min: 500_000, max: 8_333_333 }),
});

it('begins at 1,000 and silver', () => {
  expect(shownRating(NEW_SKILL)).toBe(1_000);
  expect(badgeOf(1_000)).toBe('silver');
  const { winner, loser } = rateBattle(NEW_SKILL, NEW_SKILL);
  expect([shownRating(winner), shownRating(loser)]).toEqual([1_105, 895]);
});

it('never takes from a winner, never gives to a loser, and never doubts more than before', () => {
  fc.assert(
    fc.property(skill, skill, (a, b) => {
      const { winner, loser } = rateBattle(a, b);
      expect(winner.muMicro).toBeGreaterThanOrEqual(a.muMicro);
      expect(loser.muMicro).toBeLessThanOrEqual(b.muMicro);
      expect(shownRating(winner)).toBeGreaterThanOrEqual(shownRating(a));
      expect(shownRating(loser)).toBeLessThanOrEqual(shownRating(b));
      expect(winner.sigmaMicro).toBeLessThanOrEqual(a.sigmaMicro);
      expect(loser.sigmaMicro).toBeLessThanOrEqual(b.sigmaMicro);
      for (const part of [winner, loser]) expect(Object.values(part).every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

it('gives more for beating the stronger of two opponents', () => {
  fc.assert(
    fc.property(skill, skill, fc.integer({ min: 1, max: 20_000_000 }), (own, weaker, by) => {
      const stronger = { ...weaker, muMicro: weaker.muMicro + by };
      const gain = (opponent: Skill) => rateBattle(own, opponent).winner.muMicro - own.muMicro;
      expect(gain(stronger)).toBeGreaterThanOrEqual(gain(weaker));
    }),
  );
});

it('moves a newcomer more than somebody whose strength is known', () => {
  const known = { ...NEW_SKILL, sigmaMicro: 2_000_000 };
  const gain = (own: Skill) => rateBattle(own, NEW_SKILL).winner.muMicro - own.muMicro;
  expect(gain(NEW_SKILL)).toBeGreaterThan(2 * gain(known));
});

it('shows nothing below 0 and gives each badge from its own rating on', () => {
  expect(shownRating({ ...NEW_SKILL, muMicro: -5_000_000 })).toBe(0);
  const badges = [0, 849, 850, 1_149, 1_150, 1_299, 1_300, 1_449, 1_450, 9_999].map(badgeOf);
  expect(badges).toEqual([
    'bronze',
    'bronze',
    'silver',
    'silver',
    'gold',
    'gold',
    'platinum',
    'platinum',
    'diamond',
    'diamond',
  ]);
});

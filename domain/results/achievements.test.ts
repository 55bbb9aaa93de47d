import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type Deed, type Feats, doneOf, isUnlocked, unlockedBy } from './achievements.ts';

const NOTHING: Feats = {
  battles: 0,
  wins: 0,
  bestStreak: 0,
  largestStakeCents: 0,
  games: 0,
  cups: 0,
  titles: 0,
  runs: 0,
  arcadeGames: 0,
  contestsWon: 0,
  tutorialScore: 0,
  secondFactor: 0,
};

const battle = (at: number, won: boolean, stakeCents = 10_00, game = 'cs2'): Deed => ({
  kind: 'battle',
  at,
  won,
  stakeCents,
  game,
});

describe('the list', () => {
  it('gives every achievement an id, a title and a description of its own', () => {
    for (const part of ['id', 'title', 'description'] as const)
      expect(new Set(ACHIEVEMENTS.map((one) => one[part])).size).toBe(ACHIEVEMENTS.length);
  });

  it.each(ACHIEVEMENTS.map((one) => [one.id, one] as const))(
    'unlocks %s at its threshold and not before',
    (_id, one) => {
      expect(isUnlocked(one, NOTHING)).toBe(false);
      expect(isUnlocked(one, { ...NOTHING, [one.feat]: one.least - 1 })).toBe(false);
      expect(isUnlocked(one, { ...NOTHING, [one.feat]: one.least })).toBe(true);
      expect(isUnlocked(one, { ...NOTHING, [one.feat]: one.least * 7 })).toBe(true);
      expect(doneOf(one, { ...NOTHING, [one.feat]: one.least * 7 })).toBe(one.least);
    },
  );
});

describe('unlockedBy', () => {
  it('dates each one to the deed that was missing', () => {
    const deeds: Deed[] = [
      battle(1, false),
      battle(2, true),
      { kind: 'tutorial', at: 3, score: 59 },
      battle(4, true, 50_00, 'apex'),
      battle(5, true, 250_00, 'valorant'),
      { kind: 'tutorial', at: 6, score: 60 },
      { kind: 'second-factor', at: 7 },
      battle(8, false, 10_00, 'league'),
      { kind: 'cup', at: 9, won: false },
      { kind: 'cup', at: 10, won: true },
      { kind: 'run', at: 11, won: false, game: 'game-0' },
      ...Array.from({ length: 10 }, (_, n): Deed => ({ kind: 'run', at: 12 + n, won: true, game: `game-${n}` })),
    ];
    expect(Object.fromEntries(unlockedBy(deeds))).toEqual({
      'first-battle': 1,
      'first-win': 2,
      'stake-50': 4,
      'stake-250': 5,
      'streak-3': 5,
      tutorial: 6,
      'two-factor': 7,
      'games-4': 8,
      'cups-1': 9,
      'titles-1': 10,
      'runs-1': 11,
      'contests-1': 12,
      'arcade-games-10': 21,
      'contests-10': 21,
    });
  });

  it('keeps what was unlocked, whatever comes later', () => {
    const anyDeed = fc.record({ won: fc.boolean(), stakeCents: fc.integer({ min: 1, max: 1_000_00 }) });
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 120 }), fc.nat(120), (played, cut) => {
        const deeds = played.map(({ won, stakeCents }, n) => battle(n + 1, won, stakeCents));
        const all = unlockedBy(deeds);
        for (const [id, at] of unlockedBy(deeds.slice(0, cut))) expect(all.get(id)).toBe(at);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../shared/time.ts';
import { GAME_CATALOGUE, favoritesOf } from './games.ts';
import { type Shot, targetsOf } from './tutorial-game.ts';
import { hasPassed, ruleOnRound } from './tutorial.ts';

const START = 1_700_000_000_000;
const ROUND = { seed: 5, startedAt: START };
const shots: Shot[] = targetsOf(5)
  .slice(0, 9)
  .map(({ x, y, shownAtMs }) => ({ x, y, atMs: shownAtMs }));
const outcome = (afterMs: number, fired: readonly Shot[] = shots) => {
  const ruling = ruleOnRound(ROUND, fired, START + afterMs);
  return ruling.ok ? ruling.value.accuracy : ruling.refusal.code;
};

describe('a round that is handed in', () => {
  it('counts from thirty seconds after its start, clocks allowed for, until ten minutes after it', () => {
    expect([30 * SECOND, 33 * SECOND, 10 * MINUTE].map((after) => outcome(after))).toEqual([60, 60, 60]);
    expect(outcome(29.5 * SECOND)).toBe(60);
    expect([0, 10 * SECOND, 29.5 * SECOND - 1].map((after) => outcome(after))).toEqual(Array(3).fill('BAD_INPUT'));
    expect(outcome(10 * MINUTE + 1)).toBe('TUTORIAL_OVER');
  });

  it('is refused with shots that nobody can have fired', () => {
    expect(outcome(40 * SECOND, [{ x: 1, y: 1, atMs: 30_000 }])).toBe('BAD_INPUT');
  });
});

it('passes at 60, not at 59', () => {
  expect([0, 59, 60, 100].map(hasPassed)).toEqual([false, false, true, true]);
});

describe('favourite games', () => {
  it('are chosen from the twelve of the catalogue (EN-17)', () => {
    expect(GAME_CATALOGUE.map(({ id, name, category }) => `${id} ${name} ${category}`)).toEqual([
      'apex Apex Legends Battle Royale',
      'valorant Valorant FPS',
      'fortnite Fortnite Battle Royale',
      'warzone Call of Duty: Warzone Battle Royale',
      'cs2 Counter-Strike 2 FPS',
      'overwatch Overwatch 2 FPS',
      'league League of Legends MOBA',
      'dota2 Dota 2 MOBA',
      'minecraft Minecraft Sandbox',
      'rocketleague Rocket League Sports',
      'hearthstone Hearthstone Card Game',
      'amongus Among Us Social',
    ]);
  });

  it('are those of the catalogue, in its order, each once', () => {
    expect(favoritesOf(['cs2', 'apex', 'cs2'])).toEqual(['apex', 'cs2']);
  });

  it('must be one at least, and none that is not there', () => {
    expect([favoritesOf([]), favoritesOf(['csgo']), favoritesOf(['cs2', 'csgo'])]).toEqual([null, null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  BATTLE_RULES,
  BATTLE_STATUSES,
  MODE_TITLES,
  feeOf,
  holdOf,
  isPlayer,
  otherPlayer,
  playersOf,
  poolOf,
  progressOf,
  rulesOf,
  winnerBy,
} from './battle.ts';
import { GAME_TITLES, TEAM_GAMES } from '../shared/games.ts';
import { battleIn } from '../../tests/support/battle-cases.ts';

describe('fee and pool', () => {
  it('loses no cent at any stake from $5.00 to $1,000.00: pool to the winner, both fees to the house (CH-14, BC-01, C-07)', () => {
    const wrong: number[] = [];
    for (let stakeCents = 5_00; stakeCents <= 1_000_00; stakeCents++) {
      const feeCents = feeOf(stakeCents);
      const held = 2 * holdOf({ stakeCents, feeCents });
      const isWhole = Number.isInteger(feeCents) && held === poolOf(stakeCents) + 2 * feeCents;
      // Half up: 20 fees are the stake, to within half a cent each.
      const isNearest = 20 * feeCents - stakeCents > -10 && 20 * feeCents - stakeCents <= 10;
      if (!isWhole || !isNearest || poolOf(stakeCents) !== stakeCents + stakeCents) wrong.push(stakeCents);
    }
    expect(wrong).toEqual([]);
  });

  it('charges $2.50 on top of $50.00 (BC-01, C-07)', () => {
    expect([feeOf(50_00), poolOf(50_00), holdOf({ stakeCents: 50_00, feeCents: 2_50 })]).toEqual([2_50, 100_00, 52_50]);
  });
});

describe('seats', () => {
  const full = battleIn('active');
  const open = battleIn('waiting', { opponentId: null });

  it('knows who sits where', () => {
    expect([playersOf(full), playersOf(open)]).toEqual([['creator', 'opponent'], ['creator']]);
    expect(['creator', 'opponent', 'stranger'].map((id) => isPlayer(full, id))).toEqual([true, true, false]);
    expect([otherPlayer(full, 'creator'), otherPlayer(full, 'opponent'), otherPlayer(open, 'creator')]).toEqual([
      'opponent',
      'creator',
      null,
    ]);
  });

  it('names the winner that a report means, and nobody while the second seat is empty', () => {
    expect(winnerBy(full, { playerId: 'creator', claim: 'won' })).toBe('creator');
    expect(winnerBy(full, { playerId: 'creator', claim: 'lost' })).toBe('opponent');
    expect(winnerBy(full, { playerId: 'opponent', claim: 'lost' })).toBe('creator');
    expect(winnerBy(open, { playerId: 'creator', claim: 'lost' })).toBeNull();
  });
});

it('derives the progress from the state alone', () => {
  const table = BATTLE_STATUSES.map((status) => [
    status,
    progressOf({ status, opponentId: null }, 0),
    progressOf({ status, opponentId: 'x' }, 0),
    progressOf({ status, opponentId: 'x' }, 1),
  ]);
  expect(table).toEqual([
    ['draft', 0, 0, 0],
    ['waiting', 20, 40, 40],
    ['active', 65, 65, 85],
    ['completed', 100, 100, 100],
    ['cancelled', 100, 100, 100],
    ['expired', 100, 100, 100],
    ['disputed', 85, 85, 85],
  ]);
});

it('states the rules of a battle', () => {
  expect(BATTLE_RULES).toHaveLength(6);
  expect(BATTLE_RULES).toContain('Winner takes the full pool');
  expect(BATTLE_RULES).toContain('Platform fee: 5%');
  for (const game of [null, ...TEAM_GAMES]) expect(rulesOf(game)).toBe(BATTLE_RULES);
  expect(rulesOf('chess')).not.toContain('First to 13 rounds wins');
  expect(rulesOf('chess')).toContain('One unrated game on Lichess, 10 minutes for each player');
});

it('offers the games and modes of the Create Battle form', () => {
  expect(TEAM_GAMES.map((game) => GAME_TITLES[game])).toEqual(['Valorant', 'CS2', 'Apex Legends', 'League of Legends']);
  expect(GAME_TITLES.chess).toBe('Chess');
  expect(Object.values(MODE_TITLES)).toEqual(['1v1 Duel', 'Team vs Team', 'Tournament', 'Custom']);
});

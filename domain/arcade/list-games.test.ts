import { expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import { GAMES, GAME_IDS, type GameId } from './games.ts';
import { GAME_FILTERS, type GameFigures, POPULAR_SPAN, isNew, listGames, popularGames } from './list-games.ts';

const figures = (over: Partial<Record<GameId, Partial<GameFigures>>> = {}): GameFigures[] =>
  GAME_IDS.map((id) => ({ id, entries: 0, poolCents: 0, ...over[id] }));
const ids = (list: readonly GameFigures[]) => list.map(({ id }) => id);

it('popular are the three games with most entries of seven days, and none that nobody has entered', () => {
  const list = figures({
    turncoat: { entries: 5 },
    'bank-shot': { entries: 9 },
    'copy-desk': { entries: 5 },
    'plumb-line': { entries: 5 },
  });
  expect(popularGames(list)).toEqual(['bank-shot', 'turncoat', 'copy-desk']);
  expect(ids(listGames(list, 'popular', 'newest'))).toEqual(['bank-shot', 'copy-desk', 'turncoat']);
  expect([popularGames(figures()), POPULAR_SPAN]).toEqual([[], 7 * DAY]);
});

it('stakes are low up to $10, games without money among them, and every game is of one kind', () => {
  const [low, high] = [listGames(figures(), 'low-stakes', 'newest'), listGames(figures(), 'high-stakes', 'newest')];
  expect(ids(low)).toEqual(['counterweight', 'letter-forge', 'copy-desk', 'fuse-box', 'echo-vault']);
  expect(ids([...low, ...high]).toSorted()).toEqual(GAME_IDS.toSorted());
  expect(high.every(({ id }) => GAMES[id].maxFeeCents > 10_00)).toBe(true);
});

it('the largest pool or entry comes first, equals as they are listed', () => {
  const list = figures({ turncoat: { poolCents: 7 }, 'echo-vault': { poolCents: 9 } });
  expect(ids(listGames(list, 'all', 'prize-pool')).slice(0, 3)).toEqual(['echo-vault', 'turncoat', 'spark-line']);
  expect(ids(listGames(list, 'all', 'entry-fee')).slice(0, 3)).toEqual(['spark-line', 'turncoat', 'bank-shot']);
});

it('the game that came out last comes first by newest, each in a place of its own', () => {
  expect(ids(listGames(figures(), 'all', 'newest'))).toEqual(GAME_IDS.toReversed());
  expect(GAME_FILTERS.map((filter) => listGames(figures(), filter, 'newest').length)).toEqual([10, 0, 5, 5]);
});

it('a game is new for thirty days', () => {
  expect([isNew(0, 30 * DAY - 1), isNew(0, 30 * DAY)]).toEqual([true, false]);
});

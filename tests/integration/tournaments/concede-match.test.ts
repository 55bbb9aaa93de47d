import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportMatch } from '../../../gateway/tournaments/bracket/play-match.ts';
import { beginMatch, matchOf, playerAt, runningCup } from '../../support/tournament-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

it('who has lost a match, or confirms it, is asked no recording; who claims it is (CH-17)', async () => {
  const cup = await runningCup(world, 4);
  const say = async (match: number, side: 0 | 1, games: readonly [number, number], recordingUrl = '') => {
    const { one, other, attempt } = await matchOf(world, cup.id, match);
    const call = { tournamentId: cup.id, match, attempt, games, recordingUrl };
    return codeOf(reportMatch(world.deps, playerAt(cup, side === 0 ? one : other), world.key(), call));
  };
  for (const match of [0, 1]) await beginMatch(world, cup, match);

  expect(await say(0, 0, [1, 0])).toBe('RECORDING_REQUIRED');
  expect(await say(0, 0, [1, 0], 'my-video')).toBe('BAD_INPUT');
  expect(await matchOf(world, cup.id, 0)).toMatchObject({ status: 'playing', words: [null, null] });
  expect(await say(0, 0, [1, 0], 'recordings.example/1')).toBe('ok');
  expect(await say(0, 1, [1, 0])).toBe('ok');
  expect(await matchOf(world, cup.id, 0)).toMatchObject({
    status: 'decided',
    words: [{ recordingUrl: 'https://recordings.example/1' }, { recordingUrl: '' }],
  });
  expect(await say(0, 1, [1, 0])).toBe('MATCH_NOT_PLAYING');

  expect(await say(1, 0, [0, 1])).toBe('ok');
  expect(await say(1, 1, [0, 1])).toBe('ok');
  expect(await matchOf(world, cup.id, 1)).toMatchObject({ status: 'decided', gamesOne: 0, gamesOther: 1 });
});

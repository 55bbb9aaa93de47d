import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../domain/accounts/preferences.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { readDailyBoard, readDailyBoards } from '../../../gateway/arcade/boards/read-daily.ts';
import { readPlaying } from '../../../gateway/arcade/runs/read-playing.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { enter, playTicket } from '../../support/arcade-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const nextDay = (): void => world.pass(DAY - (world.now % DAY));
const board = (actor: Actor, day?: string) => readDailyBoard(world.db.read, actor.userId, 'turncoat', world.now, day);

async function play(skill: number | null): Promise<{ actor: Actor; id: string }> {
  const actor = await world.player();
  const id = await enter(world, actor, { mode: 'daily', game: 'turncoat' });
  await playTicket(world, actor, id, skill);
  return { actor, id };
}

describe('the board of a day that is over', () => {
  it('says places as they were, equals on one, with the runs for those who were on it and only after the day', async () => {
    nextDay();
    const day = utcDay(world.now);
    const [idle, strong, alsoIdle] = [await play(null), await play(1.4), await play(null)];
    const places = async (actor: Actor) =>
      (await board(actor, day)).standings.map(({ place, isOwn, runId }) => [place, isOwn, runId]);
    expect((await places(strong.actor)).map(([place]) => place)).toEqual([1, 2, 2]);
    expect((await places(strong.actor)).every(([, , runId]) => runId === null)).toBe(true);
    const stands = await readDailyBoards(world.db.read, alsoIdle.actor.userId, world.now);
    const stand = stands.find(({ game }) => game === 'turncoat');
    expect(stand).toMatchObject({ entrants: 3, own: { place: 2 }, ownRunId: alsoIdle.id });
    nextDay();
    await endContests(world.deps);
    expect((await board(strong.actor)).entrants).toBe(0);
    expect(await board(strong.actor, day)).toMatchObject({ day, entrants: 3, ownRunId: strong.id, own: { place: 1 } });
    expect((await places(strong.actor))[0]).toEqual([1, true, strong.id]);
    expect((await places(idle.actor))[0]).toEqual([1, false, strong.id]);
    const stranger = await world.player();
    expect((await places(stranger)).map(([place, isOwn, runId]) => [place, isOwn, runId])).toEqual([
      [1, false, null],
      [2, false, null],
      [2, false, null],
    ]);
  });

  it('is asked for thirty days back and no further, nor ahead', async () => {
    const actor = await world.player();
    const ago = (days: number) => codeOf(board(actor, utcDay(world.now - days * DAY)));
    expect([await ago(0), await ago(30)]).toEqual(['ok', 'ok']);
    expect([await ago(31), await ago(-1), await codeOf(board(actor, 'x'))]).toEqual([
      'BAD_INPUT',
      'BAD_INPUT',
      'BAD_INPUT',
    ]);
  });
});

describe('who plays now', () => {
  it('is whoever has begun and not ended, but oneself, those with a closed profile, and those behind a block', async () => {
    const [one, hidden, blocked, waiting] = [
      await world.player(),
      await world.player(),
      await world.player(),
      await world.player(),
    ];
    const viewer = await world.player();
    const seen = async (actor: Actor) =>
      (await readPlaying(world.db.read, actor.userId, world.now)).map(({ player, game }) => [player.id, game]);
    expect(await seen(viewer)).toEqual([]);
    for (const actor of [one, hidden, blocked]) await beginRun(world.deps, actor, await enter(world, actor));
    await enter(world, waiting);
    await world.db.transact(async (tx) => {
      await putSettings(tx, hidden.userId, { ...DEFAULT_SETTINGS, profileVisibility: 'friends' });
      await insertBlock(tx, blocked.userId, viewer.userId, world.now);
    });
    expect(await seen(viewer)).toEqual([[one.userId, 'spark-line']]);
    expect((await seen(one)).map(([id]) => id)).toEqual([blocked.userId]);
    world.pass(DAY);
    expect(await seen(viewer)).toEqual([]);
    await endRuns(world.deps);
    expect(await seen(viewer)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../domain/accounts/preferences.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { putSettings } from '../../../db/accounts/preferences.queries.ts';
import { insertBlock } from '../../../db/friends/block.queries.ts';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { readOwnRun } from '../../../gateway/arcade/runs/read-run.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { PRACTICE, coinPlayer, enter, playTicket } from '../../support/arcade-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let stranger: Actor;
beforeAll(async () => {
  world = await World.open();
  stranger = await world.player();
});
afterAll(() => world.close());

const see = (id: string, actor = stranger) => codeOf(readOwnRun(world.deps, actor, id));

/** A battle that the first player has won; `look` is called between the two runs. */
async function battle(look: (id: string) => Promise<void> = async () => undefined) {
  const terms = { ...PRACTICE, game: 'turncoat', mode: 'battle', entry: 200 } as const;
  const [one, other] = [await coinPlayer(world, 400), await coinPlayer(world, 400)];
  const id = await enter(world, one, terms);
  await playTicket(world, one, id, 1.4);
  await look(id);
  const otherId = await enter(world, other, terms);
  await playTicket(world, other, otherId, null);
  return { one, other, id };
}

const choose = (actor: Actor, settings: Partial<Settings>) =>
  world.db.transact((tx) => putSettings(tx, actor.userId, { ...DEFAULT_SETTINGS, ...settings }));

describe('a run that is shared', () => {
  it('is watched by others once its contest is decided, without those who played in it and what it paid', async () => {
    const { one, id } = await battle(async (open) => {
      expect(await see(open)).toBe('NOT_FOUND');
    });
    const own = await readOwnRun(world.deps, one, id);
    const seen = await readOwnRun(world.deps, stranger, id);
    expect(own).toMatchObject({ isShared: true, result: { paid: 400 } });
    expect(own.contest.standings).toHaveLength(2);
    expect(seen).toMatchObject({ isOwn: false, isShared: true, result: { paid: 0, score: own.result?.score } });
    expect(seen.contest.standings).toEqual([]);
    expect([seen.secrets, seen.stages]).toEqual([own.secrets, own.stages]);
    await choose(one, { showEarnings: true });
    expect(await readOwnRun(world.deps, stranger, id)).toMatchObject({ result: { paid: 400 } });
  });

  it('is watched by nobody who does not see the player’s figures, nor across a block, but still by the opponent', async () => {
    const { one, other, id } = await battle();
    await choose(one, { showStats: false });
    expect(await see(id)).toBe('NOT_FOUND');
    await choose(one, { profileVisibility: 'friends' });
    expect(await see(id)).toBe('NOT_FOUND');
    await world.db.transact((tx) => befriend(tx, one.userId, stranger.userId, world.now));
    expect([await see(id), await see(id, other)]).toEqual(['ok', 'ok']);
    await world.db.transact((tx) => insertBlock(tx, one.userId, stranger.userId, world.now));
    expect(await see(id)).toBe('NOT_FOUND');
  });

  it('is none of the board of a day before the day is over, and none of practice', async () => {
    const actor = await world.player();
    const practice = await enter(world, actor);
    await playTicket(world, actor, practice, 1);
    expect(await readOwnRun(world.deps, actor, practice)).toMatchObject({ isSettled: true, isShared: false });
    world.pass(DAY - (world.now % DAY));
    const daily = await enter(world, actor, { mode: 'daily' });
    await playTicket(world, actor, daily, 1);
    const late = await world.player();
    expect([await see(daily, late), await see(practice, late)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    world.pass(DAY);
    await endContests(world.deps);
    expect([await see(daily, late), await see(practice, late)]).toEqual(['ok', 'NOT_FOUND']);
  });
});

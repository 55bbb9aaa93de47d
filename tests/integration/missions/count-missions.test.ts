import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import { appendEvent } from '../../../db/events/append-event.ts';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { lockMissionPlayer, updateMissionPlayer } from '../../../db/missions/mission.queries.ts';
import { missionProgress } from '../../../db/missions/mission.table.ts';
import { countDeed, takeBackDeed } from '../../../db/missions/count-deed.ts';
import type { Deed, Unlock } from '../../../domain/missions/missions.ts';
import { CLAIM_WITHIN } from '../../../domain/missions/rewards.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { passDeadlines } from '../../../gateway/battles/ending/pass-deadlines.ts';
import { acceptFriendRequest } from '../../../gateway/friends/answer-friend-request.ts';
import { removeFriend } from '../../../gateway/friends/remove-friend.ts';
import { sendFriendRequest } from '../../../gateway/friends/send-friend-request.ts';
import { claimMission, hearOfBonus, payBonus } from '../../../gateway/missions/claim-mission.ts';
import { countMissions } from '../../../gateway/missions/count-missions.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { listRequests } from '../../../db/friends/request.queries.ts';
import { enter, playTicket, storeRivals } from '../../support/arcade-steps.ts';
import { activeBattle, cancel, create, join, settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, complete, playerOf, progressOf } from '../../support/mission-steps.ts';
import { World, codeOf } from '../../support/world.ts';

/** The clock of a world starts on a Monday, so that day and week have one name. */
const TODAY = '2026-01-05';

let world: World;
let [one, two]: [Actor, Actor] = [undefined as never, undefined as never];
beforeEach(async () => {
  world = await World.open();
  [one, two] = [await world.player({ cents: 1_000_00 }), await world.player({ cents: 1_000_00 })];
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const deliver = () => deliverEverything(world.deps, openLog('silent'), [countMissions]);
async function runJobs(): Promise<void> {
  while (await workOnce(world.deps, openLog('silent')));
}
const progress = ({ userId }: Actor) => progressOf(world.db, userId, TODAY);
const told = async (type: string) =>
  storedEvents(await world.db.read.select().from(events).orderBy(asc(events.seq))).filter(
    (event) => event.type === type,
  );

describe('missions move by what players do', () => {
  it('a battle counts as joined for both once it starts, and as won for the winner', async () => {
    await deliver();
    const id = await create(world, one, { stakeCents: 30_00 });
    await join(world, two, id);
    await deliver();
    expect(await progress(one)).toEqual({});
    await settledBattle(world, one, two, 30_00);
    await deliver();
    expect(await progress(one)).toEqual({
      'join-1-battle': 1,
      'complete-all-daily': 1,
      'stake-100-dollars': 30_00,
      'win-2-games': 1,
      'win-2-battles': 1,
      'win-10-games': 1,
    });
    expect(await progress(two)).toEqual({ 'join-1-battle': 1, 'complete-all-daily': 1, 'stake-100-dollars': 30_00 });
    expect((await told('mission.completed')).map(({ data }) => data)).toEqual(
      [one, two]
        .map(({ userId }) => userId)
        .toSorted()
        .map((userId) => ({
          userId,
          mission: 'join-1-battle',
          period: TODAY,
          title: 'Join 1 Battle',
          claimBy: world.now + CLAIM_WITHIN,
        })),
    );
    expect([(await playerOf(world.db, one.userId)).xp, (await playerOf(world.db, two.userId)).xp]).toEqual([10, 10]);
  });

  it('an event that is delivered again adds nothing', async () => {
    await deliver();
    await settledBattle(world, one, two);
    await deliver();
    const before = [
      await progress(one),
      await playerOf(world.db, one.userId),
      (await told('mission.completed')).length,
    ];
    const heard = storedEvents(await world.db.read.select().from(events)).filter(({ type }) =>
      countMissions.types.has(type),
    );
    expect(heard.map(({ type }) => type)).toEqual(['battle.started', 'battle.completed']);
    for (const event of [...heard, ...heard]) await world.db.transact((tx) => countMissions.handle(tx, event));
    expect([
      await progress(one),
      await playerOf(world.db, one.userId),
      (await told('mission.completed')).length,
    ]).toEqual(before);
  });

  it('a battle that comes to nothing takes its seat back, unless the reward is claimed, and counts no more', async () => {
    await deliver();
    await activeBattle(world, one, two, 40_00);
    await deliver();
    await claimMission(world.deps, one, world.key(), `join-1-battle:${TODAY}`);
    world.pass(4 * HOUR);
    await passDeadlines(world.deps);
    await deliver();
    expect(await progress(one)).toEqual({ 'join-1-battle': 1, 'complete-all-daily': 1, 'stake-100-dollars': 0 });
    const nothing = { 'join-1-battle': 0, 'complete-all-daily': 0, 'stake-100-dollars': 0 };
    expect(await progress(two)).toEqual(nothing);
    expect(await coinsOf(world.db, one.userId)).toBe(50);
    const [started] = await told('battle.started');
    if (started) await world.db.transact((tx) => countMissions.handle(tx, started as never));
    expect(await progress(two)).toEqual(nothing);
  });

  it('a battle that comes to nothing takes nothing of what another has reached', async () => {
    await deliver();
    await activeBattle(world, one, two, 40_00);
    await deliver();
    const [started] = await told('battle.started');
    const hear = (type: string, entityId: string) =>
      world.db.transact((tx) => countMissions.handle(tx, { ...started, type, entityId } as never));
    await hear('battle.started', 'another');
    await hear('battle.expired', 'another');
    expect(await progress(one)).toMatchObject({ 'join-1-battle': 1, 'complete-all-daily': 1 });
  });

  it('a corrected battle is won by whoever has won it now, once, and a void one by nobody', async () => {
    await deliver();
    const id = await settledBattle(world, one, two, 30_00);
    await deliver();
    const [completed] = await told('battle.completed');
    const hear = (winnerId: string | null, formerId: string, at: number) =>
      world.db.transact((tx) =>
        countMissions.handle(tx, {
          ...completed,
          type: 'battle.corrected',
          at,
          data: { ...completed?.data, winnerId, correction: { formerId, feeCents: 0, endedAt: at, players: [] } },
        } as never),
      );
    const wins = async () =>
      (await Promise.all([one, two].map(progress))).map((own) => [own['win-2-games'], own['win-10-games']]);
    expect([id, await wins()]).toEqual([
      completed?.entityId,
      [
        [1, 1],
        [undefined, undefined],
      ],
    ]);
    for (let n = 0; n < 2; n++) await hear(two.userId, one.userId, world.now + 1);
    expect(await wins()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect((await playerOf(world.db, two.userId)).xp).toBe(10);
    await hear(null, two.userId, world.now + 2);
    expect(await wins()).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('a seat that is given up before the start has counted nothing', async () => {
    await deliver();
    await cancel(world, one, await create(world, one));
    await deliver();
    expect(await progress(one)).toEqual({});
  });

  it('what is locked counts nothing: an unverified player stakes', async () => {
    await deliver();
    one = await world.player({ cents: 500_00, verification: 'unverified' });
    await settledBattle(world, one, two, 20_00);
    await deliver();
    expect(Object.keys(await progress(one)).toSorted()).toEqual([
      'complete-all-daily',
      'join-1-battle',
      'win-10-games',
      'win-2-battles',
      'win-2-games',
    ]);
  });

  it('a run of the arcade counts once: practice from half of the target on, and a win with five of nine rivals', async () => {
    await deliver();
    const practise = async (skill: number | null): Promise<void> => {
      await playTicket(world, one, await enter(world, one), skill);
      await deliver();
    };
    await practise(null);
    expect(await progress(one)).toEqual({});
    await practise(1);
    expect(await progress(one)).toMatchObject({ 'play-3-arcade-games': 1 });
    expect((await playerOf(world.db, one.userId)).xp).toBe(0);
    await storeRivals(world, 'spark-line', 1);
    await world.pay(one, 100, 'BC');
    await playTicket(world, one, await enter(world, one, { mode: 'free', entry: 100 }), 1);
    await deliver();
    expect(await progress(one)).toMatchObject({ 'play-3-arcade-games': 2, 'win-2-games': 1, 'win-10-games': 1 });
    expect((await playerOf(world.db, one.userId)).xp).toBe(10);
    const [run] = await told('arcade.run-counted');
    if (run) await world.db.transact((tx) => countMissions.handle(tx, run as never));
    expect(await progress(one)).toMatchObject({ 'play-3-arcade-games': 2 });
  });

  it('a friend counts once, for both, and no more once the friendship has ended', async () => {
    await deliver();
    const befriend = async () => {
      await sendFriendRequest(world.deps, one, two.userId);
      const [request] = await listRequests(world.db.read, two.userId, 'incoming', 1, null);
      await acceptFriendRequest(world.deps, two, request?.id ?? '');
      await deliver();
    };
    await befriend();
    expect([await progress(one), await progress(two)]).toEqual([{ 'add-3-friends': 1 }, { 'add-3-friends': 1 }]);
    await removeFriend(world.deps, one, two.userId);
    await deliver();
    expect(await progress(one)).toEqual({ 'add-3-friends': 0 });
    await befriend();
    expect(await progress(one)).toEqual({ 'add-3-friends': 0 });
  });
});

it('a battle joined while a mission was locked takes nothing from it when it comes to nothing', async () => {
  const stake = (stakeCents: number): Deed => ({ kind: 'battle-joined', stakeCents });
  const deed = (key: string, cents: number) => ({ userId: one.userId, deed: stake(cents), key, at: world.now });
  const count = (key: string, cents: number, ...unlocked: Unlock[]) =>
    world.db.transact((tx) => countDeed(tx, deed(key, cents), new Set(unlocked)));
  const takeBack = (key: string, cents: number) => world.db.transact((tx) => takeBackDeed(tx, deed(key, cents)));
  await count('battle-joined:1', 40_00);
  await count('battle-joined:2', 60_00, 'verified');
  await count('battle-joined:3', 30_00, 'verified');
  await takeBack('battle-joined:1', 40_00);
  expect(await progress(one)).toMatchObject({ 'stake-100-dollars': 90_00, 'join-1-battle': 2 });
  await takeBack('battle-joined:2', 60_00);
  expect(await progress(one)).toMatchObject({ 'stake-100-dollars': 30_00, 'join-1-battle': 1 });
});

it('a run on the board of a day brings experience once, from half of the target on, and is no win', async () => {
  await deliver();
  const play = async (skill: number | null) => {
    const terms = { mode: 'daily', game: skill === null ? 'turncoat' : 'spark-line' } as const;
    await playTicket(world, one, await enter(world, one, terms), skill);
  };
  await play(null);
  await play(1);
  world.pass(DAY);
  await endContests(world.deps);
  await deliver();
  const [first, second] = await told('arcade.run-counted');
  expect(second).toBeDefined();
  for (const run of [first, second]) await world.db.transact((tx) => countMissions.handle(tx, run as never));
  expect((await playerOf(world.db, one.userId)).xp).toBe(10);
  const rows = await world.db.read.select().from(missionProgress).where(eq(missionProgress.userId, one.userId));
  expect(rows.map(({ mission }) => mission)).not.toContain('win-2-games');
});

describe('all of a day', () => {
  const ALL = new Set(['arcade', 'streams', 'verified'] as const);
  const run: Deed = { kind: 'run-counted', mode: 'free', score: 10, target: 100, isWon: true };
  const count = (deed: Deed, key: string, at = world.now) =>
    world.db.transact((tx) => countDeed(tx, { userId: one.userId, deed, key, at }, ALL));

  it('completes the bonus with the last of them, once the arcade is open, and a void one takes it back', async () => {
    await count({ kind: 'battle-joined', stakeCents: 5_00 }, 'battle-joined:1');
    await count(run, 'run:1');
    const second = await count(run, 'run:2');
    const third = await count(run, 'run:3');
    expect([second, third].map((completed) => completed?.map(({ mission }) => mission.id))).toEqual([
      ['win-2-games'],
      ['play-3-arcade-games', 'complete-all-daily'],
    ]);
    expect((await progress(one))['complete-all-daily']).toBe(3);
    await world.db.transact((tx) =>
      takeBackDeed(tx, {
        userId: one.userId,
        deed: { kind: 'battle-joined', stakeCents: 5_00 },
        key: 'battle-joined:1',
        at: world.now,
      }),
    );
    expect(await progress(one)).toMatchObject({ 'join-1-battle': 0, 'complete-all-daily': 2, 'stake-100-dollars': 0 });
  });

  it('pays 150 BC by itself, once, with the last of them, however often it is told (MI-09)', async () => {
    const all = [countMissions, hearOfBonus];
    const deliverAll = () => deliverEverything(world.deps, openLog('silent'), all);
    await deliverAll();
    await settledBattle(world, one, two);
    await deliverAll();
    await runJobs();
    expect(await coinsOf(world.db, one.userId)).toBe(0);
    for (const game of ['a', 'b', 'c'])
      await world.db.transact((tx) =>
        appendEvent(tx, {
          type: 'arcade.run-counted',
          entity: 'arcade-run',
          entityId: game,
          concerns: [one.userId],
          data: {
            userId: one.userId,
            runId: game,
            contestId: game,
            game: 'spark-line',
            mode: 'free',
            score: 9,
            target: 9,
            isWon: true,
            paid: 0,
          },
          at: world.now,
        }),
      );
    await deliverAll();
    expect((await progress(one))['complete-all-daily']).toBe(3);
    await runJobs();
    expect(await coinsOf(world.db, one.userId)).toBe(150);
    const heard = storedEvents(await world.db.read.select().from(events));
    for (const event of heard)
      if (event.type === 'mission.completed') await world.db.transact((tx) => hearOfBonus.handle(tx, event));
    await runJobs();
    expect(await coinsOf(world.db, one.userId)).toBe(150);
    expect(await coinsOf(world.db, two.userId)).toBe(0);
    expect(await codeOf(claimMission(world.deps, one, world.key(), `complete-all-daily:${TODAY}`))).toBe(
      'MISSION_CLAIMED',
    );
  });

  it('waits to be claimed where the cap of the day has no room for the bonus', async () => {
    await world.db.transact(async (tx) => {
      await lockMissionPlayer(tx, one.userId);
      await updateMissionPlayer(tx, one.userId, { paidDay: TODAY, paidCoins: 400 });
    });
    const id = await complete(world.db, one.userId, 'complete-all-daily', world.now);
    await payBonus(world.deps, { payload: { userId: one.userId, period: TODAY } } as Job<'mission.pay-bonus'>);
    expect(await coinsOf(world.db, one.userId)).toBe(0);
    world.pass(DAY);
    expect(await codeOf(claimMission(world.deps, one, world.key(), id))).toBe('ok');
    expect(await coinsOf(world.db, one.userId)).toBe(150);
  });

  it('begins anew with the player’s own day, and what is taken back is that of its day', async () => {
    await count(run, 'run:1');
    await count(run, 'run:2', world.now + 12 * HOUR + MINUTE);
    expect(await progress(one)).toMatchObject({ 'play-3-arcade-games': 1, 'win-10-games': 2 });
    expect(await progressOf(world.db, one.userId, '2026-01-06')).toMatchObject({ 'play-3-arcade-games': 1 });
    await world.db.transact((tx) => takeBackDeed(tx, { userId: one.userId, deed: run, key: 'run:1', at: world.now }));
    expect(await progress(one)).toMatchObject({ 'play-3-arcade-games': 0, 'win-10-games': 1 });
    expect(await progressOf(world.db, one.userId, '2026-01-06')).toMatchObject({ 'play-3-arcade-games': 1 });
  });
});

import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { arcadeContests } from '../../../db/arcade/arcade.table.ts';
import { updateRun } from '../../../db/arcade/run.queries.ts';
import { deleteOldFreeDays, readFreeDay } from '../../../db/arcade/rating.queries.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endContests } from '../../../gateway/arcade/end-contests.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { readInvites, readSeat } from '../../../gateway/arcade/runs/read-seat.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { PRACTICE, coinPlayer, enter, playTicket, runOf, storeRivals } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await storeRivals(world, 'spark-line', 1);
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

describe('a run that cannot be ended', () => {
  it('holds up no other, is told to staff, and is tried again', async () => {
    const [broken, sound] = [await coinPlayer(world, 0), await coinPlayer(world, 0)];
    const id = await beginRun(world.deps, broken, await enter(world, broken, PRACTICE));
    const next = await beginRun(world.deps, sound, await enter(world, sound, PRACTICE));
    const { contest } = await runOf(world.db, id);
    world.pass(10 * MINUTE);
    const failing: Deps = {
      ...world.deps,
      courseSecret(purpose, contestId) {
        if (contestId === contest.id) throw new Error('out of order');
        return world.deps.courseSecret(purpose, contestId);
      },
    };
    await endRuns(failing);
    const states = async () => [(await runOf(world.db, id)).run.state, (await runOf(world.db, next)).run.state];
    expect(await states()).toEqual(['begun', 'ended']);
    const alerts = await world.db.read
      .select()
      .from(staffAlerts)
      .where(and(eq(staffAlerts.uniqueKey, `arcade-run:${id}`), isNull(staffAlerts.resolvedAt)));
    expect(alerts).toHaveLength(1);
    world.pass(MINUTE);
    await endRuns(world.deps);
    expect(await states()).toEqual(['ended', 'ended']);
  });
});

it('contests that cannot be ended take nobody more, are told to staff, and are tried again', async () => {
  const [host, guest, late] = [
    await coinPlayer(world, 1_000),
    await coinPlayer(world, 1_000),
    await coinPlayer(world, 1_000),
  ];
  const HEAT = { ...PRACTICE, mode: 'skill', entry: 250 } as const;
  const BATTLE = { ...PRACTICE, mode: 'battle', entry: 250 } as const;
  const heat = await enter(world, host, HEAT);
  await playTicket(world, host, heat);
  const guestName = (await readUsers(world.db.read, [guest.userId])).get(guest.userId)?.username ?? null;
  const battle = await enter(world, host, { ...BATTLE, opponent: guestName });
  await playTicket(world, host, battle);
  const contests = [(await runOf(world.db, heat)).contest.id, (await runOf(world.db, battle)).contest.id];
  world.pass(DAY);
  const failing: Deps = {
    ...world.deps,
    courseSecret() {
      throw new Error('out of order');
    },
  };
  await endContests(failing);
  const states = async () => [
    (await runOf(world.db, heat)).contest.state,
    (await runOf(world.db, battle)).contest.state,
  ];
  expect(await states()).toEqual(['open', 'open']);
  const alerts = await world.db.read
    .select()
    .from(staffAlerts)
    .where(
      inArray(
        staffAlerts.uniqueKey,
        contests.map((id) => `arcade-run:${id}`),
      ),
    );
  expect(alerts).toHaveLength(2);

  expect(await readSeat(world.db.read, late.userId, HEAT, world.now)).toBeNull();
  expect(contests).not.toContain((await runOf(world.db, await enter(world, late, HEAT))).contest.id);
  expect(await readInvites(world.db.read, guest.userId, world.now)).toEqual([]);
  await expect(enter(world, guest, { ...BATTLE, contestId: contests[1] ?? null })).rejects.toThrow(
    'ARCADE_INVITE_OVER',
  );

  world.pass(MINUTE);
  await endContests(world.deps);
  expect(await states()).toEqual(['void', 'void']);
});

it('a ticket of free mode is given back though no gateway was there until its day was forgotten', async () => {
  const actor = await coinPlayer(world, 100);
  const id = await enter(world, actor, { ...PRACTICE, mode: 'free', entry: 100 });
  const { run } = await runOf(world.db, id);
  world.pass(8 * DAY);
  await world.db.transact((tx) => deleteOldFreeDays(tx, '2100-01-01'));
  await endRuns(world.deps);
  expect((await runOf(world.db, id)).run.state).toBe('void');
  expect(await readBalance(world.db.read, actor.userId, 'BC')).toBe(100);
  expect(await readFreeDay(world.db.read, actor.userId, run.day)).toEqual({ freeRuns: 0, netCoins: 0 });
});

it('contests of rules that no gateway has hold up no other, are told to staff once, and are given back after an hour', async () => {
  const HEAT = { ...PRACTICE, mode: 'skill', entry: 200 } as const;
  const heats: string[] = [];
  // More than one turn of the worker takes.
  for (let n = 0; n < 21; n++) {
    const actor = await coinPlayer(world, 1_000);
    const id = await enter(world, actor, { ...HEAT, game: 'turncoat', entry: 200 + 50 * (n % 7) });
    const { contest } = await runOf(world.db, id);
    await world.db.transact((tx) =>
      tx.update(arcadeContests).set({ version: 9 }).where(eq(arcadeContests.id, contest.id)),
    );
    await world.db.transact((tx) =>
      updateRun(tx, id, {
        state: 'ended',
        startedAt: world.now,
        endedAt: world.now,
        dueAt: null,
        score: 0,
        tieBreak: 0,
        digest: '00',
      }),
    );
    heats.push(id);
  }
  const sound = await coinPlayer(world, 1_000);
  const next = await enter(world, sound, HEAT);
  await playTicket(world, sound, next);
  const stateOf = async (id: string) => (await runOf(world.db, id)).contest.state;
  const alerts = () =>
    world.db.read
      .select()
      .from(staffAlerts)
      .where(and(eq(staffAlerts.uniqueKey, 'arcade-run:turncoat:9'), isNull(staffAlerts.resolvedAt)));
  world.pass(DAY);
  await endContests(world.deps);
  expect([await stateOf(next), await stateOf(heats[0] ?? ''), (await alerts()).length]).toEqual(['void', 'open', 0]);
  world.pass(10 * MINUTE);
  await endContests(world.deps);
  await endContests(world.deps);
  expect([await stateOf(heats[0] ?? ''), (await alerts()).length]).toEqual(['open', 1]);
  world.pass(50 * MINUTE);
  while ((await endContests(world.deps)) > 0);
  expect(new Set(await Promise.all(heats.map(stateOf)))).toEqual(new Set(['void']));
});

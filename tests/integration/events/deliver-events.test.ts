import { asc, count, eq, isNull, ne } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appendEvent } from '../../../db/events/append-event.ts';
import { dispatchEvents } from '../../../db/events/dispatch-events.ts';
import { events } from '../../../db/events/event.table.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { readGameRecord } from '../../../db/results/result.queries.ts';
import { deliverEvents } from '../../../gateway/server/deliver-events.ts';
import { workOnce } from '../../../gateway/server/worker.ts';
import { recordGame } from '../../../gateway/results/record-game.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

const log = openLog('silent');

let world: World;
let one: Actor;
let other: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  one = await world.player({ cents: 1_000_00 });
  other = await world.player({ cents: 1_000_00 });
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const undelivered = async () => {
  const [row] = await world.db.read.select({ total: count() }).from(events).where(isNull(events.dispatchedAt));
  return row?.total ?? 0;
};
const recordOf = (actor: Actor) => readGameRecord(world.db.read, actor.userId, 'valorant');
const deliverAll = async () => {
  let delivered = 0;
  for (let now = await deliverEvents(world.deps, log); now > 0; now = await deliverEvents(world.deps, log))
    delivered += now;
  return delivered;
};

/** An event that `recordGame` cannot take: it names a player who does not exist. */
const poison = (entityId: string) =>
  world.db.transact((tx) =>
    appendEvent(tx, {
      type: 'battle.completed',
      entity: 'battle',
      entityId,
      data: { game: 'valorant', creatorId: 'nobody', opponentId: 'no-one', winnerId: 'nobody' },
      at: world.now,
    }),
  );

it('gives each event its effect once, though ten deliveries run at the same time', async () => {
  for (let i = 0; i < 6; i++) await settledBattle(world, i < 4 ? one : other, i < 4 ? other : one, 10_00);
  const counts = await Promise.all(Array.from({ length: 10 }, () => deliverEvents(world.deps, log)));
  const delivered = counts.reduce((sum, value) => sum + value, 0) + (await deliverAll());
  // What subscribers tell in turn is delivered too; what only wakes screens has nobody to be delivered to.
  const [told] = await world.db.read.select({ total: count() }).from(events).where(ne(events.entity, 'inbox'));
  expect(delivered).toBe(told?.total);
  expect(await undelivered()).toBe(0);
  expect([await recordOf(one), await recordOf(other)]).toEqual([
    { battles: 6, wins: 4 },
    { battles: 6, wins: 2 },
  ]);
});

it('hands events out in the order in which they happened', async () => {
  for (let i = 0; i < 3; i++) await settledBattle(world, one, other, 10_00);
  const seen: number[] = [];
  const remember = (_: unknown, { seq }: { seq: number }) => Promise.resolve(void seen.push(seq));
  while ((await dispatchEvents(world.db, [remember, recordGame], world.now, 4)) > 0);
  const all = await world.db.read.select({ seq: events.seq }).from(events).orderBy(asc(events.seq));
  expect(seen).toEqual(all.map(({ seq }) => seq));
});

it('counts nothing of a batch in which a subscriber fails', async () => {
  await settledBattle(world, one, other, 10_00);
  const before = await undelivered();
  const failing = () => Promise.reject(new Error('not today'));
  await expect(dispatchEvents(world.db, [failing], world.now, 100)).rejects.toThrow('not today');
  expect(await undelivered()).toBe(before);
});

it('sets an event aside that a subscriber cannot take, and delivers all the others once', async () => {
  await settledBattle(world, one, other, 10_00);
  await poison('poison-1');
  await settledBattle(world, one, other, 10_00);
  await poison('poison-2');
  await settledBattle(world, other, one, 10_00);
  await deliverAll();
  expect(await undelivered()).toBe(0);
  expect(await recordOf(one)).toEqual({ battles: 3, wins: 2 });
  await world.db.transact((tx) => tx.delete(jobs).where(eq(jobs.kind, 'notification.mail')));
  const aside = await world.db.read.select().from(jobs).orderBy(asc(jobs.id));
  const poisoned = (await world.db.read.select().from(events).orderBy(asc(events.seq))).filter(({ entityId }) =>
    entityId.startsWith('poison'),
  );
  expect(aside.map(({ kind, payload }) => [kind, payload])).toEqual(
    poisoned.map(({ seq }) => ['event.redeliver', { seq }]),
  );
  // It keeps being tried, and nothing else suffers.
  expect(await workOnce(world.deps, log)).toBe(true);
  expect((await world.db.read.select().from(jobs)).some(({ lastError }) => lastError !== null)).toBe(true);
});

it('gives an event that was set aside its effect once the cause is gone', async () => {
  await poison('healed');
  await deliverAll();
  expect(await workOnce(world.deps, log)).toBe(true);
  const nobody = await world.player({ id: 'nobody' });
  const noOne = await world.player({ id: 'no-one' });
  world.pass(10_000);
  expect(await workOnce(world.deps, log)).toBe(true);
  expect([await recordOf(nobody), await recordOf(noOne)]).toEqual([
    { battles: 1, wins: 1 },
    { battles: 1, wins: 0 },
  ]);
  expect(await workOnce(world.deps, log)).toBe(false);
  expect(await world.db.read.select().from(jobs)).toEqual([]);
  // The battle of this event was never fought; the books must not be measured by it.
  await world.close();
  world = await World.open();
});

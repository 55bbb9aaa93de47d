// @module-tag engines
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotencyKeys } from '../../../db/calls/call.table.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { events } from '../../../db/events/event.table.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { activeBattle, cancel, create, join, report, press } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let one: Actor;
let other: Actor;
beforeAll(async () => {
  world = await World.open();
  one = await world.player({ cents: 3_000_00 });
  other = await world.player({ cents: 3_000_00 });
});
afterAll(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const fifty = <T>(call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, call));
const countEvents = async (battleId: string, type: string) => {
  const rows = await world.db.read.select({ type: events.type }).from(events).where(eq(events.entityId, battleId));
  return rows.filter((row) => row.type === type).length;
};

it('opens one battle for 50 calls with one key at once, and answers all with its id (BG-18)', async () => {
  const actor = await world.player({ cents: 100_00 });
  const answers = await fifty(() => create(world, actor, {}, 'create-key'));
  expect(new Set(answers).size).toBe(1);
  expect(await world.balance(actor)).toBe(47_50);
  const [own] = await world.db.read.select({ total: count() }).from(battles).where(eq(battles.creatorId, actor.userId));
  expect(own?.total).toBe(1);
});

it('does every action on a battle once for 50 calls with one key at once (CH-10, CH-11, CH-18)', async () => {
  const id = await create(world, one);
  const balance = await world.balance(other);
  expect(await fifty(() => join(world, other, id, null, 'join-key'))).toEqual(Array.from({ length: 50 }, () => id));
  expect(balance - (await world.balance(other))).toBe(52_50);
  await fifty(() => press(world, one, id, 'start-key'));
  await fifty(() => press(world, other, id, 'start-key'));
  await fifty(() => report(world, one, id, 'lost', 'report-key'));
  await fifty(() => report(world, other, id, 'won', 'report-key'));
  expect((await world.battle(id)).winnerId).toBe(other.userId);
  expect((await world.balance(other)) - balance).toBe(47_50);
  for (const type of ['battle.joined', 'battle.ready', 'battle.started', 'battle.reported', 'battle.completed']) {
    expect(await countEvents(id, type), type).toBe(1);
  }
});

it('answers a repetition as the first call, long after the battle has moved on', async () => {
  const id = await create(world, one, {}, 'early-create');
  await join(world, other, id, null, 'early-join');
  await cancel(world, one, id);
  expect(await create(world, one, {}, 'early-create')).toBe(id);
  expect(await join(world, other, id, null, 'early-join')).toBe(id);
  expect((await world.battle(id)).status).toBe('cancelled');
});

it('refuses a key that stood for other input, another battle or another operation', async () => {
  const id = await create(world, one, {}, 'taken-key');
  const second = await create(world, one);
  const before = await world.balance(one);
  const others = [
    create(world, one, { stakeCents: 50_01 }, 'taken-key'),
    create(world, one, { title: 'Another' }, 'taken-key'),
    create(world, one, { privacy: 'friends' }, 'taken-key'),
    cancel(world, one, id, 'taken-key'),
  ];
  expect(await Promise.all(others.map(codeOf))).toEqual(others.map(() => 'IDEMPOTENCY_KEY_REUSED'));
  await cancel(world, one, second, 'cancel-key');
  expect(await codeOf(cancel(world, one, id, 'cancel-key'))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await world.balance(one)).toBe(before + 52_50);
  expect((await world.battle(id)).status).toBe('waiting');
});

it('lets a key be used again whose call was refused, and keeps nothing of that call', async () => {
  const poor = await world.player({ cents: 10_00 });
  const keys = () => world.db.read.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, poor.userId));
  expect(await codeOf(create(world, poor, {}, 'second-try'))).toBe('INSUFFICIENT_FUNDS');
  expect(await codeOf(create(world, poor, { stakeCents: 1 }, 'second-try'))).toBe('STAKE_OUT_OF_BOUNDS');
  expect(await keys()).toEqual([]);
  await world.pay(poor, 100_00);
  const id = await create(world, poor, {}, 'second-try');
  expect((await world.battle(id)).creatorId).toBe(poor.userId);
  expect((await keys()).map(({ answerId }) => answerId)).toEqual([id]);
});

it('keeps the keys of two players apart', async () => {
  const [mine, theirs] = await Promise.all([
    create(world, one, {}, 'same-words'),
    create(world, other, {}, 'same-words'),
  ]);
  expect(mine).not.toBe(theirs);
});

it('takes one of 50 calls with 50 keys for the one thing that can be done once', async () => {
  const id = await activeBattle(world, one, other);
  const codes = await fifty(() => codeOf(report(world, one, id, 'won')));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'ALREADY_REPORTED')).toHaveLength(49);
});

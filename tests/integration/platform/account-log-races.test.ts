// @module-tag engines
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tx } from '../../../db/client/database.ts';
import { engine } from '../../../db/client/kit.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { beginLog } from '../../../db/platform/account-log.queries.ts';
import { accountEvents, accountLogs } from '../../../db/platform/account-log.table.ts';
import { webhookDeliveries } from '../../../db/platform/webhook.table.ts';
import type { EventOf } from '../../../domain/shared/events.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { addWebhook } from '../../../gateway/platform/webhooks/manage-webhooks.ts';
import { noteWebhooks } from '../../../gateway/platform/webhooks/note-webhooks.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { readEvents } from '../../../gateway/platform/read-events.ts';
import { platform } from '../../../gateway/platform/room.ts';
import { overlap } from '../../support/overlap.ts';
import { World } from '../../support/world.ts';

let world: World;
/** On PostgreSQL another gateway on the same database. */
let second: World;
let one: Actor;
let other: Actor;
beforeEach(async () => {
  world = await World.open();
  second = engine === 'postgres' ? await World.open({ url: world.url, seed: 'second' }) : world;
  [one, other] = [await world.player(), await world.player()];
  await world.db.transact(async (tx) => {
    for (const { userId } of [one, other]) await beginLog(tx, userId, world.now);
  });
});
afterEach(async () => {
  if (second !== world) await second.close();
  await world.close();
});

/** Something that happened to both, as a subscriber gets it. */
const event = (seq: number, concerns = [one.userId, other.userId]): EventOf => ({
  seq,
  type: 'withdrawal.paid',
  entity: 'withdrawal',
  entityId: `w${seq}`,
  concerns,
  data: { userId: one.userId, amountCents: seq },
  at: world.now,
});
const note =
  (seq: number, concerns?: string[]) =>
  (tx: Tx): Promise<void> =>
    noteWebhooks(WIRING).handle(tx, event(seq, concerns));
const read = async ({ userId, ...actor }: Actor, after: string | null = null) =>
  readEvents(world.deps, { ...actor, userId }, { first: 100, after }, null);
/** Numbers of a log with what each stands for, as its reader sees it. */
const seen = async (actor: Actor): Promise<[number, number][]> =>
  (await read(actor)).edges.map(({ node }) => [node.seq, node.eventSeq]);

test('of two gateways that note at once the second waits for the first, and its reader for neither: no number comes late', async () => {
  const ended = await overlap(world, note(7), async () => {
    expect(await seen(one), 'nothing is stored yet').toEqual([]);
    await second.db.transact(note(5));
  });
  expect(ended.status).toBe('fulfilled');
  // Numbered in the order of the commits, whatever the events are numbered.
  for (const actor of [one, other])
    expect(await seen(actor)).toEqual([
      [1, 7],
      [2, 5],
    ]);
});

test('what a gateway had in hand when it died leaves no gap, and is noted once by the next', async () => {
  const death = new Error('gone');
  const dies = world.db.transact(async (tx) => {
    await note(1)(tx);
    throw death;
  });
  await expect(dies).rejects.toThrow(death);
  await second.db.transact(note(2));
  await second.db.transact(note(1));
  expect(await seen(one)).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('an event that two gateways note stands once in the log, and once in the line of a webhook', async () => {
  await addWebhook(world.deps, one, { url: 'https://hooks.example.com/', types: ['payout.changed'] });
  const ended = await overlap(world, note(1), () => second.db.transact(note(1)));
  expect(ended.status).toBe('fulfilled');
  await world.db.transact(note(2));
  expect(await seen(one)).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const lines = await world.db.read.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.seq));
  expect(lines.map(({ seq, logSeq }) => [seq, logSeq])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('who reads on and on while two gateways note gets each event once, in order, and misses none', async () => {
  const both = [one.userId, other.userId];
  const got: [number, number][] = [];
  let after: string | null = null;
  let reading = Promise.resolve();
  const readOn = (): Promise<void> =>
    (reading = reading.then(async () => {
      const { edges, pageInfo } = await read(one, after);
      got.push(...edges.map(({ node }): [number, number] => [node.seq, node.eventSeq]));
      after = pageInfo.endCursor;
    }));
  // After each commit, while others are under way.
  const noted = Array.from({ length: 30 }, async (_, n) => {
    const gateway = n % 2 === 0 ? world : second;
    await gateway.db.transact(note(n + 1, n % 3 === 0 ? both.toReversed() : both));
    await readOn();
  });
  await Promise.all(noted);
  expect(got.map(([seq]) => seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(new Set(got.map(([, eventSeq]) => eventSeq)).size).toBe(30);
});

test.each(['noted', 'erased'] as const)(
  'of an account that is closed while an event is noted nothing is left, whichever was first: %s',
  async (first) => {
    await addWebhook(world.deps, one, { url: 'https://hooks.example.com/', types: ['payout.changed'] });
    const erase = async (tx: Tx): Promise<void> => {
      const user = await readUser(tx, one.userId);
      if (!user) throw new Error('there is nobody');
      await platform.personalData?.erase?.({ deps: world.deps, tx, user, at: world.now });
    };
    const [earlier, later] = first === 'noted' ? [note(1), erase] : [erase, note(1)];
    const ended = await overlap(world, earlier, () => second.db.transact(later));
    expect(ended).toEqual({ status: 'fulfilled', value: undefined });
    const rows = [
      await world.db.read.select().from(accountLogs).where(eq(accountLogs.userId, one.userId)),
      await world.db.read.select().from(accountEvents).where(eq(accountEvents.userId, one.userId)),
      await world.db.read.select().from(webhookDeliveries),
    ];
    expect(rows).toEqual([[], [], []]);
    expect(await seen(other), 'whom it concerns too').toEqual([[1, 1]]);
  },
);

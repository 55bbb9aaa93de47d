// @module-tag engines
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setAsideEvents, subscriberCursors } from '../../../db/events/cursor.table.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { dropOldEvents } from '../../../db/events/drop-events.ts';
import { events } from '../../../db/events/event.table.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { deleteExpired } from '../../../gateway/server/work/delete-expired.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { HAPPENED, look, say } from '../../support/chat-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { goLive } from '../../support/socket-client.ts';
import { testEvent } from '../../support/test-events.ts';

const log = openLog('silent');
let gate: HttpGateway;
beforeEach(async () => {
  gate = await HttpGateway.open();
  await gate.setting('session_timeout', '999999999');
});
afterEach(() => gate.close());

const deliver = async (): Promise<void> => {
  await deliverEverything(gate.deps, log);
};
const write = async (count: number): Promise<void> =>
  gate.db.transact(async (tx) => {
    for (let n = 0; n < count; n++) await appendEvent(tx, testEvent({ at: gate.deps.now() }));
  });
/** Every row but events, and keys of calls, which live as long. */
const contents = async (): Promise<string[]> =>
  (await gate.contents()).split('\n').filter((line) => !/^(events|idempotency_keys) /.test(line));
/** Records of games are checked against the events, which are gone here. */
const violations = async (): Promise<string[]> =>
  (await findViolations(gate.db.read)).filter((violation) => !violation.startsWith('the record '));
const stored = () => gate.db.read.select().from(events).orderBy(asc(events.seq));

it('drops what was delivered thirty days ago and older, in batches, and keeps the newest', async () => {
  await write(1_203);
  await deliver();
  const all = await stored();
  expect(await dropOldEvents(gate.db, gate.deps.now() + 1, 100), 'bounded').toBe(100);
  expect(await stored()).toEqual(all.slice(100));
  await deleteExpired(gate.deps);
  gate.pass(30 * DAY);
  await deleteExpired(gate.deps);
  expect(await stored(), 'not a moment too early').toEqual(all.slice(100));
  await write(2);
  await deliver();
  gate.pass(1);
  await deleteExpired(gate.deps);
  expect((await stored()).map(({ seq }) => seq)).toEqual(
    [all.length + 1, all.length + 2].map((n) => n + (all[0]?.seq ?? 1) - 1),
  );
  gate.pass(31 * DAY);
  await deleteExpired(gate.deps);
  const [newest, ...others] = await stored();
  expect(others).toEqual([]);
  await write(1);
  expect((await stored()).at(-1)?.seq, 'numbers go on').toBeGreaterThan(newest?.seq ?? Infinity);
});

it('keeps what any subscriber has not had or could not take, and everything after it', async () => {
  await write(3);
  await deliver();
  await write(3);
  const all = await stored();
  const aside = { subscriber: 'notify', position: 2, entity: 'test', entityId: 'thing', attempts: 9 };
  await gate.db.transact((tx) =>
    tx
      .insert(setAsideEvents)
      .values({ ...aside, seq: all[1]?.seq ?? 0, retryAt: gate.deps.now() + 99 * DAY, lastError: '', setAsideAt: 0 }),
  );
  gate.pass(31 * DAY);
  await deleteExpired(gate.deps);
  expect(await stored()).toEqual(all.slice(1));
  await gate.db.transact((tx) => tx.delete(setAsideEvents));
  await deleteExpired(gate.deps);
  expect(await stored(), 'not delivered').toEqual(all.slice(3));
  await deliver();
  const placed = await stored();
  const slow = { subscriber: 'slow', position: 4, seenAt: gate.deps.now() };
  await gate.db.transact((tx) => tx.insert(subscriberCursors).values(slow));
  await deleteExpired(gate.deps);
  expect(await stored(), 'one stands before it').toEqual(placed.slice(1));
});

it('a log whose past was dropped answers TOO_FAR_BEHIND, and everything else goes on', async () => {
  let one = await gate.player({ cents: 500_00 });
  let other = await gate.player({ cents: 500_00 });
  const play = async (winner: SignedIn, loser: SignedIn): Promise<void> => {
    const { id } = await create(winner);
    await join(loser, id);
    await begin(winner, loser, id);
    await report(winner, id, 'WON');
    await report(loser, id, 'LOST');
    await deliver();
  };
  await say(one, 'first');
  const { seq: seen } = await look(other);
  await play(one, other);
  const STATE =
    '{ wallet { balanceCents } notifications(first: 50) { edges { node { title message } } } chatMessages(channelId: "general", first: 5) { edges { node { message } } } }';
  gate.pass(31 * DAY);
  [one, other] = [await gate.enter(one.user), await gate.enter(other.user)]; // no session lasts as long
  await say(one, 'second');
  await deliver();
  const { seq: last } = await look(other);
  const [shown, kept] = [await one.ask(STATE), await contents()];
  await deleteExpired(gate.deps);
  expect(await one.ask(STATE)).toEqual(shown);
  expect(await contents(), 'nothing but events went').toEqual(kept);
  expect(await violations()).toEqual([]);

  const live = await goLive(other);
  const refusal: unknown = await live
    .iterate(HAPPENED, { channelId: 'general', after: seen })
    .next()
    .then(({ value }) => value as unknown)
    .catch((refused: unknown) => refused);
  expect(JSON.stringify(refusal)).toContain('TOO_FAR_BEHIND');
  const present = live.iterate(HAPPENED, { channelId: 'general', after: last });
  await say(one, 'third');
  let told = await present.next();
  // PostgreSQL tells the last ones again.
  while (JSON.stringify(told.value).includes('second')) told = await present.next();
  expect(told.value).toMatchObject({ data: { chatHappened: { message: { message: 'third' } } } });
  await live.close();
  await play(other, one);
  expect(await violations()).toEqual([]);
});

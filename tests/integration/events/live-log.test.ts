// @module-tag engines
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { events } from '../../../db/events/event.table.ts';
import { readLatestSeq } from '../../../db/events/log.queries.ts';
import { type Live, openLive } from '../../../gateway/events/live.ts';
import { type LogQuestion, liveLog } from '../../../gateway/events/live-log.ts';
import type { Context } from '../../../gateway/kernel/context.ts';
import { World } from '../../support/world.ts';
import { lt } from 'drizzle-orm';
import { testEvent } from '../../support/test-events.ts';

let world: World;
let live: Live;
let reader: string;
beforeEach(async () => {
  world = await World.open();
  live = openLive(world.db, world.deps.wiring);
  reader = (await world.player()).userId;
});
afterEach(async () => {
  expect(live.listeners, 'nobody listens any more').toBe(0);
  await world.close();
});

/** What a subscription's `subscribe` gets, as far as a log needs it. */
const context = (at: World = world, on: Live = live): Context => ({
  deps: at.deps,
  live: on,
  caller: {
    requestId: 'test',
    address: '',
    userAgent: '',
    tokenHash: null,
    actor: { userId: reader, username: 'reader', role: 'player', sessionId: 'test' },
    deviceToken: null,
    idempotencyKey: null,
    believedUserId: null,
  },
  setSession: () => undefined,
});

const said = (text: string, entityId = 'general', concerns: string[] = []) =>
  testEvent({ entity: 'channel', entityId, concerns, data: { text }, at: world.now });
const tell = (...about: Parameters<typeof said>): Promise<void> =>
  world.db.transact((tx) => appendEvent(tx, said(...about)));

const channel = (after: number | null, id = 'general'): LogQuestion => ({
  topic: 'channel',
  entity: 'channel',
  id,
  after,
});

const follow = (question: LogQuestion, on: Context = context()) => liveLog(on, question)[Symbol.asyncIterator]();
type Followed = ReturnType<typeof follow>;

/** The texts of the next events. */
async function texts(followed: Followed, count: number): Promise<unknown[]> {
  const found: unknown[] = [];
  while (found.length < count) {
    const { value } = await followed.next();
    if (value?.type === 'test.happened') found.push(value.data.text);
  }
  return found;
}

/** Nothing stands between what was had and what happens next. */
const expectNoMore = async (followed: Followed): Promise<void> => {
  await tell('the end');
  expect(await texts(followed, 1)).toEqual(['the end']);
};

it('tells what came after a number and then what happens, each once and in order', async () => {
  await tell('old');
  const after = await readLatestSeq(world.db.read);
  for (let n = 0; n < 250; n++) await tell(`missed ${n}`);
  await tell('elsewhere', 'other');
  const followed = follow(channel(after));
  const meanwhile = tell('live 0').then(() => tell('live 1')); // side by side, either could be the first
  const found = await texts(followed, 252);
  await meanwhile;
  expect(found).toEqual([...Array.from({ length: 250 }, (_, n) => `missed ${n}`), 'live 0', 'live 1']);
  await tell('live 2');
  expect(await texts(followed, 1)).toEqual(['live 2']);
  await expectNoMore(followed);
  await followed.return?.();
});

it('tells only what happens from now on to whoever has seen nothing yet', async () => {
  await tell('old');
  const followed = follow(channel(null));
  await tell('new');
  expect(await texts(followed, 1)).toEqual(['new']);
  await followed.return?.();
});

it('tells of a log that belongs to one player what concerns that log alone', async () => {
  const inbox: LogQuestion = { topic: 'user', entity: 'inbox', id: reader, after: null };
  const followed = follow(inbox);
  await tell('a mention', 'general', [reader]);
  await world.db.transact((tx) =>
    appendEvent(tx, testEvent({ entity: 'inbox', entityId: reader, concerns: [reader], data: { text: 'mine' } })),
  );
  expect(await texts(followed, 1)).toEqual(['mine']);
  await followed.return?.();
});

it('loses and doubles nothing for readers who come and go while others write', async () => {
  const written = (async () => {
    for (let n = 0; n < 300; n++) await tell(String(n));
  })();
  const read = async (): Promise<number> => {
    let after = 0;
    const had = new Set<unknown>();
    while (had.size < 300) {
      const followed = follow(channel(after));
      for (const enough = Math.min(300, had.size + 7); had.size < enough;) {
        const { value } = await followed.next();
        if (!value) throw new Error('the log ended');
        if (engine === 'sqlite') expect(had.has(value.seq)).toBe(false);
        had.add(value.seq);
        after = Math.max(after, value.seq);
      }
      await followed.return?.();
    }
    return had.size;
  };
  expect(await Promise.all([read(), read(), read()])).toEqual([300, 300, 300]);
  await written;
});

it('sends whoever missed too much, or what is not kept any more, back to the present state', async () => {
  for (let n = 0; n < 3; n++) await tell(String(n));
  const after = await readLatestSeq(world.db.read);
  await world.db.transact((tx) => tx.delete(events).where(lt(events.seq, after)));
  await expect(follow(channel(after - 2)).next()).rejects.toMatchObject({ refusal: { code: 'TOO_FAR_BEHIND' } });
  const nothingMissed = follow(channel(after - 1));
  expect(await texts(nothingMissed, 1)).toEqual(['2']);
  await nothingMissed.return?.();
  await world.db.transact(async (tx) => {
    for (let n = 0; n <= 500; n++) await appendEvent(tx, said(String(n)));
  });
  await expect(follow(channel(after)).next()).rejects.toMatchObject({ refusal: { code: 'TOO_FAR_BEHIND' } });
  const present = follow(channel(await readLatestSeq(world.db.read)));
  await tell('new');
  while ((await texts(present, 1))[0] !== 'new');
  await present.return?.();
});

it('a reader who does not take what comes is given up instead of filling the memory', async () => {
  const followed = follow(channel(null));
  await world.db.transact(async (tx) => {
    for (let n = 0; n <= 1_001; n++) await appendEvent(tx, said(String(n)));
  });
  await expect(followed.next()).rejects.toThrow('fell behind');
  expect((await followed.next()).done).toBe(true);
});

it('ends with the right to read, though the log is silent, and tells nothing that came after', async () => {
  let isMember = true;
  const followed = follow({ ...channel(null), mayRead: () => Promise.resolve(isMember) });
  await tell('for members');
  expect(await texts(followed, 1)).toEqual(['for members']);
  const last = followed.next();
  isMember = false;
  await tell('they left', 'elsewhere', [reader]);
  expect((await last).done).toBe(true);
  expect(live.listeners).toBe(0);
});

describe.runIf(engine === 'postgres')('with several writers', () => {
  it('an event that was numbered before another and stored after it is not missed by whoever saw the other', async () => {
    await tell('first');
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => void (commit = resolve));
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => void (isWritten = resolve));
    const overtaken = world.db.transact(async (tx) => {
      await appendEvent(tx, said('overtaken'));
      isWritten();
      await mayCommit;
    });
    await written;
    await tell('faster');
    const after = await readLatestSeq(world.db.read);
    const before = follow(channel(after - 2));
    expect(await texts(before, 1)).toEqual(['faster']);
    await before.return?.();
    commit();
    await overtaken;
    const resumed = follow(channel(after));
    expect(await texts(resumed, 2), 'what was had is dropped by its number').toEqual(['first', 'overtaken']);
    await resumed.return?.();
  });

  it('what another process stores reaches the reader here, also while it catches up', async () => {
    const other = await World.open({ url: world.url, seed: 'other' });
    const after = await readLatestSeq(world.db.read);
    const tellThere = (text: string) => other.db.transact((tx) => appendEvent(tx, said(text)));
    await tellThere('before');
    const followed = follow(channel(after));
    await tellThere('after');
    expect(await texts(followed, 2)).toEqual(['before', 'after']);
    await expectNoMore(followed);
    await followed.return?.();
    await other.close();
  });
});

// @module-tag engines
import { execFile } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../../db/calls/call.table.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { codeOf as driverCodeOf } from '../../../db/client/sql.ts';
import { openDatabase } from '../../../db/client/open.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { type StoredEvent, events } from '../../../db/events/event.table.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { World, codeOf } from '../../support/world.ts';
import { testEvent } from '../../support/test-events.ts';

const execute = promisify(execFile);
const COMMIT_AND_DIE = fileURLToPath(new URL('../../support/commit-and-die.ts', import.meta.url));

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(() => world.close());

const tick = (tx: Tx, key: string) => chargeRateLimit(tx, key, 0, 1_000);
const counted = async (key: string): Promise<number> => {
  const [row] = await world.db.read.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.count ?? 0;
};
const event = (entityId: string) => testEvent({ entityId });

/** A promise that somebody else resolves. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('one transaction', () => {
  it('leaves nothing behind when it is refused, not even its event', async () => {
    const heard: string[] = [];
    world.db.onEvents((news) => heard.push(...news.map(({ entityId }) => entityId)));
    const refused = world.db.transact(async (tx) => {
      await tick(tx, 'refused');
      await appendEvent(tx, event('refused'));
      throw new Refused('SEAT_TAKEN');
    });
    expect(await codeOf(refused)).toBe('SEAT_TAKEN');
    await world.db.transact((tx) => appendEvent(tx, event('kept')));
    expect(await counted('refused')).toBe(0);
    expect((await world.db.read.select().from(events)).map(({ entityId }) => entityId)).toEqual(['kept']);
    expect(heard).toEqual(['kept']);
  });

  it('stores what was sent without waiting by the time it resolves', async () => {
    await world.db.transact(async (tx) => tx.send(tick(tx, 'sent')));
    expect(await counted('sent')).toBe(1);
  });

  it('leaves nothing behind when a write fails that was sent without waiting, and says which', async () => {
    const twice = async (tx: Tx): Promise<void> =>
      void (await tx.insert(rateLimits).values({ key: 'twice', count: 1, endsAt: 1_000 }));
    const failed = world.db.transact(async (tx) => {
      tx.send(twice(tx));
      tx.send(twice(tx));
      await tick(tx, 'behind');
    });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(driverCodeOf(error)).toBe(engine === 'sqlite' ? 'SQLITE_CONSTRAINT_PRIMARYKEY' : '23505');
    expect([await counted('twice'), await counted('behind')]).toEqual([0, 0]);
  });

  it('leaves nothing behind when a write that was sent never reached the database', async () => {
    const unwritable = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      throw new Error('no value for that');
    };
    const failed = world.db.transact(async (tx) => {
      await tick(tx, 'beside');
      tx.send(tick(tx, 'with it'));
      tx.send(unwritable());
    });
    await expect(failed).rejects.toThrow('no value for that');
    expect([await counted('beside'), await counted('with it')]).toEqual([0, 0]);
  });

  it('is visible to every reader by the time it resolves, and announced after its commit only', async () => {
    const seen: Promise<number>[] = [];
    world.db.onEvents((news) => {
      for (const { seq } of news)
        seen.push(
          Promise.resolve(world.db.read.select().from(events).where(eq(events.seq, seq))).then((rows) => rows.length),
        );
    });
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        await world.db.transact(async (tx) => {
          await tick(tx, `visible-${i}`);
          await appendEvent(tx, event(`visible-${i}`));
        });
        expect(await counted(`visible-${i}`)).toBe(1);
      }),
    );
    expect(await Promise.all(seen)).toEqual(Array.from({ length: 20 }, () => 1));
  });

  it('does not suffer from a listener that fails, and neither do the other listeners', async () => {
    const warned = new Promise<Error>((resolve) => void process.once('warning', resolve));
    const heard: StoredEvent[] = [];
    world.db.onEvents(() => {
      throw new Error('the listener is broken');
    });
    world.db.onEvents((news) => heard.push(...news));
    await Promise.all(['a', 'b'].map((id) => world.db.transact((tx) => appendEvent(tx, event(id)))));
    await world.db.transact((tx) => appendEvent(tx, event('c')));
    expect(heard.map(({ entityId }) => entityId).toSorted()).toEqual(['a', 'b', 'c']);
    expect((await warned).message).toBe('the listener is broken');
  });

  it('tells nobody who has stopped listening', async () => {
    let heard = 0;
    const stop = world.db.onEvents(() => heard++);
    await world.db.transact((tx) => appendEvent(tx, event('first')));
    stop();
    await world.db.transact((tx) => appendEvent(tx, event('second')));
    expect(heard).toBe(1);
  });
});

describe('transactions side by side', () => {
  it('stand each by itself: every third fails after writing, the others are done once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 90 }, (_, i) =>
        world.db.transact(async (tx) => {
          await tick(tx, `neighbour-${i}`);
          await tick(tx, `sum-${i % 10}`);
          if (i % 3 === 0) throw new Refused('OWN_BATTLE', { data: { i } });
          return i;
        }),
      ),
    );
    for (const [i, result] of results.entries()) {
      if (i % 3 === 0) expect(result).toMatchObject({ status: 'rejected', reason: { refusal: { data: { i } } } });
      else expect(result).toEqual({ status: 'fulfilled', value: i });
      expect(await counted(`neighbour-${i}`)).toBe(i % 3 === 0 ? 0 : 1);
    }
    for (let sum = 0; sum < 10; sum++) {
      const kept = Array.from({ length: 90 }, (_, i) => i).filter((i) => i % 10 === sum && i % 3 !== 0).length;
      expect(await counted(`sum-${sum}`)).toBe(kept);
    }
  });

  it('keep their events apart: the refused say nothing, the others once each', async () => {
    const heard: string[] = [];
    world.db.onEvents((news) => heard.push(...news.map(({ entityId }) => entityId)));
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        world.db.transact(async (tx) => {
          await appendEvent(tx, event(String(i)));
          if (i % 2 === 0) throw new Refused('OWN_BATTLE');
        }),
      ),
    );
    expect(heard.map(Number).toSorted((a, b) => a - b)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  });

  it('lose no update of one row', async () => {
    await Promise.all(Array.from({ length: 200 }, () => world.db.transact((tx) => tick(tx, 'one-row'))));
    expect(await counted('one-row')).toBe(200);
  });
});

describe.runIf(engine === 'sqlite')('the one writer of SQLite', () => {
  it('gives up a transaction that awaits something else, and does its neighbours once, now and later', async () => {
    const { opened, open } = gate();
    const stuck = world.db.transact(async (tx) => {
      await tick(tx, 'stuck');
      await opened;
    });
    const neighbours = ['before', 'after'].map((key) => world.db.transact((tx) => tick(tx, key)));
    await expect(stuck).rejects.toThrow('awaited something other than the database');
    await Promise.all(neighbours);
    open();
    for (let turn = 0; turn < 5; turn++) await setImmediate();
    await world.db.transact((tx) => tick(tx, 'later'));
    expect(await Promise.all(['stuck', 'before', 'after', 'later'].map(counted))).toEqual([0, 1, 1, 1]);
  });

  it('writes nothing of what a given-up transaction goes on to do', async () => {
    const work = world.db.transact(async (tx) => {
      await setImmediate();
      await setImmediate();
      await tick(tx, 'late');
    });
    const neighbour = world.db.transact((tx) => tick(tx, 'beside'));
    await expect(work).rejects.toThrow('awaited something other than the database');
    await neighbour;
    expect(await Promise.all(['late', 'beside'].map(counted))).toEqual([0, 1]);
  });

  it('gives up a transaction inside a transaction instead of waiting for itself', async () => {
    const nested = world.db.transact(() => world.db.transact((tx) => tick(tx, 'inner')));
    await expect(nested).rejects.toThrow('awaited something other than the database');
    await world.db.transact((tx) => tick(tx, 'next'));
    expect(await counted('next')).toBe(1);
  });

  it('belongs to one process: a second one on the same file is told what to do', async () => {
    await expect(openDatabase(world.url)).rejects.toThrow(/in use by another Gauntlet process.*PostgreSQL/s);
  });

  it('cannot be written through the reader', async () => {
    const writing = (world.db.read as Tx).insert(rateLimits).values({ key: 'x', count: 1, endsAt: 1 });
    await expect(Promise.resolve(writing)).rejects.toThrow(/readonly/);
  });
});

describe.runIf(engine === 'postgres')('PostgreSQL', () => {
  it('runs the loser of a deadlock again until both are done', async () => {
    await world.db.transact(async (tx) => {
      await tick(tx, 'left');
      await tick(tx, 'right');
    });
    let runs = 0;
    const arrived = gate();
    let waiting = 0;
    const cross = (first: string, second: string) =>
      world.db.transact(async (tx) => {
        runs++;
        await tick(tx, first);
        if (++waiting === 2) arrived.open();
        await arrived.opened;
        await tick(tx, second);
      });
    await Promise.all([cross('left', 'right'), cross('right', 'left')]);
    expect(runs).toBeGreaterThan(2); // two firsts and an again; PostgreSQL may let the loser pass the other once more
    expect([await counted('left'), await counted('right')]).toEqual([3, 3]);
  });

  it.each(['40001', '40P01'])('tries again after %s, and gives up after ten times', async (code) => {
    let runs = 0;
    const conflict = Object.assign(new Error('conflict'), { code });
    const succeeds = world.db.transact(async (tx) => {
      await tick(tx, 'retried');
      if (++runs < 4) throw conflict;
    });
    await succeeds;
    expect([runs, await counted('retried')]).toEqual([4, 1]);
    runs = 0;
    const fails = world.db.transact(() => {
      runs++;
      return Promise.reject(conflict);
    });
    await expect(fails).rejects.toThrow('conflict');
    expect(runs).toBe(10);
  });

  it('does not try again what a second try cannot help', async () => {
    let runs = 0;
    const duplicate = world.db.transact(async (tx) => {
      runs++;
      await tx.insert(rateLimits).values({ key: 'twice', count: 1, endsAt: 1 });
      await tx.insert(rateLimits).values({ key: 'twice', count: 1, endsAt: 1 });
    });
    await expect(duplicate).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(runs).toBe(1);
  });

  it('never calls a transaction done that the server undid', async () => {
    const swallowing = world.db.transact(async (tx) => {
      await tick(tx, 'swallowed');
      await Promise.resolve(tx.insert(rateLimits).values({ key: 'swallowed', count: 1, endsAt: 1 })).catch(
        () => undefined,
      );
      return 'done';
    });
    await expect(swallowing).rejects.toThrow('nothing of it was stored');
    expect(await counted('swallowed')).toBe(0);
  });

  it('cannot be written through the reader', async () => {
    const writing = (world.db.read as Tx).insert(rateLimits).values({ key: 'x', count: 1, endsAt: 1 });
    await expect(Promise.resolve(writing)).rejects.toMatchObject({ cause: { message: /read-only transaction/ } });
  });

  it('carries events to the listeners of another gateway, each once and in order, and its own not twice', async () => {
    const other = await World.open({ url: world.url, seed: 'other' });
    const [here, there]: [string[], string[]] = [[], []];
    const all = gate();
    world.db.onEvents((news) => here.push(...news.map(({ entityId }) => entityId)));
    other.db.onEvents((news) => {
      there.push(...news.map(({ entityId }) => entityId));
      if (there.length === 30) all.open();
    });
    const ids = Array.from({ length: 30 }, (_, i) => String(i));
    for (const id of ids) await world.db.transact((tx) => appendEvent(tx, event(id)));
    await all.opened;
    expect([here, there]).toEqual([ids, ids]);
    await other.close();
  });

  it('tells the others by its number what a gateway committed that was killed before it could say so', async () => {
    const heard = new Promise<string[]>((resolve) => {
      world.db.onEvents((news) => resolve(news.map(({ entityId }) => entityId)));
    });
    const dying = execute(process.execPath, ['--import', 'tsx', COMMIT_AND_DIE, world.url], {
      env: { ...process.env, DATABASE_URL: world.url },
    });
    await expect(dying).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(await heard).toEqual(['last-words']);
  });

  it('tells what was drawn before a gateway began to listen and committed afterwards', async () => {
    const [drawn, listening] = [gate(), gate()];
    const slow = world.db.transact(async (tx) => {
      await appendEvent(tx, event('overtaken'));
      drawn.open();
      await listening.opened;
    });
    await drawn.opened;
    await world.db.transact((tx) => appendEvent(tx, event('overtaking')));
    const other = await World.open({ url: world.url, seed: 'later' });
    const heard = new Promise<string>((resolve) => {
      other.db.onEvents((news) => resolve(news.map(({ entityId }) => entityId).join()));
    });
    listening.open();
    await slow;
    expect(await heard).toBe('overtaken');
    await other.close();
  });

  it('still tells the others what it committed right before it was closed', async () => {
    const other = await World.open({ url: world.url, seed: 'leaving' });
    const heard = new Promise<string>((resolve) => {
      world.db.onEvents((news) => resolve(news.map(({ entityId }) => entityId).join()));
    });
    await other.db.transact((tx) => appendEvent(tx, event('last-words')));
    await other.close();
    expect(await heard).toBe('last-words');
  });
});

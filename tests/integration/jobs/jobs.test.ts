// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { idempotencyKeys, rateLimits } from '../../../db/calls/call.table.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { type NewJob, enqueueJob, hasReadyJob, leaseJob } from '../../../db/jobs/job.queries.ts';
import type { JobKind } from '../../../db/jobs/job-payloads.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import type { JobHandler } from '../../../gateway/kernel/manifest/room.ts';
import { jobWork, workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { create } from '../../support/battle-steps.ts';
import { World } from '../../support/world.ts';

const log = openLog('silent');
const KINDS = ['house.keep'] as const;

let world: World;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const enqueue = (job: Partial<Pick<NewJob, 'id' | 'runAt' | 'uniqueKey'>> = {}) =>
  world.db.transact((tx) =>
    enqueueJob(tx, {
      id: world.deps.newId(),
      kind: 'house.keep',
      payload: {},
      runAt: world.now,
      createdAt: world.now,
      ...job,
    }),
  );
const lease = (forMs = MINUTE) => world.db.transact((tx) => leaseJob(tx, KINDS, world.now, world.now + forMs));
const isReady = () => hasReadyJob(world.db.read, KINDS, world.now);
/** A gateway's insides that do a kind in the given way. */
const doing = (handler: JobHandler, on: World = world, kind = 'house.keep'): Deps => ({
  ...on.deps,
  wiring: { ...on.deps.wiring, jobs: new Map([[kind as JobKind, handler]]), routines: new Map() },
});
const stored = () => world.db.read.select().from(jobs);

it('gives each of 40 jobs to one of the workers that reach for them at once', async () => {
  for (let i = 0; i < 40; i++) await enqueue();
  const taken = await Promise.all(Array.from({ length: 60 }, () => lease()));
  const ids = taken.flatMap((job) => (job ? [job.id] : []));
  // On PostgreSQL a worker passes over what another is just taking, and may come away with nothing: it comes again.
  for (let job = await lease(); job; job = await lease()) ids.push(job.id);
  expect(new Set(ids).size).toBe(40);
  expect(ids).toHaveLength(40);
});

it('leaves a leased job alone until the lease ends, to the millisecond, and counts the tries', async () => {
  await enqueue();
  expect((await lease())?.attempts).toBe(1);
  world.pass(MINUTE - 1);
  expect(await lease()).toBeUndefined();
  expect(await isReady()).toBe(false);
  world.pass(1);
  expect(await isReady()).toBe(true);
  expect((await lease())?.attempts).toBe(2);
});

it('starts no job before its time, and the longest due one first', async () => {
  await enqueue({ id: 'later', runAt: world.now + 1 });
  await enqueue({ id: 'second', runAt: world.now });
  await enqueue({ id: 'first', runAt: world.now - 1 });
  expect([(await lease())?.id, (await lease())?.id, (await lease())?.id]).toEqual(['first', 'second', undefined]);
  world.pass(1);
  expect((await lease())?.id).toBe('later');
});

it('keeps one job of a unique key, however many gateways ask for it', async () => {
  await Promise.all(Array.from({ length: 20 }, () => enqueue({ uniqueKey: 'house.keep:1' })));
  await enqueue({ uniqueKey: 'house.keep:2' });
  await enqueue();
  await enqueue();
  const keys = (await stored()).map(({ uniqueKey }) => uniqueKey ?? 'none');
  expect(keys.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['house.keep:1', 'house.keep:2', 'none', 'none']);
});

it('forgets a job that belongs to a refused transaction', async () => {
  const failing = world.db.transact(async (tx) => {
    await enqueueJob(tx, { id: 'never', kind: 'house.keep', payload: {}, runAt: 0, createdAt: 0 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await stored()).toEqual([]);
});

it('tries a failed job again after 1, 2, 4 … seconds, an hour at the most, and remembers why', async () => {
  await enqueue();
  const deps = doing(() => Promise.reject(new Error('not today')));
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 14; attempt++) {
    expect(await workOnce(deps, log)).toBe(true);
    const [job] = await stored();
    expect(job).toMatchObject({ attempts: attempt, leasedUntil: null, lastError: 'not today' });
    waits.push(((job?.runAt ?? 0) - world.now) / SECOND);
    expect(await workOnce(deps, log)).toBe(false);
    world.now = job?.runAt ?? 0;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600]);
});

describe('the lease of a job', () => {
  /** A job that says when it has begun and ends when it is told. */
  function longJob() {
    let end: () => void = () => undefined;
    let fail: (why: Error) => void = () => undefined;
    const mayEnd = new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = reject;
    });
    let ended: Promise<boolean> = Promise.resolve(false);
    const begun = new Promise<void>((resolve) => {
      const handler = () => {
        resolve();
        return mayEnd;
      };
      ended = workOnce(doing(handler), log);
    });
    return { begun, end, fail, ended };
  }

  it('lasts while the job runs, however long, and half a minute past its gateway’s last word', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await enqueue();
    const long = longJob();
    await long.begun;
    for (let third = 0; third < 30; third++) {
      world.pass(10 * SECOND);
      vi.advanceTimersByTime(10 * SECOND);
      await expect.poll(async () => (await stored())[0]?.leasedUntil).toBe(world.now + 30 * SECOND);
      expect(await isReady()).toBe(false);
    }
    world.pass(30 * SECOND - 1);
    expect(await isReady()).toBe(false);
    world.pass(1);
    expect(await isReady(), 'nothing was heard of it any more').toBe(true);
    long.end();
    await long.ended;
    expect(await stored()).toEqual([]);
  });

  it.each(['ends', 'fails'])('is over for who was frozen past it: the job %s for who took it over', async (how) => {
    await enqueue();
    const frozen = longJob();
    await frozen.begun;
    world.pass(30 * SECOND);
    const other = longJob();
    await other.begun;
    if (how === 'ends') frozen.end();
    else frozen.fail(new Error('too late'));
    expect(await frozen.ended).toBe(true);
    expect(await stored()).toMatchObject([{ attempts: 2, leasedUntil: world.now + 30 * SECOND, lastError: null }]);
    expect(await isReady(), 'nobody else begins it').toBe(false);
    other.end();
    await other.ended;
    expect(await stored()).toEqual([]);
  });

  it.runIf(engine === 'postgres')('of a gateway that died ends by itself: another does the job then', async () => {
    await enqueue();
    const dying = longJob();
    await dying.begun;
    const there = await World.open({ url: world.url, seed: 'there' });
    there.pass(30 * SECOND - 1);
    let done = 0;
    const deps = doing(() => Promise.resolve(void done++), there);
    expect(await workOnce(deps, log)).toBe(false);
    there.pass(1);
    expect(await workOnce(deps, log)).toBe(true);
    expect(done).toBe(1);
    expect(await stored()).toEqual([]);
    await there.close();
    dying.end();
    await dying.ended;
  });

  it.runIf(engine === 'sqlite')(
    'of a process that died ends with the next start, which does the job at once',
    async () => {
      await enqueue();
      await lease();
      const { url } = world;
      await world.close();
      world = await World.open({ url, seed: 'again' });
      let done = 0;
      const work = jobWork(
        doing(() => Promise.resolve(void done++)),
        log,
      );
      expect(await work()).toBe(true);
      expect(done).toBe(1);
      expect(await stored()).toEqual([]);
    },
  );
});

describe('a job of a kind that nobody knows', () => {
  const become = (kind: string) => world.db.transact((tx) => tx.update(jobs).set({ kind: kind as JobKind }));

  it('is left as it is by whoever does not know it, while the others are done', async () => {
    await enqueue({ id: 'unknown' });
    await become('of.tomorrow');
    const [before] = await stored();
    await enqueue();
    expect(await workOnce(world.deps, log)).toBe(true);
    expect(await workOnce(world.deps, log)).toBe(false);
    expect(await stored()).toEqual([before]);
  });

  it('is done at once by the first gateway that knows it', async () => {
    await enqueue();
    await become('of.tomorrow');
    world.pass(DAY);
    expect(await workOnce(world.deps, log)).toBe(false);
    expect(
      await workOnce(
        doing(() => Promise.resolve(), world, 'of.tomorrow'),
        log,
      ),
    ).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('is an alert for staff once it is due for ten minutes, one alert for one kind', async () => {
    const wiring = { ...world.deps.wiring, routines: new Map() };
    const work = jobWork({ ...world.deps, wiring }, log);
    const alertsAfter = async (ms: number): Promise<number> => {
      world.pass(ms);
      await work();
      return (await listOpenAlerts(world.db.read, 10)).length;
    };
    await enqueue();
    await enqueue();
    await become('of.yesterday');
    expect(await alertsAfter(10 * MINUTE - 1)).toBe(0);
    expect(await alertsAfter(10 * MINUTE)).toBe(1);
    expect(await alertsAfter(10 * MINUTE)).toBe(1);
    expect(await listOpenAlerts(world.db.read, 10)).toMatchObject([
      {
        kind: 'job',
        message: 'nobody knows how to do of.yesterday',
        details: { subject: 'of.yesterday' },
        seenAt: world.now,
      },
    ]);
  });
});

it('does a job once and removes it; the cleaning drops what means nothing any more and keeps the rest', async () => {
  const player = await world.player({ cents: 200_00 });
  await create(world, player, {}, 'an-old-key');
  world.pass(30 * DAY);
  await create(world, player, {}, 'a-young-key');
  await world.db.transact(async (tx) => {
    await chargeRateLimit(tx, 'passed', world.now - 2, 1);
    await chargeRateLimit(tx, 'running', world.now, 1);
  });
  await enqueue();
  expect(await workOnce(world.deps, log)).toBe(true);
  expect(await workOnce(world.deps, log)).toBe(false);
  expect(await stored()).toEqual([]);
  expect((await world.db.read.select().from(rateLimits)).map(({ key }) => key)).toEqual(['running']);
  const keys = await world.db.read.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, player.userId));
  expect(keys.map(({ key }) => key)).toEqual(['a-young-key']);
});

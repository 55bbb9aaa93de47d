import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idempotencyKeys, rateLimits } from '../../../db/calls/call.table.ts';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { type NewJob, enqueueJob, hasReadyJob, leaseJob } from '../../../db/jobs/job.queries.ts';
import type { JobKind } from '../../../db/jobs/job-payloads.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { workOnce } from '../../../gateway/server/worker.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { create } from '../../support/battle-steps.ts';
import { World } from '../../support/world.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const log = openLog('silent');

let world: World;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
});
afterEach(() => world.close());

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
const lease = (forMs = MINUTE) => world.db.transact((tx) => leaseJob(tx, world.now, world.now + forMs));
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
  expect(await hasReadyJob(world.db.read, world.now)).toBe(false);
  world.pass(1);
  expect(await hasReadyJob(world.db.read, world.now)).toBe(true);
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
  await enqueue({ id: 'unknown' });
  // As a gateway of an older version finds it.
  await world.db.transact((tx) => tx.update(jobs).set({ kind: 'nobody.knows' as JobKind }));
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 14; attempt++) {
    expect(await workOnce(world.deps, log)).toBe(true);
    const [job] = await stored();
    expect(job).toMatchObject({
      attempts: attempt,
      leasedUntil: null,
      lastError: 'nobody knows how to do nobody.knows',
    });
    waits.push(((job?.runAt ?? 0) - world.now) / 1_000);
    expect(await workOnce(world.deps, log)).toBe(false);
    world.now = job?.runAt ?? 0;
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600]);
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

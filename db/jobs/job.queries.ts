import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import type { JobKind } from './job-payloads.ts';
import { type Job, jobs } from './job.table.ts';

/** A job to be enqueued, of any kind; the kind says what its payload has to be. */
export type NewJob = {
  [K in JobKind]: Pick<Job<K>, 'id' | 'kind' | 'payload' | 'runAt' | 'createdAt'> & { readonly uniqueKey?: string };
}[JobKind];

/** Enqueues work in the transaction that needs it; a second job of the same unique key is dropped. */
export async function enqueueJob(tx: Tx, job: NewJob): Promise<void> {
  await tx
    .insert(jobs)
    .values({ ...job, uniqueKey: job.uniqueKey ?? null })
    .onConflictDoNothing();
}

const isFree = (now: number) => and(lte(jobs.runAt, now), or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)));

/** Whether anything is ready; a cheap look before a lease is taken. */
export async function hasReadyJob(reader: Reader, now: number): Promise<boolean> {
  const ready = await reader.select({ id: jobs.id }).from(jobs).where(isFree(now)).limit(1);
  return ready.length > 0;
}

/** Takes the longest due free job for a while, so that nobody else does it meanwhile. */
export async function leaseJob(tx: Tx, now: number, leasedUntil: number): Promise<Job | undefined> {
  const [free] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(isFree(now))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!free) return undefined;
  const [job] = await tx
    .update(jobs)
    .set({ leasedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, free.id))
    .returning();
  // That a row's payload is the one of its kind is what `enqueueJob` has seen to.
  return job as Job | undefined;
}

export async function deleteJob(tx: Tx, id: string): Promise<void> {
  await tx.delete(jobs).where(eq(jobs.id, id));
}

/** Frees a failed job for another try. */
export async function postponeJob(tx: Tx, id: string, runAt: number, lastError: string): Promise<void> {
  await tx.update(jobs).set({ runAt, leasedUntil: null, lastError }).where(eq(jobs.id, id));
}

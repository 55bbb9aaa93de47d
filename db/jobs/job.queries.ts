import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
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

/** A lease of a job: each is the next try, so that the number of tries says whose it is. */
export type Lease = Pick<Job, 'id' | 'attempts'>;

/** What a gateway can do: the kinds of job that it knows. */
type Kinds = readonly JobKind[];

const isFree = (kinds: Kinds, now: number) =>
  and(lte(jobs.runAt, now), or(isNull(jobs.leasedUntil), lte(jobs.leasedUntil, now)), inArray(jobs.kind, [...kinds]));
const isHeld = ({ id, attempts }: Lease) => and(eq(jobs.id, id), eq(jobs.attempts, attempts));

/** Whether anything is ready; a cheap look before a lease is taken. */
export async function hasReadyJob(reader: Reader, kinds: Kinds, now: number): Promise<boolean> {
  const ready = await reader.select({ id: jobs.id }).from(jobs).where(isFree(kinds, now)).limit(1);
  return ready.length > 0;
}

/** Takes the longest due free job of some kinds for a while, so that nobody else does it meanwhile. */
export async function leaseJob(tx: Tx, kinds: Kinds, now: number, leasedUntil: number): Promise<Job | undefined> {
  const [free] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(isFree(kinds, now))
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

/** Keeps a leased job for longer; false when it was given back, or another has taken it over. */
export const keepJob = async (tx: Tx, lease: Lease, leasedUntil: number): Promise<boolean> =>
  affected(
    await tx
      .update(jobs)
      .set({ leasedUntil })
      .where(and(isHeld(lease), isNotNull(jobs.leasedUntil))),
  ) > 0;

/** Removes a job that is done; false when another has taken it over, who will. */
export const deleteJob = async (tx: Tx, lease: Lease): Promise<boolean> =>
  affected(await tx.delete(jobs).where(isHeld(lease))) > 0;

/** Frees a failed job for another try; false when another is trying already. */
export const postponeJob = async (tx: Tx, lease: Lease, runAt: number, lastError: string): Promise<boolean> =>
  affected(await tx.update(jobs).set({ runAt, leasedUntil: null, lastError }).where(isHeld(lease))) > 0;

/** Frees every job, for who knows that nobody is at one. */
export async function freeJobs(tx: Tx): Promise<void> {
  await tx.update(jobs).set({ leasedUntil: null }).where(isNotNull(jobs.leasedUntil));
}

/** Kinds that are none of some, of which a job is due since an instant or longer. */
export async function listOtherKinds(reader: Reader, kinds: Kinds, dueSince: number): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ kind: jobs.kind })
    .from(jobs)
    .where(and(lte(jobs.runAt, dueSince), notInArray(jobs.kind, [...kinds])));
  return rows.map(({ kind }) => kind);
}

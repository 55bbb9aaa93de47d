import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { ErrandState, OperationKind } from '../../domain/admin/operations.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { affected } from '../client/sql.ts';
import { type Errand, type SystemOperation, errands, systemOperations } from './operation.table.ts';

const deciders = alias(users, 'deciders');

// Literals: a partial index is found by its exact condition only.
const isOpen = sql`${systemOperations.state} in ('asked', 'running')`;
const isErrandOpen = sql`${errands.state} in ('waiting', 'running')`;
const hasFile = sql`${systemOperations.fileName} is not null`;

export interface OperationView extends SystemOperation {
  readonly askedByName: string;
  readonly decidedByName: string | null;
  /** In their order. */
  readonly errands: readonly Errand[];
}

async function withErrands(reader: Reader, rows: Omit<OperationView, 'errands'>[]): Promise<OperationView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const all = await reader
    .select()
    .from(errands)
    .where(inArray(errands.operationId, ids))
    .orderBy(asc(errands.operationId), asc(errands.place));
  return rows.map((row) => ({ ...row, errands: all.filter(({ operationId }) => operationId === row.id) }));
}

const views = (reader: Reader) =>
  reader
    .select({
      id: systemOperations.id,
      kind: systemOperations.kind,
      state: systemOperations.state,
      slot: systemOperations.slot,
      reason: systemOperations.reason,
      askedBy: systemOperations.askedBy,
      askedAt: systemOperations.askedAt,
      decidedBy: systemOperations.decidedBy,
      endsAt: systemOperations.endsAt,
      endedAt: systemOperations.endedAt,
      fileName: systemOperations.fileName,
      bytes: systemOperations.bytes,
      askedByName: users.username,
      decidedByName: deciders.username,
    })
    .from(systemOperations)
    .innerJoin(users, eq(users.id, systemOperations.askedBy))
    .leftJoin(deciders, eq(deciders.id, systemOperations.decidedBy));

/** The latest first: ids grow with time. */
export const listOperations = async (reader: Reader, limit: number, past: string | null): Promise<OperationView[]> =>
  withErrands(
    reader,
    await views(reader)
      .where(past === null ? undefined : lt(systemOperations.id, past))
      .orderBy(desc(systemOperations.id))
      .limit(limit),
  );

export async function readOperation(reader: Reader, id: string): Promise<OperationView | undefined> {
  const [view] = await withErrands(reader, await views(reader).where(eq(systemOperations.id, id)));
  return view;
}

/** Backups whose files are there, the latest first. */
export const listBackups = (reader: Reader, limit: number): Promise<SystemOperation[]> =>
  reader.select().from(systemOperations).where(hasFile).orderBy(desc(systemOperations.id)).limit(limit);

/** Answers false when another one has its slot. */
export async function insertOperation(tx: Tx, row: SystemOperation): Promise<boolean> {
  return affected(await tx.insert(systemOperations).values(row).onConflictDoNothing()) > 0;
}

export async function insertErrands(tx: Tx, rows: readonly Errand[]): Promise<void> {
  await tx.insert(errands).values([...rows]);
}

/** The operation, locked until the transaction ends. */
export async function lockOperation(tx: Tx, id: string): Promise<SystemOperation | undefined> {
  const [row] = await tx.select().from(systemOperations).where(eq(systemOperations.id, id)).for('update');
  return row;
}

export async function changeOperation(
  tx: Tx,
  id: string,
  change: Partial<Omit<SystemOperation, 'id' | 'kind'>>,
): Promise<void> {
  await tx.update(systemOperations).set(change).where(eq(systemOperations.id, id));
}

export const listErrands = (reader: Reader, operationId: string): Promise<Errand[]> =>
  reader.select().from(errands).where(eq(errands.operationId, operationId)).orderBy(asc(errands.place));

/** What is open for a server, whichever run of it was meant, the oldest first. */
export const listOpenErrands = (
  reader: Reader,
  serverId: string,
): Promise<(Errand & { readonly kind: OperationKind })[]> =>
  reader
    .select({
      operationId: errands.operationId,
      place: errands.place,
      serverId: errands.serverId,
      runId: errands.runId,
      state: errands.state,
      outcome: errands.outcome,
      changedAt: errands.changedAt,
      kind: systemOperations.kind,
    })
    .from(errands)
    .innerJoin(systemOperations, eq(systemOperations.id, errands.operationId))
    .where(and(eq(errands.serverId, serverId), isErrandOpen))
    .orderBy(asc(errands.operationId), asc(errands.place));

export async function changeErrand(
  tx: Tx,
  { operationId, place }: Pick<Errand, 'operationId' | 'place'>,
  change: { readonly state: ErrandState; readonly outcome: string; readonly changedAt: number },
): Promise<void> {
  await tx
    .update(errands)
    .set(change)
    .where(and(eq(errands.operationId, operationId), eq(errands.place, place)));
}

/** The id of the one that ran out of time first. */
export async function readLateOperation(reader: Reader, now: number): Promise<string | undefined> {
  const [row] = await reader
    .select({ id: systemOperations.id })
    .from(systemOperations)
    .where(and(isOpen, lte(systemOperations.endsAt, now)))
    .orderBy(asc(systemOperations.endsAt), asc(systemOperations.id))
    .limit(1);
  return row?.id;
}

/** Drops those that ended before an instant, with their errands; what has a file stays as long as the file. */
export async function dropOperations(tx: Tx, before: number): Promise<void> {
  const old = and(
    sql`${systemOperations.endedAt} is not null`,
    lt(systemOperations.endedAt, before),
    sql`${systemOperations.fileName} is null`,
  );
  const ids = tx.select({ id: systemOperations.id }).from(systemOperations).where(old);
  await tx.delete(errands).where(inArray(errands.operationId, ids));
  await tx.delete(systemOperations).where(old);
}

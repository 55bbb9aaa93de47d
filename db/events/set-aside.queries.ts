import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import type { Positioned } from './cursor.queries.ts';
import { type SetAside, setAsideEvents } from './cursor.table.ts';

const { placeholder } = sql;

/** One key for an entity. */
export const entityKeyOf = ({ entity, entityId }: Pick<SetAside, 'entity' | 'entityId'>): string =>
  `${entity}:${entityId}`;

const heads = lookup((reader) =>
  reader
    .select({ entity: setAsideEvents.entity, entityId: setAsideEvents.entityId })
    .from(setAsideEvents)
    .where(and(eq(setAsideEvents.subscriber, placeholder('subscriber')), isNotNull(setAsideEvents.retryAt)))
    .prepare('set_aside_heads'),
);

/** The entities of which a subscriber could not take an event yet. */
export const readStuckEntities = async (reader: Reader, subscriber: string): Promise<Set<string>> =>
  new Set((await heads(reader, { subscriber })).map(entityKeyOf));

/** The subscribers of whom something that was set aside is due. */
export async function readWhoIsDue(reader: Reader, now: number): Promise<Set<string>> {
  const rows = await reader
    .selectDistinct({ subscriber: setAsideEvents.subscriber })
    .from(setAsideEvents)
    .where(and(isNotNull(setAsideEvents.retryAt), lte(setAsideEvents.retryAt, now)));
  return new Set(rows.map(({ subscriber }) => subscriber));
}

const due = lookup((reader) =>
  reader
    .select()
    .from(setAsideEvents)
    .where(
      and(
        eq(setAsideEvents.subscriber, placeholder('subscriber')),
        isNotNull(setAsideEvents.retryAt),
        lte(setAsideEvents.retryAt, placeholder('now')),
      ),
    )
    .orderBy(asc(setAsideEvents.retryAt), asc(setAsideEvents.position))
    .limit(1)
    .prepare('set_aside_due'),
);

/** The event of a subscriber that has waited longest for another try. */
export const readDue = async (reader: Reader, subscriber: string, now: number): Promise<SetAside | undefined> =>
  (await due(reader, { subscriber, now }))[0];

type Try = Pick<SetAside, 'attempts' | 'retryAt' | 'lastError' | 'setAsideAt'>;

export async function setAside(
  tx: Tx,
  subscriber: string,
  { position, seq, entity, entityId }: Positioned,
  how: Try,
): Promise<void> {
  await tx.insert(setAsideEvents).values({ subscriber, position, seq, entity, entityId, ...how });
}

const isRow = ({ subscriber, position }: SetAside) =>
  and(eq(setAsideEvents.subscriber, subscriber), eq(setAsideEvents.position, position));

export async function postponeSetAside(
  tx: Tx,
  row: SetAside,
  next: Pick<SetAside, 'attempts' | 'retryAt' | 'lastError'>,
): Promise<void> {
  await tx.update(setAsideEvents).set(next).where(isRow(row));
}

/** Takes a delivered event off the list; the next one of its entity is due at once. */
export async function releaseSetAside(tx: Tx, row: SetAside, now: number): Promise<void> {
  await tx.delete(setAsideEvents).where(isRow(row));
  const [next] = await tx
    .select()
    .from(setAsideEvents)
    .where(
      and(
        eq(setAsideEvents.subscriber, row.subscriber),
        eq(setAsideEvents.entity, row.entity),
        eq(setAsideEvents.entityId, row.entityId),
      ),
    )
    .orderBy(asc(setAsideEvents.position))
    .limit(1);
  if (next) await tx.update(setAsideEvents).set({ retryAt: now }).where(isRow(next));
}

import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Role, ROLES, isStaff } from '../../domain/accounts/roles.ts';
import { SHARED_VIEWS_MAX } from '../../domain/shared/staff-views.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
import { type StaffViewRow, staffViews } from './staff-view.table.ts';

const STAFF_ROLES: readonly Role[] = ROLES.filter(isStaff);

export interface ListedView extends StaffViewRow {
  readonly ownerName: string;
}

const listed = (reader: Reader) =>
  reader
    .select({
      id: staffViews.id,
      ownerId: staffViews.ownerId,
      table: staffViews.table,
      name: staffViews.name,
      nameKey: staffViews.nameKey,
      query: staffViews.query,
      isShared: staffViews.isShared,
      changedAt: staffViews.changedAt,
      ownerName: users.username,
    })
    .from(staffViews)
    .innerJoin(users, eq(users.id, staffViews.ownerId));

/** Everything that somebody keeps, by table and name. */
export const listOwnViews = (reader: Reader, ownerId: string): Promise<ListedView[]> =>
  listed(reader).where(eq(staffViews.ownerId, ownerId)).orderBy(asc(staffViews.table), asc(staffViews.nameKey));

/**
 * What others share, by table and name; what somebody shared who has left the staff is shared no more. The bound is
 * never reached: it has PostgreSQL begin with the few views, not with all accounts.
 */
export function listSharedViews(reader: Reader, besides: string): Promise<ListedView[]> {
  const shared = reader
    .select()
    .from(staffViews)
    .where(and(sql`${staffViews.isShared}`, ne(staffViews.ownerId, besides)))
    .orderBy(asc(staffViews.table), asc(staffViews.nameKey), asc(staffViews.id))
    .limit(2 * SHARED_VIEWS_MAX)
    .as('shared');
  return reader
    .select({
      id: shared.id,
      ownerId: shared.ownerId,
      table: shared.table,
      name: shared.name,
      nameKey: shared.nameKey,
      query: shared.query,
      isShared: shared.isShared,
      changedAt: shared.changedAt,
      ownerName: users.username,
    })
    .from(shared)
    .innerJoin(users, eq(users.id, shared.ownerId))
    .where(and(inArray(users.role, [...STAFF_ROLES]), eq(users.status, 'active')))
    .orderBy(asc(shared.table), asc(shared.nameKey), asc(shared.id));
}

/** How many are shared by all of the staff together. */
export async function countSharedViews(reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ views: count() })
    .from(staffViews)
    .where(sql`${staffViews.isShared}`);
  return row?.views ?? 0;
}

/** Locks whatever is shared, so that of two who share at once the second counts what the first has added. */
export const lockSharedViews = (tx: Tx): Promise<{ id: string }[]> =>
  tx
    .select({ id: staffViews.id })
    .from(staffViews)
    .where(sql`${staffViews.isShared}`)
    .orderBy(asc(staffViews.table), asc(staffViews.nameKey), asc(staffViews.id))
    .limit(2 * SHARED_VIEWS_MAX)
    .for('update');

/** Keeps a view, or changes it if its id is known. Only its owner's is looked for before. */
export async function putView(tx: Tx, view: StaffViewRow): Promise<void> {
  const { name, nameKey, query, isShared, changedAt } = view;
  await tx
    .insert(staffViews)
    .values(view)
    .onConflictDoUpdate({ target: staffViews.id, set: { name, nameKey, query, isShared, changedAt } });
}

/** False when it is not there, or somebody else's. */
export const deleteView = async (tx: Tx, id: string, ownerId: string): Promise<boolean> =>
  affected(await tx.delete(staffViews).where(and(eq(staffViews.id, id), eq(staffViews.ownerId, ownerId)))) > 0;

import { staffView } from '../../../domain/accounts/accounts.schemas.ts';
import {
  SHARED_VIEWS_MAX,
  type StaffTable,
  VIEWS_MAX,
  viewNameKey,
  viewQuery,
} from '../../../domain/shared/staff-views.ts';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import {
  countSharedViews,
  deleteView,
  listOwnViews,
  lockSharedViews,
  putView,
} from '../../../db/admin/staff-view.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

export interface SaveStaffView {
  /** Of the own view to change; null for a new one. */
  readonly id: string | null;
  readonly table: StaffTable;
  readonly name: string;
  /** The query of the page's address; what does not belong to the table is left out. */
  readonly query: string;
  readonly isShared: boolean;
}

/**
 * Keeps what is looked at in a table under a name, or changes an own view. The owner's account is locked, so that
 * name and number hold, and whoever shares one more locks those that are shared.
 * @throws Refused FORBIDDEN, BAD_INPUT, NOT_FOUND, VIEW_NAME_TAKEN, TOO_MANY_VIEWS
 */
export async function saveStaffView(deps: Deps, actor: Actor, input: SaveStaffView): Promise<void> {
  const { table, id } = input;
  const { name, isShared } = readInput(staffView, { name: input.name, isShared: input.isShared });
  const query = must(viewQuery(table, input.query));
  const nameKey = viewNameKey(name);
  await deps.db.transact(async (tx) => {
    const staff = await lockStanding(tx, actor.userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const own = await listOwnViews(tx, staff.id);
    const before = own.find((view) => view.id === id && view.table === table);
    if (id !== null && !before) throw new Refused('NOT_FOUND', { field: 'id' });
    if (own.some((view) => view.table === table && view.nameKey === nameKey && view.id !== id))
      throw new Refused('VIEW_NAME_TAKEN', { field: 'name' });
    if (!before && own.length >= VIEWS_MAX) throw new Refused('TOO_MANY_VIEWS', { data: { max: VIEWS_MAX } });
    if (isShared && before?.isShared !== true) {
      await lockSharedViews(tx);
      if ((await countSharedViews(tx)) >= SHARED_VIEWS_MAX)
        throw new Refused('TOO_MANY_VIEWS', { field: 'isShared', data: { max: SHARED_VIEWS_MAX } });
    }
    await putView(tx, {
      id: before?.id ?? deps.newId(),
      ownerId: staff.id,
      table,
      name,
      nameKey,
      query,
      isShared,
      changedAt: deps.now(),
    });
  });
}

/** Deletes an own view. @throws Refused NOT_FOUND */
export async function deleteStaffView({ db }: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await db.transact((tx) => deleteView(tx, id, actor.userId)))) throw new Refused('NOT_FOUND', { field: 'id' });
}

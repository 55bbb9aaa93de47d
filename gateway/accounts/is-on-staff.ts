import { isStaff } from '../../domain/accounts/roles.ts';
import { readUser } from '../../db/accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';

/** Whether the caller still is one of the staff: asked before each message of a desk. */
export async function isOnStaff(context: Context): Promise<boolean> {
  const user = await readUser(context.deps.db.read, actorOf(context).userId);
  return user !== undefined && user.status === 'active' && isStaff(user.role);
}

import { LOOK_ACTIONS } from '../../../domain/security/staff-looks.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { hasDone, insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** A look that goes on is one: a page that is read again tells its player nothing new. */
const LOOK_MS = HOUR;

/**
 * Writes down that staff look at an account, before anything of it is shown: once an hour for each of them and each
 * account, and never of their own. Of an account that nobody has there is nothing to see.
 */
export async function noteLook({ db, now, newId }: Deps, { userId }: Actor, accountId: string): Promise<void> {
  const [at, action] = [now(), LOOK_ACTIONS.account];
  if (userId === accountId || (await hasDone(db.read, userId, action, accountId, at - LOOK_MS))) return;
  await db.transact(async (tx) => {
    // Their own row is locked, so that what one page asks at once is one look.
    const staff = await lockStanding(tx, userId);
    if (!(await readUser(tx, accountId)) || (await hasDone(tx, staff.id, action, accountId, at - LOOK_MS))) return;
    await insertAudit(tx, {
      id: newId(),
      actorId: staff.id,
      action,
      subject: 'account',
      subjectId: accountId,
      reason: '',
      data: {},
      at,
    });
  });
}

import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { lockUser, openSystemAccount, readUserByName } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { giveRole } from './grant-role.ts';

/**
 * What the operator does on the server, since nobody else can make the first administrator, nor the second one. The audit
 * log has it under the server itself. Answers the account's name as it is written.
 * @throws Refused NOT_FOUND; BAD_INPUT where it is one; STAFF_NEED_TWO_FACTOR
 */
export const makeAdministrator = (deps: Deps, username: string): Promise<string> =>
  deps.db.transact(async (tx) => {
    const named = await readUserByName(tx, usernameKeyOf(username));
    if (!named) throw new Refused('NOT_FOUND');
    const { id, role, username: written } = inStanding(await lockUser(tx, named.id));
    if (role === 'administrator') throw new Refused('BAD_INPUT', { field: 'role' });
    await giveRole(deps, tx, { id }, 'administrator');
    const at = deps.now();
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: await openSystemAccount(tx, at),
      action: 'account.role',
      subject: 'account',
      subjectId: id,
      reason: 'Made an administrator on the server.',
      data: { from: role, to: 'administrator' },
      at,
    });
    return written;
  });

import { grantRole as grant } from '../../../domain/accounts/change-standing.ts';
import { isStaff, type Role } from '../../../domain/accounts/roles.ts';
import { must } from '../../../domain/shared/refusals.ts';
import { type User, updateUserStanding } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { countGiven, endSessionsOf, requireFactorOfStaff } from '../../security/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

export interface GrantRoleInput extends AccountChange {
  readonly role: Role;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
}

/**
 * Whoever gets another role signs in anew: nothing opened with the one before stays open, and no token from before gets
 * the rights of the new one. @throws Refused STAFF_NEED_TWO_FACTOR where the account has none
 */
export async function giveRole(deps: Deps, tx: Tx, subject: Pick<User, 'id'>, role: Role): Promise<void> {
  if (isStaff(role)) await requireFactorOfStaff(deps, tx, subject.id);
  const administratorSince = role === 'administrator' ? deps.now() : null;
  await updateUserStanding(tx, subject.id, { role, administratorSince });
  await endSessionsOf(deps, tx, subject.id, null);
}

/**
 * Gives an account a role (C-05). That of an administrator waits for a second one.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, STAFF_NEED_TWO_FACTOR; of an administrator
 * NO_SECOND_ADMINISTRATOR, APPROVAL_WAITING, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG too
 */
export async function grantRole(deps: Deps, actor: Actor, input: GrantRoleInput): Promise<string> {
  const proof = await countGiven(deps, actor.userId, input.proof);
  return changeAccount(deps, actor, input, async ({ tx, staff, subject, reason }) => {
    const role = must(grant(staff, subject, input.role));
    const told = { from: subject.role, to: role };
    if (role === 'administrator') {
      await requireFactorOfStaff(deps, tx, subject.id);
      const changes = [{ key: 'role', ...told }];
      await askApproval(deps, tx, staff, { kind: 'role', subjectId: subject.id, changes, reason, proof });
      return null;
    }
    await giveRole(deps, tx, subject, role);
    return { action: 'account.role', ...told };
  });
}

import { grantRole as grant } from '../../domain/accounts/change-standing.ts';
import { isStaff, type Role } from '../../domain/accounts/roles.ts';
import { must } from '../../domain/shared/refusals.ts';
import { updateUserStanding } from '../../db/accounts/index.ts';
import { endSessionsOf, requireFactorOfStaff } from '../security/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

export interface GrantRoleInput extends AccountChange {
  readonly role: Role;
}

/**
 * Gives an account a role (C-05). Whoever gets another one signs in anew: nothing opened with the one before stays open,
 * and no token from before gets the rights of the new one.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT; STAFF_NEED_TWO_FACTOR where the account has none
 */
export const grantRole = (deps: Deps, actor: Actor, input: GrantRoleInput): Promise<string> =>
  changeAccount(deps, actor, input, async ({ tx, staff, subject }) => {
    const role = must(grant(staff, subject, input.role));
    if (isStaff(role)) await requireFactorOfStaff(deps, tx, subject.id);
    await updateUserStanding(tx, subject.id, { role });
    await endSessionsOf(deps, tx, subject.id, null);
    return { action: 'account.role', from: subject.role, to: role };
  });

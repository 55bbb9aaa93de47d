import { grantRole as grant } from '../../domain/accounts/change-standing.ts';
import { type Role, isStaff } from '../../domain/accounts/roles.ts';
import { must } from '../../domain/shared/refusals.ts';
import { updateUserStanding } from '../../db/accounts/user.queries.ts';
import { endSessionsOf } from '../security/session.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

export interface GrantRoleInput extends AccountChange {
  readonly role: Role;
}

/**
 * Gives an account a role (C-05). Whoever leaves a staff role signs in anew, so that nothing opened with it stays open.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT
 */
export const grantRole = (deps: Deps, actor: Actor, input: GrantRoleInput): Promise<string> =>
  changeAccount(deps, actor, input, async ({ tx, staff, subject }) => {
    const role = must(grant(staff, subject, input.role));
    await updateUserStanding(tx, subject.id, { role });
    if (isStaff(subject.role)) await endSessionsOf(deps, tx, subject.id, null);
    return { action: 'account.role', from: subject.role, to: role };
  });

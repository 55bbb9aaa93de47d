import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

/**
 * Leaves a note about an account for other staff. Nobody writes one about themselves.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT
 */
export const noteAccount = (deps: Deps, actor: Actor, note: AccountChange): Promise<string> =>
  changeAccount(deps, actor, note, async ({ staff, subject }) => {
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    if (staff.id === subject.id) throw new Refused('OWN_ACCOUNT');
    return { action: 'account.noted' };
  });

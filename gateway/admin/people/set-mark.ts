import { type AccountMark, changeAsAdministrator } from '../../../domain/accounts/change-standing.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { updateUserStanding } from '../../../db/accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

const COLUMN = { vip: 'isVip', 'verified-creator': 'isVerifiedCreator' } as const;

export interface SetMarkInput extends AccountChange {
  readonly mark: AccountMark;
  readonly isSet: boolean;
}

/**
 * Gives an account a mark or takes it away.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT, VIP_UNVERIFIED
 */
export const setMark = (deps: Deps, actor: Actor, input: SetMarkInput): Promise<string> =>
  changeAccount(deps, actor, input, async ({ tx, staff, subject }) => {
    const { mark, isSet } = input;
    const column = COLUMN[mark];
    must(changeAsAdministrator(staff, subject));
    if (subject[column] === isSet || subject.status === 'closed') throw new Refused('BAD_INPUT', { field: 'isSet' });
    if (mark === 'vip' && isSet && subject.verification !== 'verified') throw new Refused('VIP_UNVERIFIED');
    await updateUserStanding(tx, subject.id, { [column]: isSet });
    return { action: `account.${mark}`, from: isSet ? 'no' : 'yes', to: isSet ? 'yes' : 'no' };
  });

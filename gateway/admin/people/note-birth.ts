import { changeAsAdministrator } from '../../../domain/accounts/change-standing.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { acceptBirthDay } from '../../../domain/shared/ages.ts';
import { updateUserStanding } from '../../../db/accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { type AccountChange, changeAccount } from './change-account.ts';

export interface NoteBirthInput extends AccountChange {
  /** `YYYY-MM-DD`, as the document has it. */
  readonly bornOn: string;
}

/**
 * Notes the date of birth of whoever was verified without it. The log, which nothing is ever taken from, says that it was
 * done and why; the date goes with the account.
 * @throws Refused FORBIDDEN, OWN_ACCOUNT, NOT_FOUND, BAD_INPUT
 */
export const noteBirth = (deps: Deps, actor: Actor, input: NoteBirthInput): Promise<string> =>
  changeAccount(deps, actor, input, async ({ tx, staff, subject }) => {
    must(changeAsAdministrator(staff, subject));
    // Before that it is noted with the decision over the documents.
    if (subject.verification !== 'verified' || subject.status === 'closed')
      throw new Refused('BAD_INPUT', { field: 'accountId' });
    await updateUserStanding(tx, subject.id, { bornOn: must(acceptBirthDay(input.bornOn, deps.now())) });
    return { action: 'account.birth-noted' };
  });

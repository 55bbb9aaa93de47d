import { Refused, must } from '../../domain/shared/refusals.ts';
import { ruleOnUsername } from '../../domain/accounts/username.ts';
import { readHoldersOfName } from '../../db/onboarding/registration.queries.ts';
import { isNameTaken } from '../../db/accounts/index.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeVisitor } from '../security/index.ts';

export interface CheckUsernameInput {
  readonly username: string;
  /** The visitor's own unfinished registration, which does not stand in the way. */
  readonly registrationId: string | null;
}

/**
 * Ends quietly when a username is free (RG-05) and looks like none but the caller's own. Another registration may take it in the next moment.
 * @throws Refused USERNAME_TAKEN, USERNAME_UNUSABLE, RATE_LIMITED
 */
export async function checkUsername(deps: Deps, caller: Caller, input: CheckUsernameInput): Promise<void> {
  await chargeVisitor(deps, caller, 'check-username');
  const username = must(ruleOnUsername(input.username));
  const { read } = deps.db;
  const [isTaken, holders] = await Promise.all([
    isNameTaken(read, username, caller.actor?.userId ?? null),
    readHoldersOfName(read, username, deps.now()),
  ]);
  if (isTaken) throw new Refused('USERNAME_TAKEN', { field: 'username' });
  // Whose it is shows when the form is sent, with its address and password.
  if (holders.some(({ id }) => id !== input.registrationId))
    throw new Refused('USERNAME_TAKEN', { field: 'username', data: { isWaiting: 1 } });
}

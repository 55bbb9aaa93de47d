import { Refused, must } from '../../domain/shared/refusals.ts';
import { ruleOnUsername, usernameKeyOf } from '../../domain/accounts/username.ts';
import { readHolderOfName } from '../../db/onboarding/registration.queries.ts';
import { readUserByName } from '../../db/accounts/user.queries.ts';
import type { Caller } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeVisitor } from '../security/front-door-limits.ts';

export interface CheckUsernameInput {
  readonly username: string;
  /** The visitor's own unfinished registration, which does not stand in the way. */
  readonly registrationId: string | null;
}

/**
 * Ends quietly when a username is free (RG-05). Another registration may take it in the next moment.
 * @throws Refused USERNAME_TAKEN, USERNAME_UNUSABLE, RATE_LIMITED
 */
export async function checkUsername(deps: Deps, caller: Caller, input: CheckUsernameInput): Promise<void> {
  await chargeVisitor(deps, caller, 'check-username');
  const usernameKey = usernameKeyOf(must(ruleOnUsername(input.username)));
  const [owner, holderId] = await Promise.all([
    readUserByName(deps.db.read, usernameKey),
    readHolderOfName(deps.db.read, usernameKey, deps.now()),
  ]);
  const isHeld = holderId !== undefined && holderId !== input.registrationId;
  if (owner || isHeld) throw new Refused('USERNAME_TAKEN', { field: 'username' });
}

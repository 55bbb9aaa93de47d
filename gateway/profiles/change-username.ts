import { Refused, must } from '../../domain/shared/refusals.ts';
import { DAY } from '../../domain/shared/time.ts';
import { ruleOnUsername } from '../../domain/accounts/username.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { chargeRateLimit } from '../../db/calls/rate-limit.queries.ts';
import { readHoldersOfName } from '../../db/onboarding/index.ts';
import { isNameTaken, lockUser, renameUser } from '../../db/accounts/index.ts';
import { isUniqueViolation } from '../../db/client/sql.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { requireStanding } from '../accounts/index.ts';

const ATTEMPTS_PER_ACCOUNT = 20;
/** One change within this time. */
export const RENAMED_WITHIN = DAY;

const taken = () => new Refused('USERNAME_TAKEN', { field: 'username' });

/**
 * Gives the caller another username, under the rules of a new one and at most once within 24 hours, so that the others
 * keep knowing whom they play (PR-01). Writing the same name in another case counts too; the very same name changes
 * nothing. @throws Refused USERNAME_UNUSABLE, USERNAME_TAKEN, RATE_LIMITED
 */
export async function changeUsername(deps: Deps, { userId }: Actor, entered: string): Promise<void> {
  const username = must(ruleOnUsername(entered));
  await chargeAttempt(deps, `username:attempts:${userId}`, ATTEMPTS_PER_ACCOUNT);
  const at = deps.now();
  await deps.db
    .transact(async (tx) => {
      const user = await lockUser(tx, userId);
      await requireStanding(tx, userId);
      if (user?.username === username) return;
      if (await isNameTaken(tx, username, userId)) throw taken();
      if ((await readHoldersOfName(tx, username, at)).length > 0) throw taken();
      const { count, endsAt } = await chargeRateLimit(tx, `username:${userId}`, at, RENAMED_WITHIN);
      if (count > 1)
        throw new Refused('RATE_LIMITED', {
          field: 'username',
          data: { retryAfterSeconds: Math.ceil((endsAt - at) / 1000) },
        });
      await renameUser(tx, userId, { username, usernameKey: usernameKeyOf(username) });
      await appendEvent(tx, {
        type: 'account.renamed',
        entity: 'account',
        entityId: userId,
        concerns: [],
        data: {},
        at,
      });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? taken() : error;
    });
}

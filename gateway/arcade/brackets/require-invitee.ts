import { NAMED_PAIRS_PER_DAY_MAX } from '../../../domain/arcade/pairing.ts';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { type User, lockUser, readUserByName } from '../../../db/accounts/index.ts';
import { countNamedPairs } from '../../../db/arcade/contest.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import type { EnterArcadeInput } from '../runs/enter-arcade.ts';

/**
 * For whom alone the second seat of a battle is; null where it is drawn. Who names an opponent could lose to them on
 * purpose: for coins, and three times a UTC day.
 * @throws Refused ARCADE_INVITE, ARCADE_INVITES_OVER
 */
export async function requireInvitee(
  tx: Tx,
  { id }: User,
  { mode, currency, opponent, contestId }: EnterArcadeInput,
  at: number,
): Promise<string | null> {
  if (!opponent) return null;
  const invitee = await readUserByName(tx, usernameKeyOf(opponent));
  const isPossible = mode === 'battle' && currency === 'BC' && !contestId;
  if (!isPossible || !invitee || invitee.id === id || invitee.status !== 'active')
    throw new Refused('ARCADE_INVITE', { field: 'opponent' });
  if (await isBlocked(tx, id, invitee.id)) throw new Refused('ARCADE_INVITE', { field: 'opponent' });
  // Under both locks: two who name each other at once count each other's.
  await lockUser(tx, invitee.id);
  const today = Math.floor(at / DAY) * DAY - 1;
  if ((await countNamedPairs(tx, id, invitee.id, today)) >= NAMED_PAIRS_PER_DAY_MAX)
    throw new Refused('ARCADE_INVITES_OVER');
  return invitee.id;
}

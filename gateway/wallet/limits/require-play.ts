import { must } from '../../../domain/shared/refusals.ts';
import { mayPlay } from '../../../domain/wallet/play-pause.ts';
import { isOfAge } from '../../../domain/wallet/stakes.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readStakeAges } from '../../../db/settings/setting.queries.ts';
import { inStanding, lockStanding } from '../../accounts/index.ts';

/**
 * The account of somebody who is about to deposit or to agree to a stake, locked until the transaction ends: nothing is
 * committed after a break or a ban that had not heard of it.
 * @throws Refused PLAY_PAUSED beside those of `requireStanding`
 */
export async function requirePlay(tx: Tx, userId: string, now: number): Promise<User> {
  return inPlay(await lockStanding(tx, userId), now);
}

/** The same of an account that has been locked already. */
export function inPlay<T extends Pick<User, 'status' | 'pausedUntil'>>(account: T | undefined, now: number): T {
  const user = inStanding(account);
  must(mayPlay(user.pausedUntil, now));
  return user;
}

/**
 * The same of somebody who agrees to a stake that is held later, by what others do: it must not fail then.
 * @throws Refused BIRTH_DATE_MISSING, STAKE_TOO_YOUNG beside those of `requirePlay`
 */
export async function requireStaker(tx: Tx, userId: string, now: number): Promise<User> {
  const user = await requirePlay(tx, userId, now);
  must(isOfAge(user, await readStakeAges(tx), now));
  return user;
}

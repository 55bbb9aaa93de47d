import { must } from '../../../domain/shared/refusals.ts';
import { mayPlay } from '../../../domain/wallet/play-pause.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { lockStanding } from '../../accounts/index.ts';

/**
 * The account of somebody who is about to deposit or to agree to a stake, locked until the transaction ends: nothing is
 * committed after a break or a ban that had not heard of it.
 * @throws Refused PLAY_PAUSED beside those of `requireStanding`
 */
export async function requirePlay(tx: Tx, userId: string, now: number): Promise<User> {
  const user = await lockStanding(tx, userId);
  must(mayPlay(user.pausedUntil, now));
  return user;
}

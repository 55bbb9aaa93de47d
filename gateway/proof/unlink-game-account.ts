import { Refused } from '../../domain/shared/refusals.ts';
import {
  deleteFeedKey,
  deleteGameAccount,
  listDuelsPlayed,
  readFeedKey,
  readGameAccount,
} from '../../db/proof/feed.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { forgetHeard } from './feeds/heard-before.ts';
import { tellPlayer } from './tell-player.ts';

/**
 * Forgets the caller's game account and its key; does nothing when there is none. Not while a battle runs in which its
 * word counts. @throws Refused GAME_ACCOUNT_BUSY
 */
export async function unlinkGameAccount(deps: Deps, { userId }: Actor): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    if ((await listDuelsPlayed(tx, userId)).length > 0) throw new Refused('GAME_ACCOUNT_BUSY');
    const isKnown = (await readGameAccount(tx, userId)) !== undefined || (await readFeedKey(tx, userId)) !== undefined;
    await deleteFeedKey(tx, userId);
    await deleteGameAccount(tx, userId);
    if (isKnown) await tellPlayer(tx, 'game-account.unlinked', userId, deps.now());
  });
  forgetHeard(deps);
}

import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { deleteClip } from '../../../db/results/replay-changes.ts';
import { readReplay } from '../../../db/results/replay.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { auditRemoval } from './own-replay.ts';
import { replayViewerOf } from './read-replays.ts';

/**
 * Drops a player's clip of a replay: the own one, or for staff anybody's.
 * @throws Refused NOT_FOUND, FORBIDDEN for somebody else's
 */
export async function removeClip(deps: Deps, actor: Actor, replayId: string, playerId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const user = await requireStanding(tx, actor.userId);
    if (!(await readReplay(tx, replayViewerOf(actor), replayId))) throw new Refused('NOT_FOUND');
    if (playerId !== user.id && !isStaff(user.role)) throw new Refused('FORBIDDEN');
    if (!(await deleteClip(tx, replayId, playerId))) throw new Refused('NOT_FOUND');
    if (playerId !== user.id) await auditRemoval(deps, tx, user, 'clip', replayId, playerId);
  });
}

import { isStaff } from '../../../domain/accounts/roles.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { deleteHighlight, readHighlight } from '../../../db/results/replay-changes.ts';
import { readReplay } from '../../../db/results/replay.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { auditRemoval } from './own-replay.ts';
import { replayViewerOf } from './read-replays.ts';

/**
 * Takes a moment away: its author, or staff. Answers the replay's id.
 * @throws Refused NOT_FOUND, FORBIDDEN for somebody else's
 */
export function removeHighlight(deps: Deps, actor: Actor, id: string): Promise<string> {
  return deps.db.transact(async (tx) => {
    const user = await requireStanding(tx, actor.userId);
    const highlight = await readHighlight(tx, id);
    if (!highlight || !(await readReplay(tx, replayViewerOf(actor), highlight.replayId)))
      throw new Refused('NOT_FOUND');
    const { replayId, authorId } = highlight;
    if (authorId !== user.id) {
      if (!isStaff(user.role)) throw new Refused('FORBIDDEN');
      await auditRemoval(deps, tx, user, 'highlight', replayId, authorId);
    }
    await deleteHighlight(tx, id);
    return replayId;
  });
}

import { Refused } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { countView } from '../../../db/results/replay-changes.ts';
import { readReplay } from '../../../db/results/replay.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { replayViewerOf } from './read-replays.ts';

/**
 * Counts the caller as a viewer, once a UTC day; the two players never count. Answers whether it counted.
 * @throws Refused NOT_FOUND
 */
export function countReplayView(deps: Deps, actor: Actor, replayId: string): Promise<boolean> {
  return deps.db.transact(async (tx) => {
    const replay = await readReplay(tx, replayViewerOf(actor), replayId);
    if (!replay) throw new Refused('NOT_FOUND');
    if (replay.creatorId === actor.userId || replay.opponentId === actor.userId) return false;
    return countView(tx, replayId, actor.userId, utcDay(deps.now()));
  });
}

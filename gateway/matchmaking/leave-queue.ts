import { dropOut } from '../../domain/matchmaking/seeker.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { lockUser } from '../../db/accounts/index.ts';
import { lockSeekers, noteSign, putSeeker, readSeeker } from '../../db/matchmaking/seeker.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { declineIn } from './answer-proposal.ts';

/**
 * Takes the caller out of the queue, at any time; while a proposal is open it is a no to it. Whoever is out already is
 * told no more why. @throws Refused PROPOSAL_OVER where both have said yes
 */
export async function leaveQueue(deps: Deps, { userId }: Actor): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockUser(tx, userId);
    const seen = await readSeeker(tx, userId);
    if (seen?.state === 'proposed' && seen.proposalId !== null) {
      if (await declineIn(tx, userId, seen.proposalId, at)) return;
    }
    const seeker = (await lockSeekers(tx, [userId])).get(userId);
    // The battle was quicker than the no.
    if (seen?.state === 'proposed' && seeker?.reason === 'paired') throw new Refused('PROPOSAL_OVER');
    if (seeker && (seeker.state !== 'out' || seeker.reason !== null)) await putSeeker(tx, dropOut(seeker, null, at));
  });
}

/** Notes that a page of the caller's is still there; whether the caller is in the queue. */
export const stayInQueue = (deps: Deps, { userId }: Actor): Promise<boolean> =>
  deps.db.transact((tx) => noteSign(tx, userId, deps.now()));

import { type Proposal, endProposal, otherOf } from '../../domain/matchmaking/proposal.ts';
import { type Seeker, type SeekerReason, dropOut, returnToFront } from '../../domain/matchmaking/seeker.ts';
import { lockUser, type User } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { readProposal, updateProposal } from '../../db/matchmaking/proposal.queries.ts';
import { lockSeekers, putSeeker, readSeeker } from '../../db/matchmaking/seeker.queries.ts';

/** A proposal that is open, with its two seekers, who are locked: whatever becomes of it goes one after the other. */
export interface OpenProposal {
  readonly proposal: Proposal;
  readonly seekerOf: (userId: string) => Seeker;
}

/** Null where the proposal has come to its end. */
export async function lockOpenProposal(tx: Tx, id: string): Promise<OpenProposal | null> {
  const known = await readProposal(tx, id);
  if (known?.state !== 'open') return null;
  const seekers = await lockSeekers(tx, [known.firstId, known.secondId]);
  // Read again: it may have ended while the lock was waited for.
  const proposal = await readProposal(tx, id);
  if (proposal?.state !== 'open') return null;
  const seekerOf = (userId: string): Seeker => {
    const seeker = seekers.get(userId);
    if (seeker?.state !== 'proposed' || seeker.proposalId !== id)
      throw new Error(`${userId} is not in the open proposal ${id}`);
    return seeker;
  };
  return { proposal, seekerOf };
}

/** Both accounts, locked in the order of ids, before anything else of two players is. */
export async function lockBoth(tx: Tx, ids: readonly string[]): Promise<(id: string) => User> {
  const locked = new Map<string, User>();
  for (const id of ids.toSorted()) {
    const user = await lockUser(tx, id);
    if (!user) throw new Error(`there is no account ${id}`);
    locked.set(id, user);
  }
  return (id) => {
    const user = locked.get(id);
    if (!user) throw new Error(`${id} is not locked`);
    return user;
  };
}

/** Ends a proposal by what one of its two did, or what was done to that one; the other goes back to the front. */
export async function endByOne(
  tx: Tx,
  { proposal, seekerOf }: OpenProposal,
  end: { readonly state: 'declined' | 'failed' | 'withdrawn'; readonly out: Seeker; readonly told: SeekerReason },
  at: number,
): Promise<void> {
  const otherId = otherOf(proposal, end.out.userId);
  await updateProposal(tx, endProposal(proposal, end.state, at));
  await putSeeker(tx, end.out);
  await putSeeker(tx, returnToFront(seekerOf(otherId), end.told, at));
}

/**
 * Takes a player, whose account is locked, out of the queue wherever the player stands in it; whoever was to be the
 * opponent goes back to the front. Answers whether there was anything to take out.
 */
export async function takeOut(tx: Tx, userId: string, reason: SeekerReason, at: number): Promise<boolean> {
  const seen = await readSeeker(tx, userId);
  const open = seen?.state === 'proposed' && seen.proposalId ? await lockOpenProposal(tx, seen.proposalId) : null;
  if (open) {
    const out = dropOut(open.seekerOf(userId), reason, at);
    await endByOne(tx, open, { state: 'withdrawn', out, told: 'opponent-gone' }, at);
    return true;
  }
  // Nobody whose account is locked is put together with somebody, so that what waits here goes on waiting.
  const seeker = (await lockSeekers(tx, [userId])).get(userId);
  if (!seeker || seeker.state === 'out') return false;
  await putSeeker(tx, dropOut(seeker, reason, at));
  return true;
}

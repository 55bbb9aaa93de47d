import { confirmProposal as confirm, isAgreed, mayDecline, otherOf } from '../../domain/matchmaking/proposal.ts';
import { declineProposal as decline } from '../../domain/matchmaking/seeker.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { readProposal, updateProposal } from '../../db/matchmaking/proposal.queries.ts';
import { putSeeker } from '../../db/matchmaking/seeker.queries.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requirePlay } from '../wallet/index.ts';
import { makeBattle } from './make-battle.ts';
import { endByOne, lockOpenProposal } from './open-proposal.ts';

/**
 * The caller's yes. With the second one the battle is made and begins, both stakes held; the yes stays where it cannot
 * be made at once. To say yes again changes nothing.
 * @throws Refused NOT_FOUND, PROPOSAL_OVER, MATCHMAKING_OFF, PLAY_PAUSED
 */
export async function confirmProposal(deps: Deps, { userId }: Actor, proposalId: string): Promise<void> {
  const agreed = await deps.db.transact(async (tx) => {
    const at = deps.now();
    await requirePlay(tx, userId, at);
    if (!(await holdFlag(tx, 'new-matchmaking'))) throw new Refused('MATCHMAKING_OFF');
    const open = await lockOpenProposal(tx, proposalId);
    if (!open) {
      const over = await readProposal(tx, proposalId);
      if (!over) throw new Refused('NOT_FOUND');
      // What the caller has said yes to and is a battle by now is no reason to say no.
      if (over.state === 'made' && confirm({ ...over, state: 'open' }, userId, over.createdAt).ok) return false;
      must(confirm(over, userId, at));
      return false;
    }
    const confirmed = must(confirm(open.proposal, userId, at));
    if (confirmed !== open.proposal) {
      await updateProposal(tx, confirmed);
      // The other sees it; the caller's own pages too.
      for (const id of [userId, otherOf(confirmed, userId)])
        await putSeeker(tx, { ...open.seekerOf(id), ...(id === userId && { seenAt: at }), changedAt: at });
    }
    return isAgreed(confirmed);
  });
  if (agreed) await makeBattle(deps, proposalId);
}

/** The caller's no. @throws Refused NOT_FOUND, PROPOSAL_OVER */
export async function declineProposal(deps: Deps, { userId }: Actor, proposalId: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    await lockUser(tx, userId);
    if (await declineIn(tx, userId, proposalId, deps.now())) return;
    const known = await readProposal(tx, proposalId);
    if (!known) throw new Refused('NOT_FOUND');
    must(mayDecline(known, userId, deps.now()));
  });
}

/** Says no in the caller's transaction; false where the proposal is not open. @throws Refused NOT_FOUND, PROPOSAL_OVER */
export async function declineIn(tx: Tx, userId: string, proposalId: string, at: number): Promise<boolean> {
  const open = await lockOpenProposal(tx, proposalId);
  if (!open) return false;
  must(mayDecline(open.proposal, userId, at));
  const out = decline(open.seekerOf(userId), at);
  await endByOne(tx, open, { state: 'declined', out, told: 'opponent-declined' }, at);
  return true;
}

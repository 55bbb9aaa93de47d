import { endProposal, isAgreed } from '../../domain/matchmaking/proposal.ts';
import { dropOut, failToStake, returnToFront } from '../../domain/matchmaking/seeker.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { isBlocked } from '../../db/friends/index.ts';
import { readProposal, updateProposal } from '../../db/matchmaking/proposal.queries.ts';
import { putSeeker } from '../../db/matchmaking/seeker.queries.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import { SeatRefused, seatBoth, startSeated } from '../battles/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { endByOne, lockBoth, lockOpenProposal } from './open-proposal.ts';

/**
 * Makes and starts the battle that both have agreed to: seats, stakes, fees and the end of the proposal in one
 * transaction. Where the stake of one cannot be held nothing of it stays, that one is out and told why, and the other
 * goes back to the front. Safe to be done again.
 */
export async function makeBattle(deps: Deps, proposalId: string): Promise<void> {
  const known = await readProposal(deps.db.read, proposalId);
  if (!known) return;
  const ids = [known.firstId, known.secondId];
  try {
    await deps.db.transact((tx) => make(deps, tx, proposalId, ids));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await deps.db.transact((tx) => giveUp(deps, tx, proposalId, ids, error));
  }
}

async function make(deps: Deps, tx: Tx, proposalId: string, ids: readonly string[]): Promise<void> {
  const at = deps.now();
  const userOf = await lockBoth(tx, ids);
  // Whoever switches the queue off empties it.
  if (!(await holdFlag(tx, 'new-matchmaking'))) return;
  const open = await lockOpenProposal(tx, proposalId);
  if (!open || !isAgreed(open.proposal)) return;
  const { firstId, secondId, game, stakeCents } = open.proposal;
  if (await isBlocked(tx, firstId, secondId)) throw new Refused('BLOCKED');
  const id = deps.newId();
  const seating = { id, game, stakeCents, mode: 'duel', privacy: 'public', inviteCode: null } as const;
  const row = await seatBoth(deps, tx, { ...seating, creator: userOf(firstId), opponent: userOf(secondId) }, at);
  await startSeated(deps, tx, row, at);
  await updateProposal(tx, endProposal(open.proposal, 'made', at, id));
  for (const userId of ids.toSorted()) await putSeeker(tx, dropOut(open.seekerOf(userId), 'paired', at));
}

async function giveUp(
  deps: Deps,
  tx: Tx,
  proposalId: string,
  ids: readonly string[],
  error: Refused | SeatRefused,
): Promise<void> {
  const at = deps.now();
  await lockBoth(tx, ids);
  const open = await lockOpenProposal(tx, proposalId);
  if (!open) return;
  const { code } = error.refusal;
  if (error instanceof SeatRefused) {
    const out = failToStake(open.seekerOf(error.userId), code, at);
    await endByOne(tx, open, { state: 'failed', out, told: 'opponent-unable' }, at);
    return;
  }
  await updateProposal(tx, endProposal(open.proposal, 'failed', at));
  for (const userId of ids.toSorted()) {
    const seeker = open.seekerOf(userId);
    // A block parts the two; anything else, such as new bounds of stakes, lies in what both had wished for.
    const next = code === 'BLOCKED' ? returnToFront(seeker, 'opponent-gone', at) : failToStake(seeker, code, at);
    await putSeeker(tx, next);
  }
}

import { endProposal, hasConfirmed, isAgreed, otherOf } from '../../domain/matchmaking/proposal.ts';
import {
  SILENT_AFTER,
  type SeekerReason,
  dropOut,
  missProposal,
  returnToFront,
} from '../../domain/matchmaking/seeker.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { listDueProposals, updateProposal } from '../../db/matchmaking/proposal.queries.ts';
import {
  isQueueEmpty,
  listIn,
  listSilent,
  lockSeekers,
  putSeeker,
  readSeeker,
} from '../../db/matchmaking/seeker.queries.ts';
import { readFlag } from '../../db/settings/flag.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { makeBattle } from './make-battle.ts';
import { lockOpenProposal, takeOut } from './open-proposal.ts';
import { pairSeekers } from './pair-seekers.ts';

/** So many at a time, each in a transaction of its own, so that players' calls come in between. */
const CHUNK = 20;

/**
 * What the queue does by itself: ends what nobody confirmed, lets those go who are gone, and puts together who may be.
 * Switched off or under maintenance it sends everybody home, and nobody is to blame. Answers how much it did.
 */
export async function keepQueue(deps: Deps): Promise<number> {
  const { read } = deps.db;
  if (await isQueueEmpty(read)) return 0;
  if (!(await readFlag(read, 'new-matchmaking'))) return emptyQueue(deps, 'switched-off');
  if (await readFlag(read, 'maintenance-mode')) return emptyQueue(deps, 'maintenance');
  return (await passProposals(deps)) + (await dropSilent(deps)) + (await pairSeekers(deps));
}

async function emptyQueue(deps: Deps, reason: SeekerReason): Promise<number> {
  const ids = await listIn(deps.db.read, CHUNK);
  for (const userId of ids) await deps.db.transact((tx) => sendHome(tx, userId, reason, deps.now()));
  return ids.length;
}

/** Both of a proposal at once: neither goes back into a queue that is no more. */
async function sendHome(tx: Tx, userId: string, reason: SeekerReason, at: number): Promise<void> {
  await lockUser(tx, userId);
  const seen = await readSeeker(tx, userId);
  const open = seen?.state === 'proposed' && seen.proposalId ? await lockOpenProposal(tx, seen.proposalId) : null;
  if (open) {
    await updateProposal(tx, endProposal(open.proposal, 'withdrawn', at));
    for (const id of [userId, otherOf(open.proposal, userId)])
      await putSeeker(tx, dropOut(open.seekerOf(id), reason, at));
    return;
  }
  const seeker = (await lockSeekers(tx, [userId])).get(userId);
  if (seeker && seeker.state !== 'out') await putSeeker(tx, dropOut(seeker, reason, at));
}

/** Ends proposals whose time is over; of one that both have agreed to a battle is made after all. */
async function passProposals(deps: Deps): Promise<number> {
  const due = await listDueProposals(deps.db.read, deps.now(), CHUNK);
  for (const id of due) if (await deps.db.transact((tx) => pass(tx, id, deps.now()))) await makeBattle(deps, id);
  return due.length;
}

/** Whether both had agreed, so that it is not over. */
async function pass(tx: Tx, id: string, at: number): Promise<boolean> {
  const open = await lockOpenProposal(tx, id);
  if (!open || at < open.proposal.expiresAt) return false;
  const { proposal, seekerOf } = open;
  if (isAgreed(proposal)) return true;
  await updateProposal(tx, endProposal(proposal, 'missed', at));
  for (const userId of [proposal.firstId, proposal.secondId]) {
    const seeker = seekerOf(userId);
    const next = hasConfirmed(proposal, userId)
      ? returnToFront(seeker, 'opponent-absent', at)
      : missProposal(seeker, at);
    await putSeeker(tx, next);
  }
  return false;
}

/** Lets those go whose pages have been silent for too long; whoever is in a proposal is left to its end. */
async function dropSilent(deps: Deps): Promise<number> {
  const silent = await listSilent(deps.db.read, deps.now() - SILENT_AFTER, CHUNK);
  let gone = 0;
  for (const userId of silent)
    await deps.db.transact(async (tx) => {
      const at = deps.now();
      await lockUser(tx, userId);
      const seeker = await readSeeker(tx, userId);
      if (seeker?.state !== 'waiting' || at - seeker.seenAt < SILENT_AFTER) return;
      if (await takeOut(tx, userId, 'silent', at)) gone++;
    });
  return gone;
}

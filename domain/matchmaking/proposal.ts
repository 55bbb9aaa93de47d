import type { BattleGame } from '../shared/games.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { SECOND } from '../shared/time.ts';

/** What became of two that were put together: a battle, a no, silence, a stake that could not be held, the end of the queue. */
export const PROPOSAL_STATES = ['open', 'made', 'declined', 'missed', 'failed', 'withdrawn'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** How long both have to confirm, by the server's clock. */
export const PROPOSAL_WINDOW = 20 * SECOND;

/** Two seekers put together, until both have confirmed. Times are epoch milliseconds. */
export interface Proposal {
  readonly id: string;
  readonly state: ProposalState;
  readonly game: BattleGame;
  readonly stakeCents: number;
  /** Whoever's turn it was. */
  readonly firstId: string;
  readonly secondId: string;
  readonly firstConfirmedAt: number | null;
  readonly secondConfirmedAt: number | null;
  /** How long each had waited. */
  readonly firstWaitedMs: number;
  readonly secondWaitedMs: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly endedAt: number | null;
  /** What came of it when both confirmed. */
  readonly battleId: string | null;
}

export type Pair = Pick<Proposal, 'firstId' | 'secondId'>;

export const isIn = ({ firstId, secondId }: Pair, userId: string): boolean => firstId === userId || secondId === userId;

export const otherOf = ({ firstId, secondId }: Pair, userId: string): string =>
  firstId === userId ? secondId : firstId;

export const hasConfirmed = (proposal: Proposal, userId: string): boolean =>
  (proposal.firstId === userId ? proposal.firstConfirmedAt : proposal.secondConfirmedAt) !== null;

/** Both have said yes, so that a battle has to come of it. */
export const isAgreed = ({ firstConfirmedAt, secondConfirmedAt }: Proposal): boolean =>
  firstConfirmedAt !== null && secondConfirmedAt !== null;

/** A player's yes; to say it again changes nothing. */
export function confirmProposal(proposal: Proposal, userId: string, now: number): Ruling<Proposal> {
  if (!isIn(proposal, userId)) return refuse('NOT_FOUND');
  if (proposal.state !== 'open') return refuse('PROPOSAL_OVER');
  if (hasConfirmed(proposal, userId)) return allow(proposal);
  if (now >= proposal.expiresAt) return refuse('PROPOSAL_OVER');
  return allow({ ...proposal, [proposal.firstId === userId ? 'firstConfirmedAt' : 'secondConfirmedAt']: now });
}

/** A player's no, as long as a yes would count; after both have said yes there is no way back. */
export function mayDecline(proposal: Proposal, userId: string, now: number): Ruling<null> {
  if (!isIn(proposal, userId)) return refuse('NOT_FOUND');
  const isOver = proposal.state !== 'open' || isAgreed(proposal) || now >= proposal.expiresAt;
  return isOver ? refuse('PROPOSAL_OVER') : allow(null);
}

export const endProposal = (
  proposal: Proposal,
  state: Exclude<ProposalState, 'open'>,
  now: number,
  battleId: string | null = null,
): Proposal => ({ ...proposal, state, endedAt: now, battleId });

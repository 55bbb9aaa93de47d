import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { TeamOfferStatus } from './team.ts';

export interface TeamOffer {
  readonly fromTeamId: string;
  readonly toTeamId: string;
  readonly status: TeamOfferStatus;
  readonly expiresAt: number;
}

/** What the captains do with an offer that waits: the challenged one answers it, the other takes it back. */
type OfferAnswer = 'accept' | 'decline' | 'withdraw';

const BECOMES: Readonly<Record<OfferAnswer, TeamOfferStatus>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

const isPending = ({ status, expiresAt }: TeamOffer, now: number): boolean => status === 'pending' && now < expiresAt;

/** `teamId` is the team whose captain asks. */
export function answerOffer(
  offer: TeamOffer,
  teamId: string,
  answer: OfferAnswer,
  now: number,
): Ruling<TeamOfferStatus> {
  const side = answer === 'withdraw' ? offer.fromTeamId : offer.toTeamId;
  if (teamId !== offer.fromTeamId && teamId !== offer.toTeamId) return refuse('NOT_FOUND');
  if (teamId !== side) return refuse('FORBIDDEN');
  return isPending(offer, now) ? allow(BECOMES[answer]) : refuse('INVITE_NOT_PENDING');
}

/** Whether members of either side may still say that they are in. */
export function agreeToStake(offer: TeamOffer, teamId: string, now: number): Ruling<null> {
  if (teamId !== offer.fromTeamId && teamId !== offer.toTeamId) return refuse('NOT_FOUND');
  return isPending(offer, now) ? allow(null) : refuse('INVITE_NOT_PENDING');
}

export const isLapsed = ({ status, expiresAt }: TeamOffer, now: number): boolean =>
  status === 'pending' && now >= expiresAt;

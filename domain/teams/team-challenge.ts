import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { TeamChallengeStatus } from './team.ts';

export interface TeamChallenge {
  readonly fromTeamId: string;
  readonly toTeamId: string;
  readonly status: TeamChallengeStatus;
  readonly expiresAt: number;
}

/** What the captains do with a challenge that waits: the challenged one answers it, the other takes it back. */
type ChallengeAnswer = 'accept' | 'decline' | 'withdraw';

const BECOMES: Readonly<Record<ChallengeAnswer, TeamChallengeStatus>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

const isPending = ({ status, expiresAt }: TeamChallenge, now: number): boolean =>
  status === 'pending' && now < expiresAt;

/** `teamId` is the team whose captain asks. */
export function answerChallenge(
  challenge: TeamChallenge,
  teamId: string,
  answer: ChallengeAnswer,
  now: number,
): Ruling<TeamChallengeStatus> {
  const side = answer === 'withdraw' ? challenge.fromTeamId : challenge.toTeamId;
  if (teamId !== challenge.fromTeamId && teamId !== challenge.toTeamId) return refuse('NOT_FOUND');
  if (teamId !== side) return refuse('FORBIDDEN');
  return isPending(challenge, now) ? allow(BECOMES[answer]) : refuse('INVITE_NOT_PENDING');
}

/** Whether members of either side may still say that they are in. */
export function agreeToStake(challenge: TeamChallenge, teamId: string, now: number): Ruling<null> {
  if (teamId !== challenge.fromTeamId && teamId !== challenge.toTeamId) return refuse('NOT_FOUND');
  return isPending(challenge, now) ? allow(null) : refuse('INVITE_NOT_PENDING');
}

export const isLapsed = ({ status, expiresAt }: TeamChallenge, now: number): boolean =>
  status === 'pending' && now >= expiresAt;

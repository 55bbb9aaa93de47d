import { type Role, type VerificationStatus, isStaff } from '../accounts/roles.ts';
import { DAY } from '../shared/time.ts';

/** An account is at least this old before its player serves. */
export const JUROR_AGE_MIN = 30 * DAY;
/** So long after a warning, a suspension or a ban nobody serves. */
export const CLEAN_FOR = 180 * DAY;
/** Battles that were played to their end in a game, before a player serves in cases of that game. */
export const JUROR_BATTLES_MIN = 10;

/** What may keep a player from serving, in the order in which it is said. */
export const HURDLES = ['staff', 'standing', 'unverified', 'new-account', 'sanctioned', 'unplayed'] as const;
export type Hurdle = (typeof HURDLES)[number];

/** What is known of somebody who may serve. */
export interface Candidate {
  readonly role: Role;
  /** Whether the account may act. */
  readonly isActive: boolean;
  readonly verification: VerificationStatus;
  readonly createdAt: number;
  /** When staff warned, suspended or banned the account last; null where they never did. */
  readonly sanctionedAt: number | null;
  /** Battles that were played to their end in the game of the case; of the game played most where there is no case yet. */
  readonly battles: number;
}

/** What keeps somebody from serving at an instant; empty for who may. Staff decide cases and are not asked for advice. */
export function hurdlesOf(candidate: Candidate, now: number): readonly Hurdle[] {
  const { role, isActive, verification, createdAt, sanctionedAt, battles } = candidate;
  const stands: Readonly<Record<Hurdle, boolean>> = {
    staff: isStaff(role),
    standing: !isActive,
    unverified: verification !== 'verified',
    'new-account': now - createdAt < JUROR_AGE_MIN,
    sanctioned: sanctionedAt !== null && now - sanctionedAt < CLEAN_FOR,
    unplayed: battles < JUROR_BATTLES_MIN,
  };
  return HURDLES.filter((hurdle) => stands[hurdle]);
}

/** How somebody stands to the players of a case and to its other jurors. */
export interface Links {
  /** Plays in it, has money on it, or is in a team with one of them. */
  readonly isInvolved: boolean;
  readonly isFriend: boolean;
  /** Either has blocked the other. */
  readonly isBlocked: boolean;
  /** Has signed in from one browser or network with one of them. */
  readonly sharesOrigin: boolean;
}

/** Whether somebody is a stranger to all of a case. */
export const isStranger = ({ isInvolved, isFriend, isBlocked, sharesOrigin }: Links): boolean =>
  !isInvolved && !isFriend && !isBlocked && !sharesOrigin;

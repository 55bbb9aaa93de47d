import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DISPUTE_WINDOW_MS } from '../wallet/payments.ts';
import { type Battle, isPlayer } from './battle.ts';

/** Characters of each thing that a host says. */
export const MEETING_TEXT_MAX = 64;

/** What the host of a match says of it; empty where it is not known yet. */
export interface MeetingTerms {
  /** Of the lobby or party. */
  readonly code: string;
  readonly region: string;
  readonly map: string;
}

export interface Meeting extends MeetingTerms {
  readonly hostId: string;
  /** Who had the second seat when it was said. */
  readonly opponentId: string;
}

/** What was said, as far as it was said for the two who sit there now; null without it. */
export const meetingOf = <M extends Meeting>(battle: Battle, said: M | null): M | null =>
  said !== null && said.opponentId === battle.opponentId && isPlayer(battle, said.hostId) ? said : null;

/**
 * What stands once a player says 'I host' with these terms, or, with null, hosts no longer. Either may take it over, with
 * terms of the own: the other one's code leads into another lobby.
 */
export function changeMeeting(
  battle: Battle,
  accountId: string,
  stands: Meeting | null,
  terms: MeetingTerms | null,
): Ruling<Meeting | null> {
  if (!isPlayer(battle, accountId)) return refuse('NOT_A_PARTICIPANT');
  if (battle.status !== 'waiting' && battle.status !== 'active') return refuse('BATTLE_NOT_ACTIVE');
  if (battle.opponentId === null) return refuse('OPPONENT_MISSING');
  if (terms !== null) return allow({ ...terms, hostId: accountId, opponentId: battle.opponentId });
  return allow(stands?.hostId === accountId ? null : stands);
}

interface MeetingViewer {
  readonly accountId: string;
  readonly isStaff: boolean;
  /** Whether a dispute over the battle waits for a decision. */
  readonly isDisputed: boolean;
}

/**
 * Who reads by which names the two find each other, and where: they alone, for as long as the battle can be disputed, and
 * staff in a dispute.
 */
export function maySeeMeeting(
  battle: Battle & { readonly endedAt: number | null },
  { accountId, isStaff, isDisputed }: MeetingViewer,
  now: number,
): boolean {
  if (battle.opponentId === null) return false;
  const isInDispute = battle.status === 'disputed' || isDisputed;
  if (isPlayer(battle, accountId))
    return isInDispute || battle.endedAt === null || now < battle.endedAt + DISPUTE_WINDOW_MS;
  return isStaff && isInDispute;
}

import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { TEAM_MEMBERS_MAX, type TeamRole } from './team.ts';

export interface Membership {
  readonly userId: string;
  readonly role: TeamRole;
  readonly joinedAt: number;
}

export const captainOf = (roster: readonly Membership[]): string | null =>
  roster.find(({ role }) => role === 'captain')?.userId ?? null;

const isMember = (roster: readonly Membership[], userId: string): boolean =>
  roster.some((member) => member.userId === userId);

/** What only the captain may do: the code, the requests, the roster, offers and reports (RO-06). */
export function requireCaptain(roster: readonly Membership[], userId: string): Ruling<null> {
  if (!isMember(roster, userId)) return refuse('NOT_IN_A_TEAM');
  return captainOf(roster) === userId ? allow(null) : refuse('CAPTAIN_ONLY');
}

/** Whether one more fits; whether the player is in another team the database knows. */
export function takeIn(roster: readonly Membership[], userId: string): Ruling<null> {
  if (isMember(roster, userId)) return refuse('IN_A_TEAM');
  if (roster.length >= TEAM_MEMBERS_MAX) return refuse('TEAM_FULL', { data: { max: TEAM_MEMBERS_MAX } });
  return allow(null);
}

/** The captain's own role changes hands by `handOver` only, so that a team always has one captain. */
export function setRole(
  roster: readonly Membership[],
  captainId: string,
  userId: string,
  role: TeamRole,
): Ruling<null> {
  const ruling = requireCaptain(roster, captainId);
  if (!ruling.ok) return ruling;
  if (!isMember(roster, userId)) return refuse('NOT_FOUND', { field: 'userId' });
  if (role === 'captain' || userId === captainId) return refuse('BAD_INPUT', { field: 'role' });
  return allow(null);
}

export function handOver(roster: readonly Membership[], captainId: string, userId: string): Ruling<null> {
  const ruling = requireCaptain(roster, captainId);
  if (!ruling.ok) return ruling;
  if (userId === captainId) return refuse('ONESELF', { field: 'userId' });
  return isMember(roster, userId) ? allow(null) : refuse('NOT_FOUND', { field: 'userId' });
}

export function removeMember(roster: readonly Membership[], captainId: string, userId: string): Ruling<null> {
  const ruling = requireCaptain(roster, captainId);
  if (!ruling.ok) return ruling;
  if (userId === captainId) return refuse('ONESELF', { field: 'userId' });
  return isMember(roster, userId) ? allow(null) : refuse('NOT_FOUND', { field: 'userId' });
}

/**
 * Leaving a team: the last one takes it along (`isLast`), which must wait for its battles; a captain hands over first.
 */
export function leave(
  roster: readonly Membership[],
  userId: string,
  hasOpenBattle: boolean,
): Ruling<{ readonly isLast: boolean }> {
  if (!isMember(roster, userId)) return refuse('NOT_IN_A_TEAM');
  if (roster.length === 1) return hasOpenBattle ? refuse('TEAM_BUSY') : allow({ isLast: true });
  if (captainOf(roster) === userId) return refuse('CAPTAIN_ONLY', { data: { mustHandOver: 1 } });
  return allow({ isLast: false });
}

/** Who leads a team whose captain's account is gone: whoever has been in it longest; null when nobody is left. */
export function heirOf(roster: readonly Membership[], goneId: string): string | null {
  const [heir] = roster
    .filter(({ userId }) => userId !== goneId)
    .toSorted((a, b) => a.joinedAt - b.joinedAt || (a.userId < b.userId ? -1 : 1));
  return heir?.userId ?? null;
}

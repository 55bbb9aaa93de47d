import { splitStake } from '../teams/shares.ts';
import { TEAM_MEMBERS_MAX } from '../teams/team.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { Terms } from './tournament.ts';

/** How many play for a team: at least two, at most as many as a team has. */
export const TEAM_SIZES = { min: 2, max: TEAM_MEMBERS_MAX } as const;

/** A place in the line-up of a team, with what it puts in once all have agreed. */
export interface LineupSeat {
  readonly userId: string;
  readonly stakeCents: number;
  readonly feeCents: number;
}

/**
 * What each of a line-up puts in: buy-in and fee of the team in equal parts, to the cent, the first cents from the
 * captain.
 * @param userIds the captain first
 */
export function seatsOf(
  { buyInCents, feeCents }: { readonly buyInCents: number; readonly feeCents: number },
  userIds: readonly string[],
): LineupSeat[] {
  const stakes = splitStake(buyInCents, userIds.length);
  const fees = splitStake(feeCents, userIds.length);
  return userIds.map((userId, n) => ({ userId, stakeCents: stakes[n] ?? 0, feeCents: fees[n] ?? 0 }));
}

/** What a prize brings each of a line-up: equal parts, as they paid, the first cents to the captain. */
export const partsOf = (
  cents: number,
  userIds: readonly string[],
): { readonly userId: string; readonly cents: number }[] =>
  splitStake(cents, userIds.length).map((part, n) => ({ userId: userIds[n] ?? '', cents: part }));

/**
 * Whether a captain may name a line-up: as many as the tournament asks for, each once, the captain among them, and all
 * of the team. Refusals: LINEUP_IMPOSSIBLE with `size`.
 * @param named the captain first
 */
export function acceptLineup(
  { teamSize }: Pick<Terms, 'teamSize'>,
  roster: readonly string[],
  named: readonly string[],
): Ruling<null> {
  const isWhole = named.length === teamSize && new Set(named).size === named.length;
  return isWhole && named.every((userId) => roster.includes(userId))
    ? allow(null)
    : refuse('LINEUP_IMPOSSIBLE', { field: 'memberIds', data: { size: teamSize ?? 0 } });
}

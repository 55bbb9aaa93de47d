import { MINUTE } from '../shared/time.ts';

/** What is stored of somebody who is here; whoever is not is `offline` (FC-04). */
export const PRESENCES = ['online', 'away'] as const;
export type Presence = (typeof PRESENCES)[number];
export const PRESENCE_STATUSES = [...PRESENCES, 'offline'] as const;
export type PresenceStatus = (typeof PRESENCE_STATUSES)[number];

/** The groups in which friends are shown: in a battle, here without one, gone. */
export const FRIEND_GROUPS = ['playing', 'online', 'offline'] as const;
export type FriendGroup = (typeof FRIEND_GROUPS)[number];

/** The order of friends: in a battle, in use, away, gone; and the group that each of them is in. */
export const FRIEND_RANKS = ['playing', 'online', 'online', 'offline'] as const satisfies readonly FriendGroup[];
type FriendRank = 0 | 1 | 2 | 3;

/** How often a page that is open says so. */
export const HEARTBEAT_EVERY = MINUTE;
/** Nothing was done in any tab for so long: the player is away. */
export const AWAY_AFTER = 5 * MINUTE;
/** Nothing was heard from any tab for so long: the player is gone. */
export const GONE_AFTER = 2 * MINUTE;

interface Seen {
  readonly status: Presence;
  /** When a page of the player last said that it is open. */
  readonly seenAt: number;
}

/** How a player who was heard from just now is here. */
export const presenceOf = (activeAt: number, now: number): Presence =>
  now - activeAt >= AWAY_AFTER ? 'away' : 'online';

/** What friends see of a player. */
export const statusOf = (seen: Seen | undefined, now: number): PresenceStatus =>
  seen === undefined || now - seen.seenAt >= GONE_AFTER ? 'offline' : seen.status;

/** Where a friend of that presence stands among the others; whoever is gone plays nothing. */
export function rankOf(status: PresenceStatus, game: string | null): FriendRank {
  if (status === 'offline') return 3;
  if (game !== null) return 0;
  return status === 'online' ? 1 : 2;
}

/** How many friends each group has. */
export type FriendCounts = Readonly<Record<FriendGroup, number>>;

/** From how many there are of each rank. */
export function countsOf(ranks: Iterable<readonly [rank: number, count: number]>): FriendCounts {
  const counts: Record<FriendGroup, number> = { playing: 0, online: 0, offline: 0 };
  for (const [rank, count] of ranks) counts[FRIEND_RANKS[rank] ?? 'offline'] += count;
  return counts;
}

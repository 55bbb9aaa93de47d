import type { FriendsTab } from '../../domain/friends/friends.paths.ts';
import * as t from './__generated__/messages.ts';

/** The tabs of /friends (FC-01) and, shorter, of the header's popover (FR-15). */
export const FRIENDS_TABS = [
  { value: 'friends', label: t.friends(), shortLabel: t.friends() },
  { value: 'requests', label: t.requests(), shortLabel: t.req() },
  { value: 'recent', label: t.recentPlayersTab(), shortLabel: t.recent() },
] as const satisfies readonly { value: FriendsTab; label: string; shortLabel: string }[];

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): FriendsTab =>
  FRIENDS_TABS.find((tab) => tab.value === value)?.value ?? 'friends';

import type { FriendsTab } from '../../domain/friends/friends.paths.ts';

/** The tabs of /friends (FC-01) and, shorter, of the header's popover (FR-15). */
export const FRIENDS_TABS = [
  { value: 'friends', label: 'Friends', shortLabel: 'Friends' },
  { value: 'requests', label: 'Requests', shortLabel: 'Req' },
  { value: 'recent', label: 'Recent Players', shortLabel: 'Recent' },
] as const satisfies readonly { value: FriendsTab; label: string; shortLabel: string }[];

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): FriendsTab =>
  FRIENDS_TABS.find((tab) => tab.value === value)?.value ?? 'friends';

import type { FriendsTab } from '../../domain/friends/friends.paths.ts';
import * as t from './__generated__/messages.ts';

const LABELS: Readonly<Record<FriendsTab, { readonly label: string; readonly shortLabel: string }>> = {
  friends: { label: t.friends(), shortLabel: t.friends() },
  requests: { label: t.requests(), shortLabel: t.req() },
  recent: { label: t.recentPlayersTab(), shortLabel: t.recent() },
};

/** The tabs of /friends (FC-01) and, shorter, of the header's popover (FR-15). */
export const FRIENDS_TABS = (Object.keys(LABELS) as FriendsTab[]).map((value) => ({ value, ...LABELS[value] }));

/** The open tab by the address; anything unknown opens the default. */
export const tabOf = (value: string | null): FriendsTab =>
  FRIENDS_TABS.find((tab) => tab.value === value)?.value ?? 'friends';

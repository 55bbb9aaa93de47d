import { dashboardPath, earningsPath, homePath, statementsPath, walletPath } from '../address/paths.ts';

/** An entry of the side navigation; `icon` is a key of the table in `components/nav-icon.tsx`. */
export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: NavIconName;
  /** Further path prefixes at which the entry is shown as the present one. */
  readonly alsoAt?: readonly string[];
}

export type NavIconName =
  | 'home'
  | 'streams'
  | 'live'
  | 'battles'
  | 'arcade'
  | 'store'
  | 'teams'
  | 'replays'
  | 'leaderboards'
  | 'wallet'
  | 'creator'
  | 'missions'
  | 'settings'
  | 'help'
  | 'trust'
  | 'admin';

/** FR-23, in the specified order. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { to: homePath, label: 'Hype Zone', icon: 'home' },
  { to: '/streams', label: 'Live Streams', icon: 'streams', alsoAt: ['/stream/'] },
  { to: '/go-live', label: 'Go Live', icon: 'live' },
  { to: `${dashboardPath}?tab=create`, label: 'Battlegrounds', icon: 'battles', alsoAt: ['/challenge/'] },
  { to: '/arcade', label: 'Arcade', icon: 'arcade' },
  { to: '/store', label: 'Store', icon: 'store' },
  { to: '/teams', label: 'Teams', icon: 'teams' },
  { to: '/replays', label: 'Replays', icon: 'replays' },
  { to: '/leaderboards', label: 'Leaderboards', icon: 'leaderboards' },
  { to: walletPath, label: 'Wallet', icon: 'wallet', alsoAt: [statementsPath, earningsPath] },
  { to: '/creator-hub', label: 'Creator Hub', icon: 'creator' },
  { to: '/missions', label: 'Missions', icon: 'missions' },
  { to: '/settings', label: 'Settings', icon: 'settings' },
  { to: '/help', label: 'Help', icon: 'help' },
  { to: '/trust', label: 'Trust & Safety', icon: 'trust' },
];

/** FR-25: shown to everybody; what it opens is for staff. */
export const ADMIN_ENTRY: NavEntry = { to: '/admin', label: 'Admin Panel', icon: 'admin', alsoAt: ['/admin/'] };

/** Whether the entry stands for the page at this path; its own query does not matter. */
export function isActive(entry: NavEntry, pathname: string): boolean {
  const [own] = entry.to.split('?');
  return pathname === own || (entry.alsoAt?.some((prefix) => pathname.startsWith(prefix)) ?? false);
}

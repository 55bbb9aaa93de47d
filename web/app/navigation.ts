import type { MenuEntry } from '../parts/define-room.ts';
import { MENU } from './rooms.ts';

export type NavEntry = Exclude<MenuEntry, { place: 'palette' }>;

/** FR-23, in the specified order. */
export const NAV_ENTRIES = MENU.filter((entry): entry is NavEntry => entry.place === 'navigation');

/** FR-25: shown to everybody; what they open is for staff. */
export const STAFF_ENTRIES = MENU.filter((entry): entry is NavEntry => entry.place === 'staff');

/** Everything that the palette finds, in the order in which it is shown: the navigation, then what stands elsewhere. */
export const PALETTE_ENTRIES = [...NAV_ENTRIES, ...MENU.filter(({ place }) => place !== 'navigation')];

/** Whether the entry stands for the page at this path; its own query does not matter. */
export function isActive(entry: NavEntry, pathname: string): boolean {
  const [own] = entry.to.split('?');
  return pathname === own || (entry.alsoAt?.some((prefix) => pathname.startsWith(prefix)) ?? false);
}

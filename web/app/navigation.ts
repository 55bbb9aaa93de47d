import type { MenuEntry } from '../parts/define-room.ts';
import { MENU } from './rooms.ts';

/** FR-23, in the specified order. */
export const NAV_ENTRIES = MENU.filter(({ place }) => place === 'navigation');

/** FR-25: shown to everybody; what they open is for staff. */
export const STAFF_ENTRIES = MENU.filter(({ place }) => place === 'staff');

/** Whether the entry stands for the page at this path; its own query does not matter. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
  const [own] = entry.to.split('?');
  return pathname === own || (entry.alsoAt?.some((prefix) => pathname.startsWith(prefix)) ?? false);
}

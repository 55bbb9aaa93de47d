import { type AccountStatus, type Role, isStaff } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';

/** How long an administrator sees what a player sees, at the most. */
export const INSPECTION_MS = 15 * MINUTE;

interface Account {
  readonly id: string;
  readonly role: Role;
}

/**
 * Whether somebody may see what a player sees: an administrator, of an active account that is no member of the staff
 * and not the own one. Whoever may not sign in sees nothing, so there is nothing to see with their eyes.
 */
export function mayInspect(staff: Account, player: Account & { readonly status: AccountStatus }): Ruling<null> {
  if (staff.role !== 'administrator') return refuse('FORBIDDEN');
  if (staff.id === player.id) return refuse('OWN_ACCOUNT');
  return isStaff(player.role) || player.status !== 'active' ? refuse('INSPECTION_CLOSED') : allow(null);
}

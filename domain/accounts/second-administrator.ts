import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import type { Role } from './roles.ts';

/** For so long whoever has become an administrator agrees to nothing that others ask for. */
export const NEW_ADMINISTRATOR = DAY;

export interface Approver {
  readonly id: string;
  readonly role: Role;
  /** When the role was granted; null for whoever had it before that was kept. */
  readonly administratorSince: number | null;
}

/**
 * Whether an administrator is the second person for what somebody asked for at an instant: whoever makes an accomplice an
 * administrator wins nothing within a day, and nothing of what was asked for before it. Refusals: FORBIDDEN,
 * ADMINISTRATOR_NEW.
 */
export function mayAgree({ role, administratorSince }: Approver, askedAt: number, now: number): Ruling<null> {
  if (role !== 'administrator') return refuse('FORBIDDEN');
  if (administratorSince === null) return allow(null);
  const agreesFrom = administratorSince + NEW_ADMINISTRATOR;
  return askedAt < administratorSince || now < agreesFrom
    ? refuse('ADMINISTRATOR_NEW', { data: { agreesFrom } })
    : allow(null);
}

import { MINUTE } from '../../domain/shared/time.ts';
import { serverNow } from '../live/server-clock.ts';
import { presentAccount } from './present-account.ts';

/** Where somebody was who left to add money. */
interface WayBack {
  readonly accountId: string;
  /** An address of ours. */
  readonly path: string;
  /** What was missing, in cents. */
  readonly cents: number;
  /** What stood in the form there; its page knows what that is. */
  readonly filledIn: unknown;
  /** When it was left; epoch milliseconds, as all instants. */
  readonly at: number;
}

/** For how long a way back is kept; nobody keeps the seat meanwhile. */
export const WAY_BACK_LASTS = 10 * MINUTE;

const STORED_AS = 'gauntlet.way-back';

const isWayBack = (value: unknown): value is WayBack =>
  typeof value === 'object' &&
  value !== null &&
  'accountId' in value &&
  typeof value.accountId === 'string' &&
  'path' in value &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  'cents' in value &&
  Number.isSafeInteger(value.cents) &&
  'at' in value &&
  typeof value.at === 'number';

/**
 * Keeps the way in this browser, so that it outlives a reload and the pages of a bank and a payment provider, whichever
 * tab they come back to. A newer one takes its place.
 */
export function keepWayBack(way: Pick<WayBack, 'path' | 'cents' | 'filledIn'>): void {
  const accountId = presentAccount();
  if (typeof accountId !== 'string') return;
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ ...way, accountId, at: serverNow() } satisfies WayBack));
  } catch {
    // Without storage the wallet is where the deposit ends.
  }
}

/** The way back of whoever is signed in; null where there is none, or no longer. */
export function findWayBack(): WayBack | null {
  try {
    const way: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? 'null');
    if (!isWayBack(way) || way.accountId !== presentAccount()) return null;
    const age = serverNow() - way.at;
    return age >= 0 && age < WAY_BACK_LASTS ? way : null;
  } catch {
    return null;
  }
}

export function dropWayBack(): void {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // There was none.
  }
}

import { REGISTRATION_LIFE_MS } from '../../domain/onboarding/registration-life.ts';
import type { Figures } from '../data/refusal-sentences.ts';
import { serverNow } from '../live/server-clock.ts';

/** What the browser keeps of a registration until its code is entered (EN-14); no password, no code. */
export interface PendingRegistration {
  readonly registrationId: string;
  readonly username: string;
  readonly email: string;
  readonly referralCode: string;
  /** Whether it was come back to by 'Forgot Password': a new password is set once the account has begun. */
  readonly isPasswordForgotten?: boolean;
  /** Epoch milliseconds; the server gives the registration up then. */
  readonly expiresAt: number;
}

const KEY = 'pendingRegistration';

const isPending = (value: unknown): value is PendingRegistration => {
  if (typeof value !== 'object' || value === null) return false;
  const { registrationId, username, email, referralCode, expiresAt } = value as Record<string, unknown>;
  return (
    [registrationId, username, email, referralCode].every((text) => typeof text === 'string') &&
    typeof expiresAt === 'number'
  );
};

/** Kept beyond the tab: phones close it while the mail program is open. A browser that keeps nothing keeps none. */
export function keepPending(pending: Omit<PendingRegistration, 'expiresAt'>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...pending, expiresAt: serverNow() + REGISTRATION_LIFE_MS }));
  } catch {
    // Storage is switched off or full.
  }
}

/** Keeps what the refusal REGISTRATION_WAITING brings along, so that /verify-email goes on with it; false for any other. */
export function keepWaiting(code: string | null, username: string, data: Figures): boolean {
  const { registrationId, email, referralCode } = data;
  if (code !== 'REGISTRATION_WAITING' || typeof registrationId !== 'string') return false;
  keepPending({ registrationId, username, email: String(email), referralCode: String(referralCode) });
  return true;
}

/** The registration that a mailed link leads to; null for an address without one. */
export function pendingInLink(hash: string): Omit<PendingRegistration, 'expiresAt'> | null {
  const registrationId = new URLSearchParams(hash.slice(1)).get('registration');
  return registrationId
    ? { registrationId, username: '', email: '', referralCode: '', isPasswordForgotten: true }
    : null;
}

/** The registration of this browser that waits for its code; null without one, or when its time has passed. */
export function readPending(): PendingRegistration | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isPending(value) && serverNow() < value.expiresAt) return value;
  } catch {
    // Not ours, or no storage.
  }
  return null;
}

export function forgetPending(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // No storage, nothing kept.
  }
}

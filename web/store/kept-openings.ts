import type { Kept } from '../../domain/store/crate.ts';

const keyOf = (crateId: string): string => `gauntlet.crate.${crateId}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'commitment' in value &&
  typeof value.commitment === 'string' &&
  'clientSeed' in value &&
  typeof value.clientSeed === 'string' &&
  'nonce' in value &&
  typeof value.nonce === 'number';

/** What this browser saw before each time that it asked for an opening; empty where it did not see it begin. */
export function findKept(crateId: string): readonly Kept[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(crateId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps in this browser what was seen before an opening was asked for, beside what was seen before: an answer that was
 * lost may have opened the crate. A browser that keeps nothing can check less, and says so.
 */
export function keepOpening(crateId: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(crateId), JSON.stringify([...findKept(crateId), kept]));
  } catch {
    // The check of the opening falls back on what the server says was committed to.
  }
}

/** A seed that nobody could know before. */
export const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

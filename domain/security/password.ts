import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** In characters as people count them. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** How long a link to a new password is good. */
export const RESET_LIFE_MS = 10 * MINUTE;

/**
 * A password in the one spelling in which it is counted, compared and hashed: machines write `é` as one character or as a
 * letter and its accent, and nobody sees which.
 */
export const composed = (password: string): string => password.normalize('NFC');

/** The spellings under which a password may have been hashed before there was one; the first is that of today. */
export const spellingsOf = (password: string): readonly string[] => [
  ...new Set([composed(password), password, password.normalize('NFD')]),
];

const lengthOf = (text: string): number => Array.from(composed(text)).length;

/** Whatever it is made of, one character all along is no secret. */
const isOneCharacter = (text: string): boolean => new Set(text).size === 1;

/** Whatever the case of its letters. */
function isTriedFirst(text: string): boolean {
  const folded = composed(text).toLowerCase();
  return COMMON_PASSWORDS.has(folded) || isOneCharacter(folded);
}

/** A text as a password, if it may become one; how strong it is only advises (RG-08). Spaces belong to it. */
export function ruleOnPassword(text: string): Ruling<string> {
  const length = lengthOf(text);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX || isTriedFirst(text))
    return refuse('PASSWORD_UNUSABLE', { field: 'password' });
  return allow(composed(text));
}

/** One point each (RG-08), with the hint of RG-09 for a point that is open. */
const POINTS: readonly { readonly hint: string; readonly isMet: (text: string) => boolean }[] = [
  { hint: 'At least 8 characters', isMet: (text) => lengthOf(text) >= PASSWORD_MIN },
  { hint: 'Include lowercase letters', isMet: (text) => /\p{Ll}/u.test(text) },
  { hint: 'Include uppercase letters', isMet: (text) => /\p{Lu}/u.test(text) },
  { hint: 'Include numbers', isMet: (text) => /\p{Nd}/u.test(text) },
  { hint: 'Include special characters', isMet: (text) => /[^\p{L}\p{N}]/u.test(text) },
];

export const STRENGTH_MAX = POINTS.length;
/** What is tried first is hard to guess by no sign in it. */
const TRIED_FIRST_MAX = 2;

/** RG-10, by score. */
const LABELS = ['Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const;

export interface PasswordStrength {
  /** 0 to 5. */
  readonly score: number;
  readonly label: (typeof LABELS)[number];
  /** What it lacks, in the order of RG-09: a point each, but for a password that is tried first. */
  readonly missing: readonly string[];
}

export function strengthOf(password: string): PasswordStrength {
  const missing = POINTS.filter(({ isMet }) => !isMet(password)).map(({ hint }) => hint);
  const points = STRENGTH_MAX - missing.length;
  const score = isTriedFirst(password) ? Math.min(points, TRIED_FIRST_MAX) : points;
  return { score, label: LABELS[score] ?? 'Weak', missing };
}

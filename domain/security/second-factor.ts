import { plainDigits } from '../shared/digits.ts';
import { DAY, MINUTE, SECOND } from '../shared/time.ts';

/** Payments above it ask for the second factor (BC-11, C-12): all of so long a time together. */
export const SECOND_FACTOR_ABOVE_CENTS = 100_00;
export const SECOND_FACTOR_WINDOW_MS = DAY;

/** Digits of a code that an app shows or a mail brings. */
export const CODE_LENGTH = 6;

/** Characters that people set between digits, or that come along when a code is copied. */
const BETWEEN = /[\s\p{Pd}\p{Cf}.·']/gu;

/** A code as somebody entered it, in digits of whatever script and however parted; null for anything else. */
export function codeIn(entered: string): string | null {
  const bare = plainDigits(entered).replaceAll(BETWEEN, '');
  return bare.length === CODE_LENGTH && /^[0-9]+$/.test(bare) ? bare : null;
}

export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;

/** Wrong codes that end one sign-in. */
export const CODE_TRIES = 5;

/** How long a proof may be under way. */
export const PENDING_PROOF_LIFE = 5 * MINUTE;

export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;

/** How long the app on the phone shows one code (RFC 6238). */
const STEP = 30 * SECOND;

/** The number of the 30-second step of an instant. */
export const stepAt = (at: number): number => Math.floor(at / STEP);

/**
 * The steps whose code is good now: this one and the one before, for whoever types slowly or has a clock that is late.
 * None up to `lastStep`, whose code was taken.
 */
export const openSteps = (now: number, lastStep: number): readonly number[] =>
  [0, -1].map((away) => stepAt(now) + away).filter((step) => step > lastStep);

/** So many steps away a code is told to be early or late: a phone whose clock is a minute off. */
const TOLD_STEPS = 2;

/** Why a code is not taken: it was, or it is one of a minute before or after; null for one that is simply wrong. */
export type WrongCode = 'used' | 'early' | 'late' | null;

/**
 * Which of the steps around now, whose codes are not taken, says what of somebody who enters its code. What is taken is
 * not widened by it: of a clock that is off a person must set the clock.
 */
export const toldSteps = (now: number, lastStep: number): readonly (readonly [step: number, why: WrongCode])[] => {
  const open = openSteps(now, lastStep);
  const oldest = stepAt(now) - 1;
  return Array.from({ length: 2 * TOLD_STEPS + 2 }, (_, n) => oldest - TOLD_STEPS + n).flatMap(
    (step): (readonly [number, WrongCode])[] => {
      if (open.includes(step)) return [];
      if (step > stepAt(now)) return [[step, 'early']];
      return [[step, step < oldest && step !== lastStep ? 'late' : 'used']];
    },
  );
};

/** `receipt`: what a passkey's answer was exchanged for. */
export interface Proof {
  readonly kind: 'code' | 'recovery-code' | 'receipt';
  readonly text: string;
}

/** What somebody entered as a second proof, told by its form; spaces, dashes and case of a code do not matter. */
export function proofOf(entered: string): Proof {
  const code = codeIn(entered);
  if (code !== null) return { kind: 'code', text: code };
  const bare = plainDigits(entered).replaceAll(BETWEEN, '').toUpperCase();
  if (bare.length === RECOVERY_CODE_LENGTH) return { kind: 'recovery-code', text: bare };
  return { kind: 'receipt', text: entered };
}

/** How a recovery code is shown: `ABCDE-FGHJK`. */
export const spellRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;

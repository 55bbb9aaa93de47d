import { type Refusal, type RefusalCode, type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';
import { isEmail } from '../accounts/email.ts';
import { composed, ruleOnPassword } from '../security/password.ts';
import { ruleOnUsername } from '../accounts/username.ts';

/** How long a code opens its registration. */
export const CODE_LIFE_MS = 10 * MINUTE;
/** In place of the instant until which a code is good: its e-mail was refused for good, and nobody has it. */
export const UNDELIVERABLE = 0;
export const isUndeliverable = ({ codeExpiresAt }: Pick<CodeLock, 'codeExpiresAt'>): boolean =>
  codeExpiresAt === UNDELIVERABLE;
/** Wrong codes of one registration, whichever of its codes they were meant for. */
export const CODE_TRIES = 5;

export const REFERRAL_CODE_LENGTH = 8;
/** Characters of it as it is typed. */
export const REFERRAL_CODE_TYPED_MAX = 40;

/** What makes a referral code one: case and the spaces around it do not matter. */
export const referralCodeOf = (text: string): string => text.trim().toUpperCase();

/** 'Create Account' as it is filled in (RG-01). */
export interface RegistrationForm {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly referralCode: string;
  readonly agreeToTerms: boolean;
}

export type RegistrationField = keyof RegistrationForm;

/** What is wrong with which field, for all fields at once. */
export type FormRefusals = Partial<Record<RegistrationField, RefusalCode>>;

const codeOf = (ruling: Ruling<unknown>): RefusalCode | undefined => (ruling.ok ? undefined : ruling.refusal.code);

/** What the form itself tells, the same on the page and on the server (RG-06, RG-07). */
export function refusalsOf(form: RegistrationForm): FormRefusals {
  const found: readonly (readonly [RegistrationField, RefusalCode | undefined])[] = [
    ['username', codeOf(ruleOnUsername(form.username))],
    ['email', isEmail(form.email.trim()) ? undefined : 'EMAIL_UNUSABLE'],
    ['password', codeOf(ruleOnPassword(form.password))],
    ['confirmPassword', composed(form.password) === composed(form.confirmPassword) ? undefined : 'PASSWORDS_DIFFER'],
    ['agreeToTerms', form.agreeToTerms ? undefined : 'TERMS_REQUIRED'],
  ];
  return Object.fromEntries(found.filter(([, code]) => code !== undefined));
}

/** One refusal for several fields: the first leads, the others stand in its data, by field. Null when nothing is wrong. */
export function leadOf(refusals: FormRefusals): Refusal | null {
  const [first, ...others] = Object.entries(refusals) as [RegistrationField, RefusalCode][];
  if (!first) return null;
  const [field, code] = first;
  return { code, field, ...(others.length > 0 && { data: Object.fromEntries(others) }) };
}

/** What of a waiting registration a code is held against; instants in epoch milliseconds. */
export interface CodeLock {
  readonly codeExpiresAt: number;
  readonly tries: number;
  readonly expiresAt: number;
}

export interface CodeCheck {
  readonly ruling: Ruling<null>;
  /** As it is to be stored, refused or not. */
  readonly tries: number;
}

/** What a code answers. Only a wrong code that was looked at costs a try (RG-15). */
export function checkCode(lock: CodeLock, isRight: boolean, now: number): CodeCheck {
  const { tries } = lock;
  const unlocked = ruleOnResend(lock, now);
  if (!unlocked.ok) return { ruling: unlocked, tries };
  if (now >= lock.codeExpiresAt) return { ruling: refuse('CODE_EXPIRED', { field: 'code' }), tries };
  if (isRight) return { ruling: allow(null), tries };
  const left = CODE_TRIES - tries - 1;
  const refusal =
    left > 0
      ? refuse('CODE_WRONG', { field: 'code', data: { triesLeft: left } })
      : refuse('CODE_LOCKED', { field: 'code' });
  return { ruling: refusal, tries: tries + 1 };
}

/** Whether a registration takes another code: not once its tries are spent. */
export function ruleOnResend({ tries, expiresAt }: Pick<CodeLock, 'tries' | 'expiresAt'>, now: number): Ruling<null> {
  if (now >= expiresAt) return refuse('REGISTRATION_MISSING');
  if (tries >= CODE_TRIES) return refuse('CODE_LOCKED', { field: 'code' });
  return allow(null);
}

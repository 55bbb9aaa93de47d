/**
 * Every reason for which Gauntlet says no. A refusal changes nothing; its code is stable and public.
 * The gateway maps a code to an HTTP status in one exhaustive table, the web app to a sentence in another.
 */
export const REFUSAL_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'INVALID_CREDENTIALS',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_BANNED',
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'INSUFFICIENT_FUNDS',
  'STAKE_OUT_OF_BOUNDS',
  'LIMIT_EXCEEDED',
  'BATTLE_NOT_DRAFT',
  'BATTLE_NOT_WAITING',
  'BATTLE_NOT_ACTIVE',
  'BATTLE_OVER',
  'SEAT_TAKEN',
  'OWN_BATTLE',
  'INVITE_CODE_WRONG',
  'NOT_A_PARTICIPANT',
  'OPPONENT_MISSING',
  'RECORDING_REQUIRED',
  'ALREADY_REPORTED',
  'ALREADY_DISPUTED',
  'DISPUTE_DECIDED',
  'NO_STANDING_RESULT',
  'WINNER_REQUIRED',
  'SENIOR_ONLY',
  'OWN_DISPUTE',
  'DECISION_UNSUPPORTED',
  'NEW_EVIDENCE_REQUIRED',
  'USERNAME_TAKEN',
  'USERNAME_UNUSABLE',
  'DISPLAY_NAME_UNUSABLE',
  'EMAIL_UNUSABLE',
  'PASSWORD_UNUSABLE',
  'PASSWORDS_DIFFER',
  'PASSWORD_WRONG',
  'TERMS_REQUIRED',
  'REFERRAL_UNKNOWN',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_LOCKED',
  'REGISTRATION_MISSING',
  'RESET_LINK_SPENT',
  'TWO_FACTOR_REQUIRED',
  'TWO_FACTOR_SETUP_REQUIRED',
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'PASSKEY_REFUSED',
  'CHALLENGE_MISSING',
  'ONBOARDING_INCOMPLETE',
  'TUTORIAL_OVER',
  'FILE_TOO_LARGE',
  'FILE_UNUSABLE',
  'PLAY_PAUSED',
  'PLAY_LIMIT_REACHED',
  'PAUSE_RUNNING',
  'MONEY_LEFT',
  'BATTLES_OPEN',
  'OWN_ACCOUNT',
  'PROVIDER_MISSING',
  'PROVIDER_ACCOUNT_TAKEN',
  'EXPORT_RUNNING',
  'PAYMENT_NOT_WAITING',
  'METHOD_UNUSABLE',
  'METHOD_IN_USE',
  'METHOD_COOLING',
  'FUNDS_LOCKED',
  'AMOUNT_OUT_OF_BOUNDS',
  'VERIFICATION_PENDING',
  'VERIFICATION_DECIDED',
  'OWN_MONEY',
  'SECOND_ADMINISTRATOR',
  'ACCOUNT_CHANGED',
  'ALERT_RESOLVED',
  'ONESELF',
  'BLOCKED',
  'ALREADY_FRIENDS',
  'REQUEST_SENT',
  'LIST_FULL',
  'INVITE_NOT_PENDING',
  'CHALLENGER_UNABLE',
  'MESSAGE_BLOCKED',
  'CHANNEL_READ_ONLY',
  'TEAM_NAME_TAKEN',
  'TEAM_NAME_UNUSABLE',
  'TEAM_CODE_UNKNOWN',
  'IN_A_TEAM',
  'NOT_IN_A_TEAM',
  'CAPTAIN_ONLY',
  'TEAM_FULL',
  'TEAM_BUSY',
  'TEAM_CHANGED',
  'REDEMPTION_OFF',
  'PUSH_OFF',
  'REGION_FIXED',
  'TOO_FAR_BEHIND',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The input field it concerns, as the caller spells it; absent when no single field is to blame. */
  readonly field?: string;
  /** Figures for the sentence shown to a person, e.g. the bounds of a stake in cents. */
  readonly data?: Readonly<Record<string, string | number>>;
}

/** A decision of a pure rule: the value, or why not. */
export type Ruling<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const allow = <T>(value: T): Ruling<T> => ({ ok: true, value });

export const refuse = (code: RefusalCode, detail: Omit<Refusal, 'code'> = {}): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { code, ...detail },
});

/** Thrown across a transaction so that whatever it wrote is undone; the only error that is not a fault. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(code: RefusalCode, detail: Omit<Refusal, 'code'> = {}) {
    super(code);
    this.name = 'Refused';
    this.refusal = { code, ...detail };
  }
}

/** The value of a ruling; throws its refusal. */
export function must<T>(ruling: Ruling<T>): T {
  if (ruling.ok) return ruling.value;
  const { code, ...detail } = ruling.refusal;
  throw new Refused(code, detail);
}

/** Refusals of no room of their own. */
export type CommonRefusal =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_INPUT'
  | 'RATE_LIMITED'
  | 'IDEMPOTENCY_KEY_REQUIRED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'LIMIT_EXCEEDED'
  | 'LIST_FULL'
  | 'ONESELF'
  | 'FILE_TOO_LARGE'
  | 'FILE_UNUSABLE'
  /** A part begins elsewhere than what is here of the file ends. */
  | 'UPLOAD_OFFSET'
  /** All of a file is here, and is just handed over. */
  | 'UPLOAD_ENDING'
  /** What has come is another file than was announced. */
  | 'UPLOAD_DAMAGED'
  | 'ACCOUNT_CHANGED'
  | 'TOO_FAR_BEHIND'
  | 'QUERY_TOO_COSTLY'
  | 'ANSWER_TOO_LARGE'
  /** The database is away; nothing was stored. */
  | 'UNAVAILABLE'
  /** The database went away while it stored: all of it has happened or nothing, and the same key tells. */
  | 'OUTCOME_UNKNOWN'
  /** Where files lie is away; nothing was stored. */
  | 'FILES_UNAVAILABLE'
  /** More is asked than can be answered in time; nothing was done. */
  | 'OVERLOADED';

/**
 * Every reason for which Gauntlet says no. A refusal changes nothing, `OUTCOME_UNKNOWN` apart; its code is stable and public. A room adds its own
 * in `domain/<room>/refusals.ts`; the file of the same name in gateway and web gives each code its status, its message
 * and its sentence.
 */
export interface RefusalCodes extends Record<CommonRefusal, unknown> {}

export type RefusalCode = keyof RefusalCodes;

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

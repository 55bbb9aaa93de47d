import type { Currency } from '../shared/money.ts';
import { MINUTE } from '../shared/time.ts';

/**
 * What staff are alerted of, and where it waits: at finance, at the desk for risk alone, because it is about players and
 * nothing that the books or a decision of its own would end, or at both. A room adds its own beside its manifest, which
 * says what each of them means.
 */
export interface AlertKinds {}
export type AlertKind = keyof AlertKinds;
/** The kinds that wait at one of some places. */
export type AlertKindAt<Place extends 'finance' | 'risk' | 'both'> = {
  [K in AlertKind]: AlertKinds[K] extends Place ? K : never;
}[AlertKind];

export const EVIDENCE_KINDS = ['battle', 'deposit', 'withdrawal', 'method', 'run'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** What an alert about players rests on, by its id. Where they sign in from is not among it: that is kept for thirty days. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly id: string;
}

export const restsOn = (kind: EvidenceKind, ids: readonly string[]): Evidence[] => ids.map((id) => ({ kind, id }));

/** Who says something in a difference. */
export const ALERT_SIDES = ['account', 'entries', 'transfer', 'payment', 'ledger', 'provider'] as const;
export type AlertSide = (typeof ALERT_SIDES)[number];

/** What one side says: an amount in the smallest unit of the currency, a count without one, a status, or some of these. */
export interface Said {
  readonly by: AlertSide;
  readonly amount: number | null;
  readonly status: string | null;
}

/** Two or more that should say the same and do not. */
export interface Difference {
  readonly kind: AlertKind;
  /** One sentence for logs and the command line; the same difference always reads the same. */
  readonly message: string;
  /** The account, transfer or payment that it is about. */
  readonly subject: string;
  /** Null where amounts are counts. */
  readonly currency: Currency | null;
  readonly sides: readonly Said[];
  /** Whose accounts it is about; the risk desk makes a case of them. Absent where it is about nobody. */
  readonly players?: readonly string[];
  readonly evidence?: readonly Evidence[];
}

export const says = (by: AlertSide, amount: number | null, status: string | null = null): Said => ({
  by,
  amount,
  status,
});

/** How long a provider may be ahead of our own answer from it before its event of an unknown payment is an alert. */
export const UNMATCHED_EVENT_MS = 10 * MINUTE;

/** What staff must give for a resolved alert. */
export const ALERT_REASON_MAX = 2_000;

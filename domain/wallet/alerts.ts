import type { Currency } from '../shared/money.ts';
import { MINUTE } from '../shared/time.ts';

/**
 * What staff are alerted of: books, payments or the provider that do not say the same, events and jobs that are not
 * done, players who may be one person, runs of the arcade that nobody can have played, wins of it that wait for a look,
 * crates that bring something more or less often than they state, bets that look as if somebody had known, games that
 * name another winner than the one who was paid, results that look arranged, money or play that is quicker than usual,
 * deposits that a bank took back, payouts to a place that another account has too, days that mint or burn more BattleCoin
 * than they should, prizes that an organiser's rulings brought, servers whose clock is not that of the database, an audit log that is not what was written into it.
 */
export const ALERT_KINDS = [
  'balance',
  'payment',
  'provider',
  'unknown-payment',
  'statement',
  'subscriber',
  'job',
  'shared-origin',
  'arcade-run',
  'arcade-held',
  'odds',
  'market',
  'proof',
  'arranged-results',
  'velocity',
  'chargeback',
  'shared-destination',
  'coin-flow',
  'rulings',
  'clock',
  'audit-log',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What waits at the risk desk alone: about players, and nothing that the books or a decision of its own would end. */
export const RISK_ALERT_KINDS = [
  'shared-origin',
  'market',
  'arranged-results',
  'velocity',
  'chargeback',
  'shared-destination',
  'rulings',
] as const satisfies readonly AlertKind[];

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

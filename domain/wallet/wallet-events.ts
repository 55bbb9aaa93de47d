import type { AlertKind } from './alerts.ts';
import type { DepositStatus, WithdrawalStatus } from './payments.ts';
import type { StatementType } from './statements.ts';

/**
 * `withdrawal.by-hand`: an approved payout that the provider leaves to people. `deposit.charged-back` and
 * `deposit.reinstated` tell how much was taken back or given back this time.
 */
export type PaymentEvent =
  | `deposit.${DepositStatus}`
  | 'deposit.reinstated'
  | `withdrawal.${WithdrawalStatus}`
  | 'withdrawal.by-hand';

interface PaymentTold {
  readonly userId: string;
  readonly amountCents: number;
}

declare module '../shared/events.ts' {
  interface EventPayloads
    extends Record<PaymentEvent, PaymentTold>, Record<'alert.raised' | 'alert.resolved', { readonly kind: AlertKind }> {
    'coins.bought': { readonly userId: string; readonly coins: number };
    'statement.issued': { readonly userId: string; readonly type: StatementType; readonly period: string };
    /** How many differences a comparison of the books has found. */
    'books.checked': { readonly findings: number };
  }
}

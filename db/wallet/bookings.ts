/**
 * What moves money beside stakes and purchases: payments in and out, and gifts of the house. One function for each, so that
 * nobody outside of the wallet writes a transfer by hand.
 */
import type { Currency } from '../../domain/shared/money.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import {
  type TransferKind,
  adjustmentAccount,
  bonusAccount,
  externalAccount,
  userAccount,
} from '../../domain/wallet/ledger.ts';
import {
  type WithdrawalMoney,
  chargebackLegs,
  debtLegs,
  depositLegs,
  reinstatementLegs,
  withdrawalComebackLegs,
  withdrawalLegs,
  withdrawalPayoutLegs,
  withdrawalReturnLegs,
} from '../../domain/wallet/payment-legs.ts';
import type { Tx } from '../client/database.ts';
import { readFreeMoney } from './free-money.ts';
import { postTransfer } from './post-transfer.ts';
import { lockBalance } from './wallet.queries.ts';

export interface Booking {
  /** Of the transfer. */
  readonly id: string;
  /** Who caused it; null when the server did. */
  readonly actorId: string | null;
  readonly at: number;
}

interface DepositMoney {
  readonly id: string;
  readonly userId: string;
  readonly amountCents: number;
}

/** Of a payment: its id names the effect, so that each kind of it happens once but for `bookAgain`. */
type PaymentKind = Extract<
  TransferKind,
  'deposit' | 'debt' | 'chargeback' | 'withdrawal' | 'withdrawal-return' | 'withdrawal-payout'
>;

const bookPayment = (
  tx: Tx,
  kind: PaymentKind,
  paymentId: string,
  legs: Parameters<typeof postTransfer>[1]['legs'],
  booking: Booking,
): Promise<boolean> =>
  postTransfer(tx, { ...booking, opKey: `${kind}:${paymentId}`, kind, currency: 'USD', subjectId: paymentId, legs });

/** The same of what may happen to a payment several times: whoever books it holds the payment, and its total. */
const bookAgain = async (
  tx: Tx,
  kind: 'debt' | 'chargeback',
  paymentId: string,
  legs: Parameters<typeof postTransfer>[1]['legs'],
  booking: Booking,
): Promise<boolean> =>
  (await bookPayment(tx, kind, paymentId, legs, booking)) ||
  postTransfer(tx, {
    ...booking,
    opKey: `${kind}:${paymentId}:${booking.id}`,
    kind,
    currency: 'USD',
    subjectId: paymentId,
    legs,
  });

/** What came in from outside. False when it was booked before, as with everything here. */
export const bookDeposit = (tx: Tx, { id, userId, amountCents }: DepositMoney, booking: Booking): Promise<boolean> =>
  bookPayment(tx, 'deposit', id, depositLegs(userId, amountCents), booking);

/** What of a deposit goes to the player's debt. */
export const bookDebt = (tx: Tx, deposit: DepositMoney, paidCents: number, booking: Booking): Promise<boolean> =>
  bookAgain(tx, 'debt', deposit.id, debtLegs(deposit.userId, paidCents), booking);

/** A deposit that the payer's bank took back: `heldCents` of it from the wallet, what is missing becomes a debt. */
export const bookChargeback = (tx: Tx, deposit: DepositMoney, heldCents: number, booking: Booking): Promise<boolean> =>
  bookAgain(tx, 'chargeback', deposit.id, chargebackLegs(deposit, heldCents), booking);

/** What of it was given back after all. */
export const bookReinstatement = (tx: Tx, deposit: DepositMoney, booking: Booking): Promise<boolean> =>
  bookAgain(tx, 'chargeback', deposit.id, reinstatementLegs(deposit), booking);

/**
 * Amount and fee out of the wallet into escrow, if so much is free: not within a dispute window, and nothing owed.
 * @throws Refused INSUFFICIENT_FUNDS, FUNDS_LOCKED
 */
export async function bookWithdrawal(tx: Tx, withdrawal: WithdrawalMoney, booking: Booking): Promise<boolean> {
  const { id, userId } = withdrawal;
  const neededCents = withdrawal.amountCents + withdrawal.feeCents;
  const balanceCents = await lockBalance(tx, userId, 'USD');
  if (balanceCents < neededCents) throw new Refused('INSUFFICIENT_FUNDS', { data: { neededCents } });
  const { withdrawableCents: availableCents, unlocksAt } = await readFreeMoney(tx, userId, balanceCents, booking.at);
  if (availableCents < neededCents) {
    const data = { neededCents, availableCents, ...(unlocksAt === null ? {} : { unlocksAt }) };
    throw new Refused('FUNDS_LOCKED', { data });
  }
  return bookPayment(tx, 'withdrawal', id, withdrawalLegs(withdrawal), booking);
}

/** Amount and fee back to the player, once: out of escrow, or out of the world where it had been paid. */
export const bookWithdrawalReturn = (
  tx: Tx,
  withdrawal: WithdrawalMoney,
  booking: Booking,
  wasPaid = false,
): Promise<boolean> => {
  const legs = wasPaid ? withdrawalComebackLegs(withdrawal) : withdrawalReturnLegs(withdrawal);
  return bookPayment(tx, 'withdrawal-return', withdrawal.id, legs, booking);
};

export const bookWithdrawalPayout = (tx: Tx, withdrawal: WithdrawalMoney, booking: Booking): Promise<boolean> =>
  bookPayment(tx, 'withdrawal-payout', withdrawal.id, withdrawalPayoutLegs(withdrawal), booking);

/** What a player of the demo data set had at the start. */
export const bookOpening = (tx: Tx, userId: string, amountCents: number, booking: Booking): Promise<boolean> =>
  bookOpeningAs(tx, `opening:${userId}`, userId, amountCents, booking);

const bookOpeningAs = (
  tx: Tx,
  opKey: string,
  userId: string,
  amountCents: number,
  booking: Booking,
): Promise<boolean> =>
  postTransfer(tx, {
    ...booking,
    opKey,
    kind: 'opening',
    currency: 'USD',
    subjectId: null,
    legs: [
      { accountId: externalAccount('USD'), kind: 'opening', amount: -amountCents },
      { accountId: userAccount(userId, 'USD'), kind: 'opening', amount: amountCents },
    ],
  });

/** What a player of the demo data set who goes on playing is given, once for each `key`; answers whether it was now. */
export const bookSampleTopUp = (
  tx: Tx,
  { userId, amountCents, key }: { readonly userId: string; readonly amountCents: number; readonly key: string },
  booking: Booking,
): Promise<boolean> => bookOpeningAs(tx, `opening:${userId}:${key}`, userId, amountCents, booking);

export interface BalanceChange {
  /** Of the adjustment: it is booked once. */
  readonly id: string;
  readonly userId: string;
  readonly currency: Currency;
  /** Into the account when positive, out of it when negative. */
  readonly amount: number;
}

/** What administrators set right by hand; false when it was booked before. @throws Refused INSUFFICIENT_FUNDS */
export const bookAdjustment = (
  tx: Tx,
  { id, userId, currency, amount }: BalanceChange,
  booking: Booking,
): Promise<boolean> =>
  postTransfer(tx, {
    ...booking,
    opKey: `adjustment:${id}`,
    kind: 'adjustment',
    currency,
    subjectId: id,
    legs: [
      { accountId: adjustmentAccount(currency), kind: 'adjustment', amount: -amount },
      { accountId: userAccount(userId, currency), kind: 'adjustment', amount },
    ],
  });

export interface Grant {
  /** Names the one gift; its first part says what for (`bonus-sources.ts`). */
  readonly opKey: string;
  readonly userId: string;
  readonly currency: Currency;
  readonly amount: number;
}

/** A gift of the house, once; false when it was given before. */
export const grant = (tx: Tx, { opKey, userId, currency, amount }: Grant, booking: Booking): Promise<boolean> =>
  postTransfer(tx, {
    ...booking,
    opKey,
    kind: 'bonus',
    currency,
    subjectId: null,
    legs: [
      { accountId: bonusAccount(currency), kind: 'bonus', amount: -amount },
      { accountId: userAccount(userId, currency), kind: 'bonus', amount },
    ],
  });

import { Refused } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { says } from '../../../domain/wallet/alerts.ts';
import { transitionDeposit } from '../../../domain/wallet/payments.ts';
import { EARLIER, type Reversal, hearReversal, takenBackOf } from '../../../domain/wallet/reversals.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { raiseAlert } from '../../../db/wallet/alert.queries.ts';
import { readDebt } from '../../../db/wallet/history.queries.ts';
import { bookReinstatement } from '../../../db/wallet/bookings.ts';
import { bookChargeback, bookDebt, bookDeposit } from '../../../db/wallet/index.ts';
import { countMoney } from '../../../db/wallet/money-day.ts';
import { openDebtAccount } from '../../../db/wallet/open-books.ts';
import { changeDeposit, lockDeposit } from '../../../db/wallet/payment.queries.ts';
import type { DepositRow } from '../../../db/wallet/payment.table.ts';
import { lockBalance } from '../../../db/wallet/wallet.queries.ts';
import type { Deps } from '../../kernel/deps.ts';

/** What a provider says that was taken back; null cents are all of the deposit. */
type Told = Omit<Reversal, 'cents'> & { readonly cents: number | null };

/** Where nothing but that is said. */
export const WHOLE: Told = { source: EARLIER, cents: null, version: 0 };

/**
 * Applies what was taken back of a deposit on one ground so far: what all grounds come to by now is compared with what
 * was booked, and the difference booked, out of the wallet or into it again. Repetitions and older totals change nothing.
 * What goes beyond the deposit cannot be booked: staff are alerted.
 * @throws Refused NOT_FOUND
 */
export async function settleReversal(deps: Deps, tx: Tx, id: string, told: Told): Promise<void> {
  const deposit = await lockDeposit(tx, id);
  if (!deposit) throw new Refused('NOT_FOUND');
  const { userId, amountCents, takenBackCents, status } = deposit;
  const { source, version } = told;
  const reversals = hearReversal(groundsOf(deposit), { source, version, cents: told.cents ?? amountCents });
  if (!reversals) return;
  const at = deps.now();
  await lockUser(tx, userId);
  const { takenCents, beyondCents } = takenBackOf(reversals, amountCents);
  const movedCents = takenCents - takenBackCents;
  await changeDeposit(tx, id, {
    reversals,
    ...(movedCents !== 0 && {
      takenBackCents: takenCents,
      status: takenCents > 0 ? 'charged-back' : 'succeeded',
      changedAt: at,
      actionUrl: null,
      failure: null,
    }),
  });
  if (beyondCents > 0) await tellBeyond(deps, tx, deposit, takenCents + beyondCents);
  if (movedCents === 0) return;
  // What was taken back has come, whatever was said before.
  const arrival = transitionDeposit(status, 'succeeded');
  if (arrival?.credits) await bookDeposit(tx, deposit, bookingOf(deps, deposit));
  if (movedCents > 0) await takeBack(deps, tx, deposit, movedCents);
  else await giveBack(deps, tx, deposit, -movedCents);
  if (arrival?.credits) await payDebt(deps, tx, deposit, amountCents - takenCents);
  // After the money: whoever counts towards a day holds the account in the ledger already.
  if (arrival && arrival.counts !== 0)
    await countMoney(tx, userId, utcDay(deposit.createdAt), 'deposits', arrival.counts * amountCents);
  await appendEvent(tx, {
    type: movedCents > 0 ? 'deposit.charged-back' : 'deposit.reinstated',
    entity: 'deposit',
    entityId: id,
    concerns: [userId],
    data: { userId, amountCents: Math.abs(movedCents) },
    at,
  });
}

const groundsOf = ({ reversals, takenBackCents }: DepositRow): readonly Reversal[] =>
  reversals ?? (takenBackCents > 0 ? [{ source: EARLIER, cents: takenBackCents, version: 0 }] : []);

const bookingOf = (deps: Deps, { userId }: DepositRow) => ({ id: deps.newId(), actorId: userId, at: deps.now() });

/** Out of the wallet; what it no longer holds becomes a debt. */
async function takeBack(deps: Deps, tx: Tx, deposit: DepositRow, cents: number): Promise<void> {
  const heldCents = Math.min(cents, await lockBalance(tx, deposit.userId, 'USD'));
  if (heldCents < cents) await openDebtAccount(tx, deposit.userId);
  await bookChargeback(tx, { ...deposit, amountCents: cents }, heldCents, bookingOf(deps, deposit));
}

/** Into the wallet again. */
async function giveBack(deps: Deps, tx: Tx, deposit: DepositRow, cents: number): Promise<void> {
  await bookReinstatement(tx, { ...deposit, amountCents: cents }, bookingOf(deps, deposit));
  await payDebt(deps, tx, deposit, cents);
}

/** Pays what a player owes from what has come in. */
export async function payDebt(deps: Deps, tx: Tx, deposit: DepositRow, cents: number): Promise<void> {
  const debtCents = await readDebt(tx, deposit.userId);
  const paidCents = Math.min(debtCents, cents);
  if (paidCents > 0) await bookDebt(tx, deposit, paidCents, bookingOf(deps, deposit));
}

async function tellBeyond(deps: Deps, tx: Tx, deposit: DepositRow, saidCents: number): Promise<void> {
  const { id, provider, amountCents } = deposit;
  const message = `deposit ${id} was of ${amountCents} cents, ${provider} took back ${saidCents}`;
  const sides = [says('payment', amountCents, 'charged-back'), says('provider', saidCents, null)];
  const difference = { kind: 'provider', message, subject: `deposit ${id}`, currency: 'USD', sides } as const;
  await raiseAlert(tx, { id: deps.newId(), uniqueKey: message, difference, at: deps.now() });
}

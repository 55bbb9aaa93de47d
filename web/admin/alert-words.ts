import { formatCents, formatCoins, formatCount } from '../format/format.ts';
import type { AlertKind, AlertSide, Currency } from '../data/__generated__/schema-types.ts';

/** What is the matter, for somebody who decides what to do about it. */
export const ALERT_TITLES: Readonly<Record<AlertKind, string>> = {
  BALANCE: 'A balance differs from its bookings',
  PAYMENT: 'A payment differs from the ledger',
  PROVIDER: 'A payment differs from what the provider says',
  UNKNOWN_PAYMENT: 'The provider speaks of a payment that is not ours',
  STATEMENT: 'A statement was not issued',
  SUBSCRIBER: 'Something that happened has not taken effect',
  JOB: 'Work waits that no gateway knows how to do',
  SHARED_ORIGIN: 'Players of one battle sign in from one place',
  ARCADE_RUN: 'A run of the arcade could not have been played, or not be judged',
  ARCADE_HELD: 'A cash win of the arcade waits to be looked at',
  ODDS: 'Crates bring something more or less often than their odds explain',
  MARKET: 'Bets on a match deserve a look',
  PROOF: 'The games name another winner than the one who was paid',
  ARRANGED_RESULTS: 'Results between two players look arranged',
  VELOCITY: 'More in a short time than is usual',
  CHARGEBACK: 'A bank took back a deposit',
  SHARED_DESTINATION: 'Two accounts are paid out to one place',
  COIN_FLOW: 'A day minted or burned more BattleCoin than it should',
  CLOCK: 'The clock of a server is wrong',
};

const SIDES: Readonly<Record<AlertSide, string>> = {
  ACCOUNT: 'The account says',
  ENTRIES: 'Its bookings say',
  TRANSFER: 'A transfer must come to',
  PAYMENT: 'The payment says',
  LEDGER: 'The ledger says',
  PROVIDER: 'The provider says',
};

export interface AlertSideFigures {
  readonly by: AlertSide;
  readonly sum: { readonly value: number } | null;
  /** Where the alert has no currency. */
  readonly count: number | null;
  readonly status: string | null;
}

export const sideName = ({ by }: AlertSideFigures): string => SIDES[by];

const figureOf = ({ sum, count }: AlertSideFigures): number | null => sum?.value ?? count;

function amountOf(amount: number, currency: Currency | null): string {
  if (currency === 'USD') return formatCents(amount);
  return currency === 'BC' ? formatCoins(amount) : `${formatCount(amount)} bookings`;
}

/** `$5.00, succeeded`; 'nothing' where a side knows of nothing. */
export function sideText(side: AlertSideFigures, currency: Currency | null): string {
  const { status } = side;
  const amount = figureOf(side);
  const parts = [
    ...(amount === null ? [] : [amountOf(amount, currency)]),
    ...(status === null ? [] : [status.replaceAll(/[-.]/g, ' ')]),
  ];
  return parts.length === 0 ? 'Nothing' : parts.join(', ');
}

/** How far two amounts of one currency are apart; null where there are not two. */
export function apart(sides: readonly AlertSideFigures[], currency: Currency | null): string | null {
  const [one = null, other = null] = sides.map(figureOf);
  return one === null || other === null || one === other ? null : amountOf(Math.abs(one - other), currency);
}

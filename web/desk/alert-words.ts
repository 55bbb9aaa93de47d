import { formatCents, formatCoins } from '../format/format.ts';
import type { AlertKind, AlertSide, Currency } from '../data/__generated__/schema-types.ts';
import { storedWords } from './stored-words.ts';
import * as t from './__generated__/messages.ts';

/** What is the matter, for somebody who decides what to do about it. */
export const ALERT_TITLES: Readonly<Record<AlertKind, string>> = {
  BALANCE: t.aBalanceDiffersFromItsBookings(),
  PAYMENT: t.aPaymentDiffersFromTheLedger(),
  PROVIDER: t.aPaymentDiffersFromWhatTheProvider(),
  UNKNOWN_PAYMENT: t.theProviderSpeaksOfAPayment(),
  STATEMENT: t.aStatementWasNotIssued(),
  SUBSCRIBER: t.somethingThatHappenedHasNotTakenEffect(),
  JOB: t.workWaitsThatNoGatewayKnowsHow(),
  SHARED_ORIGIN: t.playersOfOneBattleSignInTogether(),
  ARCADE_RUN: t.aRunOfTheArcadeCould(),
  ARCADE_HELD: t.aCashWinOfTheArcadeWaits(),
  ODDS: t.cratesBringSomethingMoreOrLessOften(),
  MARKET: t.betsOnAMatchDeserveALook(),
  PROOF: t.theGamesNameAnotherWinner(),
  ARRANGED_RESULTS: t.resultsBetweenTwoPlayersLookArranged(),
  VELOCITY: t.moreInAShortTimeThanUsual(),
  CHARGEBACK: t.aBankTookBackADeposit(),
  SHARED_DESTINATION: t.twoAccountsArePaidOutToOne(),
  RULINGS: t.prizesWonByRulings(),
  COIN_FLOW: t.aDayMintedOrBurnedMoreBattleCoin(),
  CLOCK: t.theClockOfAServerIsWrong(),
  AUDIT_LOG: t.theAuditTrailWasChangedBehind(),
};

const SIDES: Readonly<Record<AlertSide, string>> = {
  ACCOUNT: t.theAccountSays(),
  ENTRIES: t.itsBookingsSay(),
  TRANSFER: t.aTransferMustComeTo(),
  PAYMENT: t.thePaymentSays(),
  LEDGER: t.theLedgerSays(),
  PROVIDER: t.theProviderSays(),
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
  return currency === 'BC' ? formatCoins(amount) : t.bookingsCount({ count: amount });
}

/** `$5.00, succeeded`; 'nothing' where a side knows of nothing. */
export function sideText(side: AlertSideFigures, currency: Currency | null): string {
  const { status } = side;
  const amount = figureOf(side);
  const parts = [
    ...(amount === null ? [] : [amountOf(amount, currency)]),
    ...(status === null ? [] : [storedWords(status, status.replaceAll(/[-.]/g, ' '))]),
  ];
  return parts.length === 0 ? t.nothing() : parts.join(', ');
}

/** How far two amounts of one currency are apart; null where there are not two. */
export function apart(sides: readonly AlertSideFigures[], currency: Currency | null): string | null {
  const [one = null, other = null] = sides.map(figureOf);
  return one === null || other === null || one === other ? null : amountOf(Math.abs(one - other), currency);
}

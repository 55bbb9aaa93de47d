import { depositPath, statementsPath, walletTabPath } from '../wallet/wallet.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { utcDay } from '../shared/time.ts';
import { type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

interface Words {
  readonly title: string;
  /** After the amount. */
  readonly message: string;
  readonly payout: string;
  /** Null where the money did not get to where it was meant for (EN-37 knows no word for that). */
  readonly status: 'processed' | 'completed' | null;
  readonly mail: Notice['mail'];
  /** A debt is told whatever is switched off. */
  readonly isAlways?: boolean;
}

const DEPOSITS = {
  'deposit.succeeded': {
    title: 'Deposit received',
    message: 'are in your wallet.',
    payout: 'Deposit',
    status: 'completed',
    mail: 'digest',
  },
  'deposit.failed': {
    title: 'Deposit failed',
    message: 'could not be taken from your payment method. Nothing was charged.',
    payout: 'Failed deposit',
    status: null,
    mail: 'digest',
  },
  'deposit.charged-back': {
    title: 'Deposit charged back',
    message: 'were taken back by your bank and left your wallet. What is missing is owed.',
    payout: 'Charged back deposit',
    status: null,
    mail: 'at-once',
    isAlways: true,
  },
} as const satisfies Readonly<Record<string, Words>>;

const WITHDRAWALS = {
  'withdrawal.approved': {
    title: 'Withdrawal approved',
    message: 'are on their way to you.',
    payout: 'Withdrawal',
    status: 'processed',
    mail: 'digest',
  },
  'withdrawal.paid': {
    title: 'Withdrawal paid',
    message: 'were paid out to you.',
    payout: 'Withdrawal',
    status: 'completed',
    mail: 'at-once',
  },
  'withdrawal.rejected': {
    title: 'Withdrawal refused',
    message: 'and the fee are back in your wallet. The reason stands in your history.',
    payout: 'Refused withdrawal',
    status: null,
    mail: 'at-once',
  },
  'withdrawal.failed': {
    title: 'Withdrawal failed',
    message: 'could not be paid out. Amount and fee are back in your wallet.',
    payout: 'Failed withdrawal',
    status: null,
    mail: 'at-once',
  },
} as const satisfies Readonly<Record<string, Words>>;

const DEPOSIT_EVENTS = ['deposit.succeeded', 'deposit.failed', 'deposit.charged-back'] as const;
const WITHDRAWAL_EVENTS = [
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.failed',
] as const;

/** NO-05: what becomes of a player's payments. */
function paymentNotice(
  event: EventOf<(typeof DEPOSIT_EVENTS | typeof WITHDRAWAL_EVENTS)[number]>,
  words: Words,
  link: string,
  source: string,
): Notice {
  const { userId, amountCents } = event.data;
  const { title, message, payout, status, mail, isAlways = false } = words;
  return noticeOf(event, {
    userId,
    type: 'payment',
    tab: 'payouts',
    title,
    message: `${dollars(amountCents)} ${message}`,
    link,
    topics: isAlways ? [] : ['walletChanges'],
    mail,
    data: { payout, amountCents, status, source },
  });
}

export const paymentRules = [
  noticeRule(DEPOSIT_EVENTS, (event) => [
    paymentNotice(event, DEPOSITS[event.type], depositPath(event.entityId), 'Your payment method'),
  ]),
  noticeRule(WITHDRAWAL_EVENTS, (event) => [
    paymentNotice(event, WITHDRAWALS[event.type], walletTabPath('withdraw'), 'Gauntlet'),
  ]),
  // Statements that can be downloaded: those that are issued on the same day are told as one.
  noticeRule(['statement.issued'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      type: 'payment',
      title: 'New statements',
      message: 'What was booked in the months and quarters that are over is ready to download.',
      link: statementsPath,
      uniqueKey: `statements:${utcDay(event.at)}`,
      topics: ['walletChanges'],
    }),
  ]),
];

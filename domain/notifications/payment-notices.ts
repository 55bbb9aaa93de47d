import { depositPath, statementsPath, walletTabPath } from '../wallet/wallet.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { utcDay } from '../shared/time.ts';
import { type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

interface Words {
  readonly title: string;
  /** After the amount. */
  readonly message: string;
  /** How far a payout is (EN-37); what is none, or did not come about, stands among everything else. */
  readonly payout?: 'processed' | 'completed';
  readonly mail: Notice['mail'];
  /** A debt is told whatever is switched off. */
  readonly isAlways?: boolean;
}

const DEPOSITS = {
  'deposit.succeeded': { title: 'Deposit received', message: 'are in your wallet.', mail: 'digest' },
  'deposit.failed': {
    title: 'Deposit failed',
    message: 'could not be taken from your payment method. Nothing was charged.',
    mail: 'digest',
  },
  'deposit.charged-back': {
    title: 'Deposit charged back',
    message: 'were taken back by your bank and left your wallet. What is missing is owed.',
    mail: 'at-once',
    isAlways: true,
  },
} as const satisfies Readonly<Record<string, Words>>;

const WITHDRAWALS = {
  'withdrawal.approved': {
    title: 'Withdrawal approved',
    message: 'are on their way to you.',
    payout: 'processed',
    mail: 'digest',
  },
  'withdrawal.paid': {
    title: 'Withdrawal paid',
    message: 'were paid out to you.',
    payout: 'completed',
    mail: 'at-once',
  },
  'withdrawal.rejected': {
    title: 'Withdrawal refused',
    message: 'and the fee are back in your wallet. The reason stands in your history.',
    mail: 'at-once',
  },
  'withdrawal.failed': {
    title: 'Withdrawal failed',
    message: 'could not be paid out. Amount and fee are back in your wallet.',
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

/** What becomes of a player's payments; those that went out are payouts (NO-05). */
function paymentNotice(
  event: EventOf<(typeof DEPOSIT_EVENTS | typeof WITHDRAWAL_EVENTS)[number]>,
  words: Words,
  link: string,
): Notice {
  const { userId, amountCents } = event.data;
  const { title, message, payout, mail, isAlways = false } = words;
  return noticeOf(event, {
    userId,
    type: 'payment',
    title,
    message: `${dollars(amountCents)} ${message}`,
    link,
    topics: isAlways ? [] : ['walletChanges'],
    mail,
    ...(payout && { tab: 'payouts', data: { payout: 'Withdrawal', amountCents, status: payout, source: 'Gauntlet' } }),
  });
}

export const paymentRules = [
  noticeRule(DEPOSIT_EVENTS, (event) => [paymentNotice(event, DEPOSITS[event.type], depositPath(event.entityId))]),
  noticeRule(WITHDRAWAL_EVENTS, (event) => [paymentNotice(event, WITHDRAWALS[event.type], walletTabPath('withdraw'))]),
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

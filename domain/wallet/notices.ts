import { depositPath, statementsPath, walletTabPath } from './wallet.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { utcDay } from '../shared/time.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { type Notice, dollars, noticeOf, noticeRules } from '../shared/notice.ts';

const DEPOSIT_EVENTS = ['deposit.succeeded', 'deposit.failed', 'deposit.charged-back', 'deposit.reinstated'] as const;
const WITHDRAWAL_EVENTS = [
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.failed',
] as const;

type DepositEvent = (typeof DEPOSIT_EVENTS)[number];
type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

interface Words {
  readonly title: string;
  readonly message: string;
  /** How far a payout is (EN-37); what is none, or did not come about, stands among everything else. */
  readonly payout?: 'processed' | 'completed';
  readonly mail: Notice['mail'];
  /** A debt is told whatever is switched off. */
  readonly isAlways?: boolean;
}

const depositWords = (t: Texts, amount: string): Readonly<Record<DepositEvent, Words>> => ({
  'deposit.succeeded': { title: t.depositReceived(), message: t.amountAreInYourWallet({ amount }), mail: 'digest' },
  'deposit.failed': { title: t.depositFailed(), message: t.amountCouldNotBeTaken({ amount }), mail: 'digest' },
  'deposit.charged-back': {
    title: t.depositChargedBack(),
    message: t.amountWereTakenBackByYourBank({ amount }),
    mail: 'at-once',
    isAlways: true,
  },
  'deposit.reinstated': {
    title: t.depositGivenBack(),
    message: t.amountThatYourBankHadTaken({ amount }),
    mail: 'at-once',
  },
});

const withdrawalWords = (t: Texts, amount: string): Readonly<Record<WithdrawalEvent, Words>> => ({
  'withdrawal.approved': {
    title: t.withdrawalApproved(),
    message: t.amountWillBeSentToYou({ amount }),
    payout: 'processed',
    mail: 'digest',
  },
  'withdrawal.paid': {
    title: t.withdrawalPaid(),
    message: t.amountWerePaidOutToYou({ amount }),
    payout: 'completed',
    mail: 'at-once',
  },
  'withdrawal.rejected': {
    title: t.withdrawalRefused(),
    message: t.amountAndTheFeeAreBack({ amount }),
    mail: 'at-once',
  },
  'withdrawal.failed': {
    title: t.withdrawalFailed(),
    message: t.amountCouldNotBePaidOut({ amount }),
    mail: 'at-once',
  },
});

/** What becomes of a player's payments; those that went out are payouts (NO-05). */
function paymentNotice(
  t: Texts,
  event: EventOf<DepositEvent | WithdrawalEvent>,
  { title, message, payout, mail, isAlways = false }: Words,
  link: string,
): Notice {
  const { userId, amountCents } = event.data;
  return noticeOf(event, {
    userId,
    type: 'payment',
    title,
    message,
    link,
    topics: isAlways ? [] : ['walletChanges'],
    mail,
    ...(payout && {
      tab: 'payouts',
      data: { payout: t.withdrawal(), amountCents, status: payout, source: 'Gauntlet' },
    }),
  });
}

const amountOf = (event: EventOf<DepositEvent | WithdrawalEvent>): string => dollars(event.data.amountCents);

const rule = noticeRules(TEXTS);

export const walletNotices = [
  rule(DEPOSIT_EVENTS, (event, t) => [
    paymentNotice(t, event, depositWords(t, amountOf(event))[event.type], depositPath(event.entityId)),
  ]),
  rule(WITHDRAWAL_EVENTS, (event, t) => [
    paymentNotice(t, event, withdrawalWords(t, amountOf(event))[event.type], walletTabPath('withdraw')),
  ]),
  // Statements that can be downloaded: those that are issued on the same day are told as one.
  rule(['statement.issued'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      type: 'payment',
      title: t.newStatements(),
      message: t.whatWasBookedIsReady(),
      link: statementsPath,
      uniqueKey: `statements:${utcDay(event.at)}`,
      topics: ['walletChanges'],
    }),
  ]),
];

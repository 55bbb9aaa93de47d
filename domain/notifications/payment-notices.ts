import { depositPath, statementsPath, walletTabPath } from '../wallet/wallet.paths.ts';
import { utcDay } from '../shared/time.ts';
import { type Happening, type Notice, dollars, noticeOf, numberOf, textOf } from './notification.ts';

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

const DEPOSITS: Readonly<Record<string, Words>> = {
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
};

const WITHDRAWALS: Readonly<Record<string, Words>> = {
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
};

/** NO-05: what becomes of a player's payments. */
export function paymentNotices(happening: Happening): readonly Notice[] {
  const { type, entityId } = happening;
  const isDeposit = type.startsWith('deposit.');
  const words = (isDeposit ? DEPOSITS : WITHDRAWALS)[type];
  const userId = textOf(happening, 'userId');
  if (words === undefined || userId === null) return [];
  const amountCents = numberOf(happening, 'amountCents');
  const { title, message, payout, status, mail, isAlways = false } = words;
  return [
    noticeOf(happening, {
      userId,
      type: 'payment',
      tab: 'payouts',
      title,
      message: `${dollars(amountCents)} ${message}`,
      link: isDeposit ? depositPath(entityId) : walletTabPath('withdraw'),
      topics: isAlways ? [] : ['walletChanges'],
      mail,
      data: { payout, amountCents, status, source: isDeposit ? 'Your payment method' : 'Gauntlet' },
    }),
  ];
}

/** Statements that can be downloaded: those that are issued on the same day are told as one. */
export function statementNotices(happening: Happening): readonly Notice[] {
  const userId = textOf(happening, 'userId');
  if (happening.type !== 'statement.issued' || userId === null) return [];
  return [
    noticeOf(happening, {
      userId,
      type: 'payment',
      title: 'New statements',
      message: 'What was booked in the months and quarters that are over is ready to download.',
      link: statementsPath,
      uniqueKey: `statements:${utcDay(happening.at)}`,
      topics: ['walletChanges'],
    }),
  ];
}

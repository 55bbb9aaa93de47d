import type { WalletRefusal } from '../../domain/wallet/refusals.ts';
import { type Figures, type Sentence, type Sentences, amount, momentOf, say } from '../data/refusal-sentences.ts';

function stakeSentence(data: Figures): string {
  const min = amount(data, 'minCents');
  const max = amount(data, 'maxCents');
  return min !== null && max !== null
    ? `Choose a stake between ${min} and ${max}.`
    : 'This stake is outside of what is allowed.';
}

function fundsSentence(data: Figures): string {
  const needed = amount(data, 'neededCents');
  return needed === null
    ? 'You do not have enough money available to bet.'
    : `You need ${needed} available to bet, and your wallet has ${amount(data, 'availableCents') ?? 'less'}.`;
}

const pauseSentence: Sentence = (data) =>
  `You are taking a break until ${momentOf(data, 'endsAt')}. Money can still be withdrawn.`;

function playLimitSentence(data: Figures): string {
  const max = amount(data, 'maxCents');
  const left = amount(data, 'leftCents');
  if (max === null || left === null) return 'This would exceed a limit that you have set for yourself.';
  const period = typeof data['period'] === 'string' ? data['period'] : 'period';
  const kind = typeof data['kind'] === 'string' ? data['kind'] : 'play';
  return `Your own ${kind} limit is ${max} a ${period}; ${left} of it is left.`;
}

function lockedSentence(data: Figures): string {
  const available = amount(data, 'availableCents');
  return available === null
    ? 'Part of this money is still within a dispute window.'
    : `You can withdraw ${available} now. The rest unlocks ${momentOf(data, 'unlocksAt')}, when its dispute windows have passed.`;
}

function amountSentence(data: Figures): string {
  const min = amount(data, 'minCents');
  const max = amount(data, 'maxCents');
  if (min !== null && max !== null) return `Choose an amount between ${min} and ${max}.`;
  return min === null ? 'This amount is outside of what is allowed.' : `The smallest amount is ${min}.`;
}

export const sentences: Sentences<WalletRefusal> = {
  INSUFFICIENT_FUNDS: fundsSentence,
  STAKE_OUT_OF_BOUNDS: stakeSentence,
  PLAY_PAUSED: pauseSentence,
  PLAY_LIMIT_REACHED: playLimitSentence,
  PAUSE_RUNNING: say('A break that you have started cannot be shortened.'),
  MONEY_LEFT: say('There is still money on this account. Withdraw it first.'),
  BATTLES_OPEN: say('You still have open battles. Finish or cancel them first.'),
  PAYMENT_NOT_WAITING: say('This payment has moved on since you opened it.'),
  METHOD_UNUSABLE: say('This payment method cannot be used for that.'),
  METHOD_IN_USE: say('A payment on this method is still under way. Remove it when that is done.'),
  METHOD_COOLING: (data) => `Money can go to a new payment method after 24 hours: ${momentOf(data, 'unlocksAt')}.`,
  CRYPTO_OFF: say('Payments in cryptocurrency are switched off at the moment. Choose another method.'),
  FUNDS_LOCKED: lockedSentence,
  AMOUNT_OUT_OF_BOUNDS: amountSentence,
  OWN_MONEY: say('You cannot decide about your own money.'),
  SECOND_ADMINISTRATOR: say('Another administrator has to approve this one too.'),
  ALERT_RESOLVED: say('Somebody else has resolved this alert meanwhile.'),
  ALERT_UNDECIDED: say('This alert ends with a decision of its own, which is offered beside it.'),
  REDEMPTION_OFF: say('Spending BattleCoin is switched off at the moment.'),
};

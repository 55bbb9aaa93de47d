import type { StoreRefusal } from '../../domain/store/refusals.ts';
import { formatCents, formatCoins, formatCount } from '../format/format.ts';
import { type Figures, type Sentences, say } from '../data/refusal-sentences.ts';

const nameOf = ({ name }: Figures): string => (typeof name === 'string' ? name : 'This');

const PROMO_SENTENCES: Readonly<Record<string, string>> = {
  used: 'You have paid with this code before; each is good once.',
  'not-first-purchase': 'This code is for a first purchase, and you have bought here before.',
  'not-creator': 'This code is for verified creators.',
};

function changedSentence({ payCoins, payCents }: Figures): string {
  const sums = [
    typeof payCoins === 'number' && payCoins > 0 ? formatCoins(payCoins) : null,
    typeof payCents === 'number' && payCents > 0 ? formatCents(payCents) : null,
  ].filter((sum) => sum !== null);
  return `A price has changed, and nothing was paid. Your cart costs ${sums.join(' and ')} now.`;
}

export const sentences: Sentences<StoreRefusal> = {
  CART_EMPTY: say('Your cart is empty.'),
  PRODUCT_NOT_SOLD: (data) => `${nameOf(data)} is not sold right now. Take it out to buy the rest.`,
  ITEM_OWNED: (data) => `${nameOf(data)} is yours once: you have it, or it is in your cart already.`,
  PRICE_CHANGED: changedSentence,
  PRODUCT_CHANGED: say('Somebody else has changed this product meanwhile. Close this and look at it again.'),
  PROMO_UNUSABLE: ({ reason }) => PROMO_SENTENCES[String(reason)] ?? 'This code does not apply to you.',
  CRATES_CLOSED: say(
    'Crates are sold to verified players who are old enough and on no break, and not in every region.',
  ),
  CRATE_OPENED: say('This crate has been opened already.'),
  GIFT_ADDRESS: say('Enter the e-mail address of whoever gets the gift.'),
  GIFT_SINGLE: say('One gift at a time: pay for this one first.'),
  GIFT_GONE: say('This gift has been claimed, or its time is over.'),
  LINE_USED: say('Something of it was opened, claimed or is gone, so it stays as it is.'),
  LINE_MONEY: say('Some of its coins are spent or at stake. Adjust the balance instead.'),
  LINE_RETURNED: say('Somebody else has taken it back meanwhile.'),
  SEASON_OVER: say('The season is over.'),
  CREDITS_SHORT: ({ missing }) =>
    typeof missing === 'number' ? `${formatCount(missing)} credits are missing.` : 'You do not have enough credits.',
  PASS_NOTHING: say('There is nothing to claim. Play on to reach the next tier.'),
  GIFT_HAD: say('You have everything that is in this gift. It goes back to whoever sent it.'),
  COMMITMENT_PASSED: say('Another opening of yours came first. Look at the new hash and open again.'),
};

import type { StoreRefusal } from '../../domain/store/refusals.ts';
import { formatCents, formatCoins, formatCount } from '../format/format.ts';
import { type Figures, type Sentences, say } from '../data/refusal-sentences.ts';
import { itemWords } from './item-words.ts';
import { listWords } from './list-words.ts';
import { productName } from './product-names.ts';
import * as t from './__generated__/messages.ts';

const PROMO_SENTENCES: Readonly<Record<string, string>> = {
  used: t.youHavePaidWithThisCodeBefore(),
  'not-first-purchase': t.thisCodeIsForAFirstPurchase(),
  'not-creator': t.thisCodeIsForVerifiedCreators(),
};

function changedSentence({ payCoins, payCents }: Figures): string {
  const sums = [
    typeof payCoins === 'number' && payCoins > 0 ? formatCoins(payCoins) : null,
    typeof payCents === 'number' && payCents > 0 ? formatCents(payCents) : null,
  ].filter((sum) => sum !== null);
  return t.aPriceHasChangedAndNothing({ sums: listWords(sums) });
}

export const sentences: Sentences<StoreRefusal> = {
  CART_EMPTY: say(t.yourCartIsEmpty2()),
  PRODUCT_NOT_SOLD: ({ name }) =>
    typeof name === 'string' ? t.nameIsNotSold({ name: productName(name) }) : t.thisIsNotSold(),
  ITEM_OWNED: ({ name }) =>
    typeof name === 'string' ? t.nameIsYoursOnce({ name: itemWords(productName(name)) }) : t.thisIsYoursOnce(),
  PRICE_CHANGED: changedSentence,
  PRODUCT_CHANGED: say(t.somebodyElseHasChangedThisProduct()),
  PROMO_UNUSABLE: ({ reason }) => PROMO_SENTENCES[String(reason)] ?? t.thisCodeDoesNotApply(),
  CRATES_CLOSED: say(t.cratesAreSoldToVerifiedPlayers()),
  CRATE_OPENED: say(t.thisCrateHasBeenOpenedAlready()),
  GIFT_ADDRESS: say(t.enterTheEMailAddressOfWhoever()),
  GIFT_SINGLE: say(t.oneGiftAtATimePay()),
  GIFT_GONE: say(t.thisGiftHasBeenClaimed()),
  LINE_USED: say(t.somethingOfItWasOpenedClaimed()),
  LINE_MONEY: say(t.someOfItsCoinsAreSpent()),
  LINE_RETURNED: say(t.somebodyElseHasTakenItBackMeanwhile()),
  SEASON_OVER: say(t.theSeasonIsOver()),
  CREDITS_SHORT: ({ missing }) =>
    typeof missing === 'number'
      ? t.creditsAreMissing({ missing: formatCount(missing) })
      : t.youDoNotHaveEnoughCredits(),
  PASS_NOTHING: say(t.thereIsNothingToClaimPlay()),
  GIFT_HAD: say(t.youHaveAllOfThisGift()),
  COMMITMENT_PASSED: say(t.anotherOpeningOfYoursCameFirstLook()),
};

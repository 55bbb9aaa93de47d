import type { WalletRefusal } from '../../domain/wallet/refusals.ts';
import { type Figures, type Sentence, type Sentences, amount, momentOf, say } from '../data/refusal-sentences.ts';
import { formatCoins } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

function stakeSentence(data: Figures): string {
  const min = amount(data, 'minCents');
  const max = amount(data, 'maxCents');
  return min !== null && max !== null ? t.chooseAStakeBetweenMinAndMax({ min, max }) : t.thisStakeIsOutside();
}

function fundsSentence(data: Figures): string {
  const coins = data['neededCoins'];
  if (typeof coins === 'number') return t.youNeedMoreCoins({ coins: formatCoins(coins) });
  const needed = amount(data, 'neededCents');
  const available = amount(data, 'availableCents');
  if (needed === null) return t.youDoNotHaveEnoughMoneyAvailable();
  return available === null
    ? t.youNeedMoreThanYourWalletHas({ needed })
    : t.youNeedNeededAvailableToBet({ needed, available });
}

const pauseSentence: Sentence = (data) => t.youAreTakingABreak({ until: momentOf(data, 'endsAt') });

function playLimitSentence(data: Figures): string {
  const max = amount(data, 'maxCents');
  const left = amount(data, 'leftCents');
  if (max === null || left === null) return t.thisWouldExceedALimit();
  const [kind, period] = [String(data['kind']), String(data['period'])];
  return t.yourOwnLimitIsReached({ kind, max, period, left });
}

function lockedSentence(data: Figures): string {
  const available = amount(data, 'availableCents');
  return available === null
    ? t.partOfThisMoneyIsStillWithin()
    : t.youCanWithdrawAvailableNow({ available, unlocksAt: momentOf(data, 'unlocksAt') });
}

function amountSentence(data: Figures): string {
  const min = amount(data, 'minCents');
  const max = amount(data, 'maxCents');
  if (min !== null && max !== null) return t.chooseAnAmountBetweenMinAndMax({ min, max });
  return min === null ? t.thisAmountIsOutside() : t.theSmallestAmountIsMin({ min });
}

export const sentences: Sentences<WalletRefusal> = {
  INSUFFICIENT_FUNDS: fundsSentence,
  STAKE_OUT_OF_BOUNDS: stakeSentence,
  PLAY_PAUSED: pauseSentence,
  BIRTH_DATE_MISSING: say(t.tellYourDateOfBirthFirst()),
  STAKE_TOO_YOUNG: ({ years }) =>
    typeof years === 'number' ? t.youMayStakeFromThisAge({ years }) : t.youAreTooYoungToStake(),
  PLAY_LIMIT_REACHED: playLimitSentence,
  PAUSE_RUNNING: say(t.aBreakThatYouHaveStarted()),
  MONEY_LEFT: say(t.thereIsStillMoneyOnThisAccount()),
  BATTLES_OPEN: say(t.youStillHaveOpenBattlesFinish()),
  PAYMENT_NOT_WAITING: say(t.thisPaymentHasMovedOnSince()),
  METHOD_UNUSABLE: say(t.thisPaymentMethodCannotBeUsed()),
  METHOD_IN_USE: say(t.aPaymentOnThisMethodIsStill()),
  METHOD_COOLING: (data) => t.moneyCanGoToANewPayment({ at: momentOf(data, 'unlocksAt') }),
  METHOD_LOCKED: (data) => t.noPayoutGoesThereUntilConfirmed({ at: momentOf(data, 'confirmableAt') }),
  PAYOUT_DOUBTED: say(t.thePlayerHasResetThePassword()),
  CRYPTO_OFF: say(t.paymentsInCryptocurrencyAreSwitchedOff()),
  FUNDS_LOCKED: lockedSentence,
  AMOUNT_OUT_OF_BOUNDS: amountSentence,
  OWN_MONEY: say(t.youCannotDecideAboutYourOwnMoney()),
  SECOND_ADMINISTRATOR: say(t.anotherAdministratorHasToApprove()),
  ALERT_RESOLVED: say(t.somebodyElseHasResolvedThisAlert()),
  ALERT_UNDECIDED: say(t.thisAlertEndsWithADecision()),
  REDEMPTION_OFF: say(t.spendingBattleCoinIsSwitchedOff()),
  PROOF_PENDING: say(t.theProofIsNotReadyYet()),
};

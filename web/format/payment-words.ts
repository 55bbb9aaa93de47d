import type { KindName } from '../../domain/wallet/methods.ts';
import { inOwnWords } from './own-words.ts';
import * as t from './__generated__/messages.ts';

/** What methods are called whose owners have not named them. */
export const METHOD_NAMES: Readonly<Record<KindName, string>> = {
  Card: t.card(),
  PayPal: 'PayPal',
  'Apple Pay': 'Apple Pay',
  'Google Pay': 'Google Pay',
  Venmo: 'Venmo',
  'Bank account': t.bankAccount(),
  'Crypto wallet': t.cryptoWallet(),
  Stripe: 'Stripe',
};

/** Why a payment failed, where we say it ourselves. */
export const FAILURES = {
  'The bank declined the payment': t.theBankDeclinedThePayment(),
  'The card was declined': t.theCardWasDeclined(),
  'The payment page was left before paying': t.thePaymentPageWasLeft(),
  'The receiving bank returned the payment': t.theReceivingBankReturnedThePayment(),
  'You cancelled the payment': t.youCancelledThePayment(),
  'Your bank did not confirm the payment': t.yourBankDidNotConfirm(),
} as const;

/** The name of a payment method: its owner's, or one of ours, such as 'Card ending 4242' and 'BTC wallet'. */
export function methodWords(name: string): string {
  const [, kind, digits] = /^(Card|Apple Pay|Google Pay) ending (\d{4})$/.exec(name) ?? [];
  if (kind !== undefined && digits !== undefined)
    return t.methodEnding({ method: inOwnWords(METHOD_NAMES, kind), digits });
  const coin = /^(BTC|ETH|USDC|DOGE) wallet$/.exec(name)?.[1];
  return coin === undefined ? inOwnWords(METHOD_NAMES, name) : t.coinWallet({ coin });
}

/** Why a payment failed or was refused; what staff or the provider wrote stays as it is. */
export const failureWords = (reason: string): string => inOwnWords(FAILURES, reason);

import {
  type MethodKind,
  NEEDS_TOKEN,
  PAYOUT_KINDS,
  faultOfMethod,
  takesDeposits as canPayIn,
} from '../../domain/wallet/methods.ts';
import type { AddPaymentMethodInput, CryptoNetwork, PaymentMethodKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** The test methods of the sandbox, which stands in for a payment provider; docs/operations.md lists them too. */
export const TEST_TOKENS = [
  { value: 'sandbox-success', labelOf: (method: string) => t.methodThatSucceeds({ method }) },
  { value: 'sandbox-decline', labelOf: (method: string) => t.methodThatIsDeclined({ method }) },
  { value: 'sandbox-pending', labelOf: (method: string) => t.methodThatStaysPending({ method }) },
  { value: 'sandbox-confirm', labelOf: (method: string) => t.methodWhoseBankAsksFirst({ method }) },
  { value: 'sandbox-chargeback', labelOf: (method: string) => t.methodThatIsChargedBack({ method }) },
  { value: 'sandbox-unverified', labelOf: (method: string) => t.methodThatCannotBeVerified({ method }) },
] as const;

/** Stripe asks for the card on a page of its own when a deposit is made. */
export const CHECKOUT_TOKEN = 'stripe-checkout';

export interface MethodForm {
  readonly kind: PaymentMethodKind;
  readonly token: string;
  readonly destination: string;
  readonly network: CryptoNetwork;
  readonly label: string;
}

const kindOf = (kind: PaymentMethodKind): MethodKind => kind.toLowerCase() as MethodKind;

/** Cards and the phones' wallets are tokens of the provider; all others are told by where money goes. */
export const needsToken = (kind: PaymentMethodKind): boolean => NEEDS_TOKEN.includes(kindOf(kind));

export const canBePaidOut = (kind: PaymentMethodKind): boolean => PAYOUT_KINDS.includes(kindOf(kind));

/** The others are there to be paid out to alone. */
export const takesDeposits = (kind: PaymentMethodKind): boolean => canPayIn(kindOf(kind));

interface DestinationWords {
  readonly label: string;
  readonly hint: string;
  readonly fault: string;
}

const DESTINATIONS: Readonly<Record<'PAYPAL' | 'VENMO' | 'BANK' | 'CRYPTO', DestinationWords>> = {
  PAYPAL: {
    label: t.paypalEMail(),
    hint: t.theAddressOfYourPayPalAccount(),
    fault: t.enterAFullEMailAddressLike(),
  },
  VENMO: {
    label: t.venmoName(),
    hint: t.withTheInFront(),
    fault: t.enterYourVenmoNameWithTheLike(),
  },
  BANK: {
    label: t.account(),
    hint: t.anIBANOrRoutingAndAccountNumber(),
    fault: t.thisIsNeitherAnIBANNor(),
  },
  CRYPTO: {
    label: t.walletAddress(),
    hint: t.payoutsGoThereAndCannotBeCalled(),
    fault: t.thisIsNotAnAddress(),
  },
};

/** The words for where money goes; null for kinds that are a token. */
export const destinationWords = (kind: PaymentMethodKind): DestinationWords | null =>
  kind in DESTINATIONS ? DESTINATIONS[kind as keyof typeof DESTINATIONS] : null;

export function inputOf({ kind, token, destination, network, label }: MethodForm): AddPaymentMethodInput {
  return {
    kind,
    token: needsToken(kind) ? token : '',
    destination: needsToken(kind) ? '' : destination.trim(),
    network: kind === 'CRYPTO' ? network : null,
    label: label.trim(),
  };
}

/** What is wrong with where money goes; null when nothing is. */
export function destinationFault(form: MethodForm): string | null {
  const { token = '', destination = '', network } = inputOf(form);
  const terms = {
    kind: kindOf(form.kind),
    token,
    destination,
    network: network ? (network.toLowerCase() as 'btc' | 'eth' | 'usdc' | 'doge') : null,
  };
  return faultOfMethod(terms) === 'destination' ? (destinationWords(form.kind)?.fault ?? null) : null;
}

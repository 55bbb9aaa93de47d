import { type MethodKind, NEEDS_TOKEN, PAYOUT_KINDS, faultOfMethod } from '../../domain/wallet/methods.ts';
import type { AddPaymentMethodInput, CryptoNetwork, PaymentMethodKind } from '../data/__generated__/schema-types.ts';

/** The test methods of the sandbox, which stands in for a payment provider; docs/operations.md lists them too. */
export const TEST_TOKENS = [
  { value: 'sandbox-success', label: 'that succeeds' },
  { value: 'sandbox-decline', label: 'that is declined' },
  { value: 'sandbox-pending', label: 'that stays pending for a few seconds' },
  { value: 'sandbox-confirm', label: 'whose bank asks first' },
  { value: 'sandbox-chargeback', label: 'that is charged back later' },
  { value: 'sandbox-unverified', label: 'that cannot be verified' },
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

interface DestinationWords {
  readonly label: string;
  readonly hint: string;
  readonly fault: string;
}

const DESTINATIONS: Readonly<Record<'PAYPAL' | 'VENMO' | 'BANK' | 'CRYPTO', DestinationWords>> = {
  PAYPAL: {
    label: 'PayPal e-mail',
    hint: 'The address of your PayPal account.',
    fault: 'Enter a full e-mail address, like name@example.com.',
  },
  VENMO: {
    label: 'Venmo name',
    hint: 'With the @ in front.',
    fault: 'Enter your Venmo name with the @, like @player-one.',
  },
  BANK: {
    label: 'Account',
    hint: 'An IBAN, or routing and account number as 021000021/123456789.',
    fault: 'This is neither an IBAN nor a routing and account number. Check every digit.',
  },
  CRYPTO: {
    label: 'Wallet address',
    hint: 'Payouts go there and cannot be called back.',
    fault: 'This is not an address of this network. Copy it again.',
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

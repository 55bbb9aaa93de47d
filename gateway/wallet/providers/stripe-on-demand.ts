import type { StripeKeys } from '../../kernel/config/stripe-keys.ts';
import { onDemand } from './on-demand.ts';
import type { PaymentProvider, ProviderAccounts } from '../../kernel/payment-provider.ts';
import { STRIPE } from './stripe-mark.ts';

/** Stripe, whose package comes with the first payment: it is the largest of all, and most gateways never ask it. */
export function stripeOnDemand(keys: StripeKeys): PaymentProvider {
  const provider = onDemand(async () => {
    const { stripeProvider } = await import('./stripe-provider.ts');
    return stripeProvider(keys);
  });
  const accounts = async (): Promise<ProviderAccounts> => {
    const found = await provider();
    if (found.accounts === null) throw new Error('nobody has an account there');
    return found.accounts;
  };
  return {
    name: STRIPE,
    accounts:
      keys.accountsSecret === null
        ? null
        : {
            open: async (...asked) => (await accounts()).open(...asked),
            pageFor: async (...asked) => (await accounts()).pageFor(...asked),
            isReady: async (...asked) => (await accounts()).isReady(...asked),
          },
    checkMethod: async (...asked) => (await provider()).checkMethod(...asked),
    charge: async (...asked) => (await provider()).charge(...asked),
    cancel: async (...asked) => (await provider()).cancel(...asked),
    payOut: async (...asked) => (await provider()).payOut(...asked),
    standingOf: async (...asked) => (await provider()).standingOf(...asked),
    listReversed: async (...asked) => (await provider()).listReversed(...asked),
    readWebhook: async (...asked) => (await provider()).readWebhook(...asked),
  };
}

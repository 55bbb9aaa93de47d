import type { Variables } from './environment.ts';

/** Stripe's own keys, whole or restricted, for payments that nobody makes. */
const TEST_KEY = /^[sr]k_test_/;

/** What production asks of the variables of payments, so that play money is never taken for real: whether each is broken. */
export function moneyRules(value: Variables): readonly (readonly [isBroken: boolean, why: string])[] {
  const { PAYMENTS: payments, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
  const isProduction = value.NODE_ENV === 'production';
  return [
    [
      isProduction && payments === undefined && key === undefined && webhookSecret === undefined,
      'PAYMENTS: must be set to sandbox in production for play money, or STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET for real money',
    ],
    [
      payments !== undefined && key !== undefined,
      'PAYMENTS: must not be sandbox beside STRIPE_SECRET_KEY, which moves real money',
    ],
    [
      isProduction && key !== undefined && TEST_KEY.test(key),
      'STRIPE_SECRET_KEY: must be a live key in production, since a test key moves no money',
    ],
    [
      isProduction && value.DEMO_DATA === 'load' && key !== undefined,
      'DEMO_DATA: must not be load in production beside STRIPE_SECRET_KEY, since its accounts hold play money',
    ],
  ];
}

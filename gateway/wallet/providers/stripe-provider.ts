import { depositPath } from '../../../domain/wallet/wallet.paths.ts';
import { Stripe } from 'stripe';
import { Refused } from '../../../domain/shared/refusals.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { manualRef } from '../../../domain/wallet/hand-payouts.ts';
import { PAYOUT_KINDS } from '../../../domain/wallet/methods.ts';
import type { ProviderDepositStatus } from '../../../domain/wallet/payments.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { PaymentProvider, ProviderEvent } from '../../kernel/payment-provider.ts';
import type { StripeKeys } from '../../kernel/config/stripe-keys.ts';
import { accountEventOf, payToAccount, returnEventOf, stripeAccounts } from './stripe-accounts.ts';
import { STRIPE, isMarked, markOf } from './stripe-mark.ts';
import { reversedSince, reversalsOf, reversalTold } from './stripe-reversals.ts';

/** A webhook older than that may be a recorded one. */
const TOLERANCE_SECONDS = 300;

/** The token of the one method that Stripe's own page asks the details of. */
export const STRIPE_CHECKOUT_TOKEN = 'stripe-checkout';

const listOf = (event: ProviderEvent | null): readonly ProviderEvent[] => (event === null ? [] : [event]);

/** What the states of a checkout say of a deposit. */
function depositStatusOf(session: Stripe.Checkout.Session): ProviderDepositStatus {
  if (session.payment_status === 'paid') return 'succeeded';
  return session.status === 'expired' ? 'failed' : 'pending';
}

/**
 * Deposits by Stripe Checkout: the card is entered on Stripe's page and never comes near us. Stripe pays out to its own
 * account holders only: to players who have opened an account with it. All other payouts are made by hand in the
 * operator's bank and confirmed by an administrator.
 */
export function stripeProvider({ secretKey, webhookSecret, accountsSecret, host }: StripeKeys): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(host && {
      host: host.hostname,
      port: Number(host.port),
      protocol: host.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
    maxNetworkRetries: 2,
    telemetry: false,
  });

  /** The checkout that a later payment, e.g. a disputed one, began with. */
  async function checkoutOf(payment: string | Stripe.PaymentIntent | null): Promise<Stripe.Checkout.Session | null> {
    if (payment === null) return null;
    const id = typeof payment === 'string' ? payment : payment.id;
    const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
    return data[0] ?? null;
  }

  async function eventOf(deps: Deps, event: Stripe.Event): Promise<ProviderEvent | null> {
    const { id, type } = event;
    const of = ({ id: ref, metadata }: Stripe.Checkout.Session) => ({ id, ref, isUnmarked: !isMarked(deps, metadata) });
    const said = (
      session: Stripe.Checkout.Session,
      status: ProviderDepositStatus,
      failure: string | null = null,
    ): ProviderEvent => ({ ...of(session), kind: 'deposit', status, failure });
    if (type === 'checkout.session.completed') return said(event.data.object, depositStatusOf(event.data.object));
    if (type === 'checkout.session.async_payment_succeeded') return said(event.data.object, 'succeeded');
    if (type === 'checkout.session.async_payment_failed')
      return said(event.data.object, 'failed', 'The bank declined the payment');
    if (type === 'checkout.session.expired')
      return said(event.data.object, 'failed', 'The payment page was left before paying');
    const told = await reversalTold(stripe, event, deps.now());
    if (told === null) return returnEventOf(deps, event);
    const { payment, ...reversal } = told;
    const session = await checkoutOf(payment);
    return session && { ...of(session), kind: 'reversal', ...reversal, failure: null };
  }

  return {
    name: STRIPE,

    accounts: accountsSecret === null ? null : stripeAccounts(stripe),

    // Payouts are made by hand, after a day of cooling and the look of staff.
    checkMethod: (_, { kind, token }) =>
      Promise.resolve(token === STRIPE_CHECKOUT_TOKEN || PAYOUT_KINDS.includes(kind)),

    async charge(deps, { depositId, amountCents }) {
      const back = `${deps.config.publicUrl}${depositPath(depositId)}`;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: depositId,
          metadata: markOf(deps),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: amountCents,
                product_data: { name: 'Deposit to your Gauntlet wallet' },
              },
            },
          ],
          success_url: back,
          cancel_url: back,
        },
        { idempotencyKey: depositId },
      );
      return { ref: session.id, status: depositStatusOf(session), actionUrl: session.url, failure: null };
    },

    async cancel(_, ref) {
      try {
        return depositStatusOf(await stripe.checkout.sessions.expire(ref));
      } catch (error) {
        // One that was paid or has expired meanwhile cannot be ended; it says itself what it is.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return depositStatusOf(await stripe.checkout.sessions.retrieve(ref));
      }
    },

    payOut: (deps, order) =>
      order.method.kind === 'stripe'
        ? payToAccount(deps, stripe, order)
        : Promise.resolve({ ref: manualRef(order.withdrawalId), status: null, failure: null }),

    async standingOf(_, ref) {
      const session = await stripe.checkout.sessions.retrieve(ref);
      return { status: depositStatusOf(session), takenBackCents: await reversalsOf(stripe, session.payment_intent) };
    },

    async listReversed({ now }, since) {
      const refs = new Set<string>();
      for await (const payment of reversedSince(stripe, now(), since)) {
        const session = await checkoutOf(payment);
        if (session) refs.add(session.id);
      }
      return [...refs];
    },

    async readWebhook(deps, signature, body) {
      const at = Math.floor(deps.now() / SECOND) * SECOND;
      const openedBy = (secret: string): Stripe.Event | null => {
        try {
          return stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_SECONDS, undefined, at);
        } catch {
          return null;
        }
      };
      // What one endpoint is told of is not believed when the other one's secret has signed it.
      const own = openedBy(webhookSecret);
      if (own !== null && own.account === undefined) return listOf(await eventOf(deps, own));
      const event = accountsSecret === null ? null : openedBy(accountsSecret);
      if (event?.account === undefined) throw new Refused('FORBIDDEN');
      return listOf(await accountEventOf(stripe, event.account, event));
    },
  };
}

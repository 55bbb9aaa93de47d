import { Stripe } from 'stripe';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { PayoutAnswer, PayoutOrder, ProviderAccounts, ProviderEvent } from '../../kernel/payment-provider.ts';
import { isMarked, markOf } from './stripe-mark.ts';

const RETURNED = 'The receiving bank returned the payment';

/** Express accounts of Stripe Connect: Stripe asks who the player is and where the money goes, and keeps it. */
export const stripeAccounts = (stripe: Stripe): ProviderAccounts => ({
  async open(_, key) {
    const account = await stripe.accounts.create(
      {
        type: 'express',
        capabilities: { transfers: { requested: true } },
        // Each payout is asked for by itself, so that each is told of by itself.
        settings: { payouts: { schedule: { interval: 'manual' } } },
      },
      { idempotencyKey: key },
    );
    return account.id;
  },

  async pageFor({ config }, account) {
    const back = `${config.publicUrl}${walletTabPath('methods')}`;
    const { url } = await stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      refresh_url: back,
      return_url: back,
    });
    return url;
  },

  isReady: (_, account) => isReady(stripe, account),
});

const isReady = async (stripe: Stripe, account: string): Promise<boolean> =>
  (await stripe.accounts.retrieve(account)).payouts_enabled;

const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient';

/** Takes the money back from the account that it was sent to; nothing where that has happened. */
async function takeBack(stripe: Stripe, { id, reversed }: Stripe.Transfer): Promise<void> {
  if (!reversed) await stripe.transfers.createReversal(id, {}, { idempotencyKey: `reversal.${id}` });
}

/**
 * Moves the amount to the player's account and asks Stripe to pay it out from there. Each step is looked for before it
 * is done, because Stripe forgets keys after a day: whatever dies in between pays nothing twice. What Stripe refuses to
 * pay out is taken back before it counts as failed; while the operator's own balance is short, the job asks again.
 */
export async function payToAccount(
  deps: Deps,
  stripe: Stripe,
  { withdrawalId, amountCents, method: { destination } }: PayoutOrder,
): Promise<PayoutAnswer> {
  const sum = { amount: amountCents, currency: 'usd' };
  const earlier = await stripe.transfers.list({ transfer_group: withdrawalId, limit: 1 });
  let transfer = earlier.data[0];
  try {
    transfer ??= await stripe.transfers.create(
      { ...sum, destination, transfer_group: withdrawalId, metadata: markOf(deps) },
      { idempotencyKey: withdrawalId },
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { ref: `refused_${withdrawalId}`, status: 'failed', failure: RETURNED };
  }
  const ref = transfer.id;
  if (transfer.reversed) return { ref, status: 'failed', failure: RETURNED };
  const of = { stripeAccount: destination };
  const payouts = await stripe.payouts.list({ created: { gte: transfer.created }, limit: 100 }, of);
  if (payouts.data.some(({ metadata }) => metadata?.['transfer'] === ref)) return { ref, status: null, failure: null };
  try {
    await stripe.payouts.create(
      { ...sum, metadata: { transfer: ref } },
      { ...of, idempotencyKey: `payout.${withdrawalId}` },
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    await takeBack(stripe, transfer);
    return { ref, status: 'failed', failure: RETURNED };
  }
  return { ref, status: null, failure: null };
}

/** The transfer that a payout of an account pays on; null for any other payout. */
async function transferOf(stripe: Stripe, account: string, payout: Stripe.Payout): Promise<Stripe.Transfer | null> {
  const id = payout.metadata?.['transfer'];
  if (id === undefined) return null;
  const transfer = await stripe.transfers.retrieve(id);
  return transfer.destination === account && transfer.amount === payout.amount ? transfer : null;
}

/** What an event of a player's account means here; null for nothing. */
export async function accountEventOf(
  stripe: Stripe,
  account: string,
  { id, type, data }: Stripe.Event,
): Promise<ProviderEvent | null> {
  if (type === 'account.updated') {
    // As it is now: events come in any order.
    const status = (await isReady(stripe, account)) ? 'ready' : 'closed';
    return { id, kind: 'account', ref: account, status, failure: null };
  }
  if (type !== 'payout.paid' && type !== 'payout.failed' && type !== 'payout.canceled') return null;
  const transfer = await transferOf(stripe, account, data.object);
  if (transfer === null) return null;
  const told = { id, kind: 'payout', ref: transfer.id } as const;
  if (type === 'payout.paid') return { ...told, status: 'paid', failure: null };
  // Before it counts as returned here: otherwise the player had it in both places.
  await takeBack(stripe, transfer);
  return { ...told, status: 'returned', failure: RETURNED };
}

/** A transfer of which something was taken back, by us or in Stripe's dashboard; null for anything else. */
export const returnEventOf = (deps: Deps, { id, type, data }: Stripe.Event): ProviderEvent | null =>
  type === 'transfer.reversed' && data.object.transfer_group !== null
    ? {
        id,
        kind: 'payout',
        ref: data.object.id,
        status: 'returned',
        failure: RETURNED,
        isUnmarked: !isMarked(deps, data.object.metadata),
        ...(!data.object.reversed && { cents: data.object.amount_reversed || 0 }),
      }
    : null;

import type { Stripe } from 'stripe';
import { DAY, SECOND } from '../../../domain/shared/time.ts';

/** Banks decide a dispute within some months. */
const DISPUTE_LIFE_MS = 120 * DAY;

/** What is taken back of a payment on one ground. */
interface Told {
  readonly payment: string | Stripe.PaymentIntent | null;
  readonly status: 'dispute' | 'refund';
  readonly source: string;
  /** Null where it is not said how much it is. */
  readonly cents: number | null;
  readonly version: number;
}

/** How far a dispute is; what it holds back at each phase is known by the phase. */
const PHASES = ['asked', 'open', 'ended'] as const;

function phaseOf(status: Stripe.Dispute.Status | undefined, isReinstated: boolean): (typeof PHASES)[number] {
  if (status === 'won' || status === 'lost' || isReinstated) return 'ended';
  return status === 'prevented' || status?.startsWith('warning_') ? 'asked' : 'open';
}

/**
 * How much a dispute holds back: what Stripe has moved for it, where it says so. Else an inquiry holds nothing, an open
 * or lost one all of it, and one that was won nothing any more. Null where it names no amount.
 */
function heldBy(
  dispute: Stripe.Dispute,
  isReinstated = false,
): { readonly cents: number | null; readonly version: number } {
  const { status, amount } = dispute;
  const moves = dispute.balance_transactions ?? [];
  const phase = phaseOf(status, isReinstated);
  // Each move comes after the one before it, and its phase after that of the last.
  const version = 1 + moves.length * PHASES.length + PHASES.indexOf(phase);
  if (moves.length > 0) return { cents: Math.max(0, -moves.reduce((sum, move) => sum + move.amount, 0)), version };
  const isHeld = phase === 'open' || (status === 'lost' && !isReinstated);
  return { cents: isHeld ? (amount ?? null) : 0, version };
}

const idOf = (named: string | { readonly id: string }): string => (typeof named === 'string' ? named : named.id);

const refundsOf = ({ id, payment_intent, amount_refunded }: Stripe.Charge, version: number): Told => ({
  payment: payment_intent,
  status: 'refund',
  source: id,
  cents: amount_refunded,
  version,
});

/** What an event says that was taken back, as a running total; null for events of anything else. */
export async function reversalTold(stripe: Stripe, event: Stripe.Event, now: number): Promise<Told | null> {
  const { type } = event;
  if (
    type === 'charge.dispute.created' ||
    type === 'charge.dispute.updated' ||
    type === 'charge.dispute.funds_withdrawn' ||
    type === 'charge.dispute.funds_reinstated' ||
    type === 'charge.dispute.closed'
  ) {
    const dispute = event.data.object;
    const held = heldBy(dispute, type === 'charge.dispute.funds_reinstated');
    return { payment: dispute.payment_intent, status: 'dispute', source: dispute.id, ...held };
  }
  if (type === 'charge.refunded') return refundsOf(event.data.object, event.created ?? 0);
  if (type !== 'refund.failed' && type !== 'refund.updated' && type !== 'charge.refund.updated') return null;
  const { status, charge } = event.data.object;
  // One that comes back makes the total smaller, which no event says.
  if (charge === null || (status !== 'failed' && status !== 'canceled')) return null;
  return refundsOf(await stripe.charges.retrieve(idOf(charge)), Math.floor(now / SECOND));
}

/** All that is taken back of a payment by now, in cents. */
export async function reversalsOf(stripe: Stripe, payment: string | Stripe.PaymentIntent | null): Promise<number> {
  if (payment === null) return 0;
  const of = { payment_intent: idOf(payment), limit: 100 };
  const [charges, disputes] = await Promise.all([stripe.charges.list(of), stripe.disputes.list(of)]);
  const refunded = charges.data.reduce((sum, charge) => sum + (charge.amount_refunded ?? 0), 0);
  return disputes.data.reduce((sum, dispute) => sum + (heldBy(dispute).cents ?? 0), refunded);
}

/** The payments that were refunded since an instant, or disputed within the months before now. */
export async function* reversedSince(
  stripe: Stripe,
  now: number,
  since: number,
): AsyncGenerator<string | Stripe.PaymentIntent | null> {
  const from = (at: number) => ({ created: { gte: Math.floor(at / SECOND) }, limit: 100 });
  for await (const { payment_intent } of stripe.refunds.list(from(since))) yield payment_intent;
  for await (const { payment_intent } of stripe.disputes.list(from(now - DISPUTE_LIFE_MS))) yield payment_intent;
}

import type { Context } from '../../kernel/context.ts';
import { type Charge, chargePoints, chargeRefusal, settleCharge } from './charge-points.ts';
import { chargeSession } from './charge-session.ts';

/**
 * Charges what a call costs to whoever makes it: a key and its account and address, or all sessions of an account. A
 * visitor is charged nothing; what visitors may do is limited each by itself. Answers what was charged to a key, to be
 * settled when the call is over.
 * @throws Refused RATE_LIMITED
 */
export async function chargeCall(context: Context, points: number): Promise<Charge | null> {
  const { actor } = context.caller;
  if (actor?.key) return chargePoints(context, actor.key, points);
  if (actor) await chargeSession(context, points);
  return null;
}

/** Charges a call that is refused before it is made to the key, or the sessions, that sent it. @throws Refused RATE_LIMITED */
export async function chargeRefusedCall(context: Context): Promise<void> {
  const { actor } = context.caller;
  if (actor?.key) await chargeRefusal(context, actor.key);
  else if (actor) await chargeSession(context, 0);
}

/** Gives back what a call has not used. @param used points that it came to; null for one that was refused */
export async function settleCall(context: Context, charge: Charge | null, used: number | null): Promise<void> {
  if (charge) await settleCharge(context, charge, used);
}

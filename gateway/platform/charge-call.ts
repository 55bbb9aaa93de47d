import type { Context } from '../kernel/context.ts';
import { chargePoints } from './charge-points.ts';
import { chargeSession } from './charge-session.ts';

/**
 * Charges what a call costs to whoever makes it: a key and its account and address, or all sessions of an account. A
 * visitor is charged nothing; what visitors may do is limited each by itself.
 * @throws Refused RATE_LIMITED
 */
export async function chargeCall(context: Context, points: number): Promise<void> {
  const { actor } = context.caller;
  if (actor?.key) await chargePoints(context, actor.key, points);
  else if (actor) await chargeSession(context, points);
}

import { Refused } from '../../domain/shared/refusals.ts';
import { type Actor, requireBelievedAccount } from './actor.ts';
import type { Context } from './context.ts';
import { requireWritable } from './require-writable.ts';

/** The one change that can be made by whoever sees with the eyes of a player. */
const ENDS_INSPECTION = 'endInspection';

/**
 * Whatever changes anything comes by here, on every endpoint, before it is looked at any closer: each mutation, over
 * HTTP and the socket, and each route that is no GET.
 * @param name of the mutation or the route
 * @throws Refused INSPECTION_READS_ONLY, ACCOUNT_CHANGED, UNDER_MAINTENANCE
 */
export async function requireChange(context: Pick<Context, 'deps' | 'caller'>, name: string): Promise<void> {
  const { caller } = context;
  if (name === ENDS_INSPECTION) return;
  if (caller.actor?.inspecting) throw new Refused('INSPECTION_READS_ONLY');
  requireBelievedAccount(caller);
  await requireWritable(context, name);
}

/** Keeps to its player what nobody else reads, whoever sees with their eyes. @throws Refused INSPECTION_HIDES */
export function requireOwnEyes(actor: Actor | null): void {
  if (actor?.inspecting) throw new Refused('INSPECTION_HIDES');
}

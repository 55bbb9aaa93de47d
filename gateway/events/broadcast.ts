import type { GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';
import type { StoredEvent } from '../../db/events/event.table.ts';

export interface BroadcastTerms {
  /**
   * Of whom an event tells; players from whom that person is hidden by a block are not told, staff are. Null when it is
   * of nobody. Without it everybody is told everything.
   */
  readonly authorOf?: (event: StoredEvent) => string | null;
}

/**
 * Declares that a subscription's answer is the same for every caller of one role: it is executed once for all of them,
 * by nobody in particular, and the same text is sent to each. Its `subscribe` answers a `liveLog` after checking the
 * right of the one who asks; what differs from caller to caller has no place among its fields.
 */
export const Broadcast = (terms: BroadcastTerms = {}) => Extensions({ broadcast: terms });

/** What is declared, by the name of the subscription. */
export function broadcastsOf(schema: GraphQLSchema): ReadonlyMap<string, BroadcastTerms> {
  const declared = new Map<string, BroadcastTerms>();
  for (const [name, { extensions }] of Object.entries(schema.getSubscriptionType()?.getFields() ?? {})) {
    if ('broadcast' in extensions) declared.set(name, extensions['broadcast'] as BroadcastTerms);
  }
  return declared;
}

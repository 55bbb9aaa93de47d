import { setMaxListeners } from 'node:events';
import { type PubSub, createPubSub } from '@graphql-yoga/subscription';
import type { Database } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';

type Topics = {
  /** By battle id. */
  battle: [battleId: string, event: StoredEvent];
  /** By the id of a player whom it concerns. */
  user: [userId: string, event: StoredEvent];
};

export type Live = PubSub<Topics>;

type Target = NonNullable<NonNullable<Parameters<typeof createPubSub<Topics>>[0]>['eventTarget']>;

/** Wakes the subscriptions of this gateway with what any gateway committed. */
export function openLive(db: Database): Live {
  const eventTarget = new EventTarget();
  setMaxListeners(0, eventTarget); // a battle may have any number of followers
  const live = createPubSub<Topics>({ eventTarget: eventTarget as Target });
  db.onEvents((events) => {
    for (const event of events) {
      if (event.entity === 'battle') live.publish('battle', event.entityId, event);
      for (const userId of concernedBy(event)) live.publish('user', userId, event);
    }
  });
  return live;
}

/** The players of a battle, or whom the event names. */
function concernedBy({ data }: StoredEvent): Set<string> {
  const named = [data['userId'], data['creatorId'], data['opponentId']];
  return new Set(named.filter((id) => typeof id === 'string'));
}

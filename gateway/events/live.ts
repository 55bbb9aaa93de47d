import type { Database } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Wiring } from '../kernel/fold-rooms.ts';
import { Feed } from './feed.ts';

/**
 * What can be followed: `user` by the id of a player whom an event concerns, `desk` by the name of a desk of staff, and
 * what the rooms declare, an entity of events each, by the id of the entity itself.
 */
export type Topic = string;

type Listener = (event: StoredEvent) => void;

/** Wakes the subscriptions of this gateway with what any gateway committed. */
export interface Live {
  /** The events of a topic from now on. */
  subscribe(topic: Topic, id: string): Feed<StoredEvent>;
  /** The same by call; answers what ends it. */
  listen(topic: Topic, id: string, listener: Listener): () => void;
  /** How many listeners there are on all topics. */
  readonly listeners: number;
}

/** Follows the events of a database, as the rooms declare them. */
export function openLive(db: Database, { topics, deskOf }: Pick<Wiring, 'topics' | 'deskOf'>): Live {
  const byTopic = new Map<string, Set<Listener>>();
  let listeners = 0;

  const tell = (topic: Topic, id: string, event: StoredEvent): void => {
    for (const listener of byTopic.get(`${topic}:${id}`) ?? []) listener(event);
  };
  db.onEvents((events) => {
    for (const event of events) {
      if (topics.has(event.entity)) tell(event.entity, event.entityId, event);
      const desk = deskOf.get(event.entity);
      if (desk !== undefined) tell('desk', desk, event);
      for (const userId of concernedBy(event)) tell('user', userId, event);
    }
  });

  const listen: Live['listen'] = (topic, id, listener) => {
    if (topic !== 'user' && topic !== 'desk' && !topics.has(topic))
      throw new Error(`no room declares the topic ${topic}`);
    const key = `${topic}:${id}`;
    const own = byTopic.get(key) ?? new Set();
    // A listener of its own for each call, so that one function may listen twice.
    const entry: Listener = (event) => listener(event);
    byTopic.set(key, own.add(entry));
    listeners++;
    return () => {
      if (!own.delete(entry)) return;
      listeners--;
      if (own.size === 0) byTopic.delete(key);
    };
  };

  return {
    listen,
    subscribe: (topic, id) => new Feed((feed) => listen(topic, id, (event) => feed.push(event))),
    get listeners() {
      return listeners;
    },
  };
}

/** The players of a battle, or whom the event names. */
function concernedBy({ data }: StoredEvent): Set<string> {
  const named = ['userId', 'creatorId', 'opponentId', 'fromId', 'toId', 'captainId'].map((key) => data[key]);
  return new Set(named.filter((id) => typeof id === 'string'));
}

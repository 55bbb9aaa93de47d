import type { Database } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { Feed } from './feed.ts';

/**
 * What can be followed: `user` by the id of a player whom an event concerns, `desk` by the name of a desk of staff,
 * everything else by the id of the entity itself.
 */
export type Topic = 'user' | 'desk' | EntityTopic;

/** Entities that a desk of staff follows as a whole, by the desk's name. */
const DESK_OF: Readonly<Record<string, string>> = {
  withdrawal: 'finance',
  alert: 'finance',
  reconciliation: 'finance',
};

/** Entities whose every event is a topic of its own. */
const ENTITY_TOPICS = ['battle', 'channel', 'team', 'presence', 'leaders'] as const;
type EntityTopic = (typeof ENTITY_TOPICS)[number];
const isTopic = (entity: string): entity is EntityTopic => ENTITY_TOPICS.some((topic) => topic === entity);

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

export function openLive(db: Database): Live {
  const byTopic = new Map<string, Set<Listener>>();
  let listeners = 0;

  const tell = (topic: Topic, id: string, event: StoredEvent): void => {
    for (const listener of byTopic.get(`${topic}:${id}`) ?? []) listener(event);
  };
  db.onEvents((events) => {
    for (const event of events) {
      if (isTopic(event.entity)) tell(event.entity, event.entityId, event);
      const desk = DESK_OF[event.entity];
      if (desk !== undefined) tell('desk', desk, event);
      for (const userId of event.concerns) tell('user', userId, event);
    }
  });

  const listen: Live['listen'] = (topic, id, listener) => {
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

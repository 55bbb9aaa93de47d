import type { Database } from '../../db/client/database.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Wiring } from '../kernel/manifest/fold-rooms.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { Feed } from './feed.ts';

/**
 * What can be followed: `user` by the id of a player whom an event concerns, `desk` by the name of a desk of staff or
 * `EVERY_DESK`, and what the rooms declare, an entity of events each, by the id of the entity itself.
 */
export type Topic = string;

/** In place of the name of a desk: all of them. */
export const EVERY_DESK = '*';

type Listener = (event: StoredEvent) => void;

/** Wakes the subscriptions of this gateway with what any gateway committed. */
export interface Live {
  /** The events of a topic that the caller has missed, and those from now on; of these the ones that `tells` takes. */
  subscribe(topic: Topic, id: string, tells?: (event: StoredEvent) => boolean): Feed<StoredEvent>;
  /** The events from now on by call; answers what ends it. */
  listen(topic: Topic, id: string, listener: Listener): () => void;
  /** What of a topic was told since the caller began to read, oldest first; nothing for one who says no moment. */
  missed(topic: Topic, id: string): readonly StoredEvent[];
  /**
   * The same for a caller who began to read at a moment of the monotonic clock and hears only now: what was told in
   * between comes first. Null where it is not remembered any more; such a caller reads anew.
   */
  since(moment: number): Live | null;
  /** Whether it is for a caller who has said since when they read. */
  readonly tellsMissed: boolean;
  /** How many listeners there are on all topics. */
  readonly listeners: number;
}

interface Told {
  readonly at: number;
  readonly event: StoredEvent;
  /** Of the topics that it was told on. */
  readonly keys: readonly string[];
}

/** How long and how much of what was told is remembered: longer than a page takes from its first question to its socket. */
const REMEMBERED_MS = 30 * SECOND;
const REMEMBERED_MAX = 2_000;

/**
 * Follows the events of a database, as the rooms declare them.
 * @param clock monotonic, in milliseconds
 */
export function openLive(
  db: Database,
  { topics, deskOf }: Pick<Wiring, 'topics' | 'deskOf'>,
  clock: () => number = () => performance.now(),
): Live {
  const byTopic = new Map<string, Set<Listener>>();
  let listeners = 0;
  let told: Told[] = [];
  /** From when on nothing is missing in `told`. */
  let rememberedFrom = clock();

  const keysOf = (event: StoredEvent): string[] => {
    const desk = deskOf.get(event.entity);
    return [
      ...(topics.has(event.entity) ? [`${event.entity}:${event.entityId}`] : []),
      ...(desk === undefined ? [] : [`desk:${desk}`, `desk:${EVERY_DESK}`]),
      ...event.concerns.map((userId) => `user:${userId}`),
    ];
  };
  const remember = (events: readonly StoredEvent[]): readonly Told[] => {
    const at = clock();
    const news = events.map((event) => ({ at, event, keys: keysOf(event) }));
    told.push(...news);
    const first = told.findIndex((one) => at - one.at <= REMEMBERED_MS);
    const drop = Math.max(first, told.length - REMEMBERED_MAX);
    if (drop <= 0) return news;
    rememberedFrom = (told[drop - 1] as Told).at;
    told = told.slice(drop);
    return news;
  };
  db.onEvents((events) => {
    for (const { event, keys } of remember(events))
      for (const key of keys) for (const listener of byTopic.get(key) ?? []) listener(event);
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

  const readSince = (moment: number): Live => {
    const missed: Live['missed'] = (topic, id) => {
      const from = Math.max(moment, clock() - REMEMBERED_MS);
      const key = `${topic}:${id}`;
      return told.filter(({ at, keys }) => at >= from && keys.includes(key)).map(({ event }) => event);
    };
    return {
      listen,
      missed,
      subscribe: (topic, id, tells = () => true) =>
        new Feed((feed) => {
          const hear: Listener = (event) => {
            if (tells(event)) feed.push(event);
          };
          missed(topic, id).forEach(hear);
          return listen(topic, id, hear);
        }),
      since: (earlier) => (earlier > rememberedFrom && clock() - earlier <= REMEMBERED_MS ? readSince(earlier) : null),
      tellsMissed: Number.isFinite(moment),
      get listeners() {
        return listeners;
      },
    };
  };
  return readSince(Number.POSITIVE_INFINITY);
}

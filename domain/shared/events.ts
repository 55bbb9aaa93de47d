/**
 * What each type of event tells. A room adds its own in `domain/<room>/<room>-events.ts`, so that every type has one
 * owner and the compiler knows what whoever reacts to it reads.
 */
export interface EventPayloads {}

/** `entity.verb`, e.g. `battle.joined`. */
export type EventType = keyof EventPayloads;

interface Happened<T extends EventType> {
  /** Unique and growing, though not always in the order of the commits. */
  readonly seq: number;
  readonly type: T;
  readonly entity: string;
  readonly entityId: string;
  /** The players it is about, each once: their screens hear of it. */
  readonly concerns: readonly string[];
  readonly data: EventPayloads[T];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** An event of one of some types; the type says what its data are. */
export type EventOf<T extends EventType = EventType> = { [K in T]: Happened<K> }[T];

/** Whether an event is one of some types, so that its data are known. */
export const isEvent = <const T extends EventType>(
  event: EventOf,
  types: readonly T[],
): event is EventOf<T> & EventOf => types.some((type) => type === event.type);

/** Whom an event concerns: each player once, and nobody where there is none. */
export const playersIn = (...ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null && id !== '')),
];

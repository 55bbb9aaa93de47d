/**
 * What each type of event tells. A room adds its own in `domain/<room>/<room>-events.ts`, so that every type has one
 * owner and the compiler knows what whoever reacts to it reads.
 */
export interface EventPayloads {}

/** `entity.verb`, e.g. `battle.joined`. */
export type EventType = keyof EventPayloads;

/** An event that is to be written. */
export interface NewEvent<T extends EventType = EventType> {
  readonly type: T;
  readonly entity: string;
  readonly entityId: string;
  /** The players whom it is about, each once; nobody else's screens hear of it but those who follow the entity. */
  readonly concerns: readonly string[];
  readonly data: EventPayloads[T];
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Happened<T extends EventType> extends NewEvent<T> {
  /** Unique and growing, though not always in the order of the commits. */
  readonly seq: number;
}

/** An event of one of some types; the type says what its data are. */
export type EventOf<T extends EventType = EventType> = { [K in T]: Happened<K> }[T];

/** Whom an event concerns: each player once, and nobody where there is none. */
export const playersIn = (...ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null && id !== '')),
];

import type { EventOf, EventType } from './events.ts';

/** Whether an event is one of some types, so that its data are known. */
export const isEvent = <const T extends EventType>(
  event: EventOf,
  types: readonly T[],
): event is EventOf<T> & EventOf => types.some((type) => type === event.type);

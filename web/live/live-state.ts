import { useSyncExternalStore } from 'react';

/**
 * How live updates stand. `idle`: nothing on the page asks for any. `lost`: the connection broke and is tried again;
 * what is shown may be older than it looks.
 */
export type LiveState = 'idle' | 'connecting' | 'live' | 'lost';

let state: LiveState = 'idle';
let returns = 0;
const listeners = new Set<() => void>();

/** @param hasMissed whether something may have happened meanwhile that no subscription will tell */
export function setLiveState(next: LiveState, hasMissed = true): void {
  if (next === state) return;
  state = next;
  if (next === 'live' && hasMissed) returns++;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the connection light. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);

/** How often the connection has stood anew with something missed. */
export const useLiveReturns = (): number => useSyncExternalStore(subscribe, () => returns);

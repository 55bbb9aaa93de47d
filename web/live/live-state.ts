import { useSyncExternalStore } from 'react';

/**
 * How live updates stand. `idle`: nothing on the page asks for any. `lost`: the connection broke and is tried again;
 * what is shown may be older than it looks.
 */
export type LiveState = 'idle' | 'connecting' | 'live' | 'lost';

let state: LiveState = 'idle';
const listeners = new Set<() => void>();

export function setLiveState(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the connection light. */
export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, () => state);

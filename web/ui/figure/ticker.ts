import { useSyncExternalStore } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, SECOND);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * A text that depends on the time, read anew every second by one timer for the whole page. The component renders again
 * only when the text has changed.
 */
export const useTickingText = (read: () => string): string => useSyncExternalStore(subscribe, read);

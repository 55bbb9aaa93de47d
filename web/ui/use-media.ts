import { useCallback, useSyncExternalStore } from 'react';
import { below } from './tokens.ts';

/** Whether a media query holds, now and after every change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

const PHONE = below.medium.replace('@media ', '');

/** Whether the window is as narrow as a phone's, for what has another form there and not only other styles. */
export const usePhone = (): boolean => useMedia(PHONE);

import { useEffect } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { fetchOverlays } from '../../ui/overlays.ts';

/** The page comes first; then what a press lays over it, so that the first press does not wait for a file. */
const AFTER_MS = SECOND;

export function useOverlaysAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a network each of them waits for one when it is needed.
      if (navigator.onLine) fetchOverlays().catch(() => undefined);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

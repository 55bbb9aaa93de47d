import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SECOND } from '../../../domain/shared/time.ts';
import { fetchSentences } from '../../data/sentences.ts';
import { fetchAhead } from '../../ui/layout/lazy-part.tsx';
import { fetchOverlays } from '../../ui/overlay/overlays.ts';

/** The page comes first; then what a press lays over it, so that few first presses wait for a file. */
const AFTER_MS = 3 * SECOND;

async function fetchInTurn(): Promise<void> {
  await fetchOverlays().catch(() => undefined);
  await fetchAhead();
  await fetchSentences();
}

export function useOverlaysAhead(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a network each of them waits for one when it is needed.
      if (navigator.onLine) void fetchInTurn();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

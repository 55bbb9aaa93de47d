import { useEffect } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { keepWorker } from '../../session/worker.ts';

/** The page comes first. */
const AFTER_MS = 5 * SECOND;

/** Members get a page that says what is still true when the network has gone. */
export function useWorker(): void {
  useEffect(() => {
    const timer = setTimeout(keepWorker, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

import { useEffect, useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';

/** The page comes first; then what interrupts a visit that has lasted for a while. */
const AFTER_MS = 3 * SECOND;

/** Whether the page has stood for some seconds. */
export function useHasStood(): boolean {
  const [hasStood, setHasStood] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStood(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasStood;
}

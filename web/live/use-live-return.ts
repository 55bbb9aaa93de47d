import { useEffect, useRef } from 'react';
import { useLiveReturns } from './live-state.ts';

/**
 * Calls whenever the live connection stands anew after it was away. For subscriptions that tell the present state: what
 * changed meanwhile is in no message. What has happened between the first question of the page and its first socket, the
 * server tells by itself.
 */
export function useLiveReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  const returns = useLiveReturns();
  const known = useRef(returns);
  useEffect(() => {
    // One that stood before this was shown has missed nothing of it.
    if (returns !== known.current) latest.current();
    known.current = returns;
  }, [returns]);
}

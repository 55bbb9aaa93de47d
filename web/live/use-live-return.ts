import { useEffect, useRef } from 'react';
import { useLiveState } from './live-state.ts';

/**
 * Calls whenever the live connection stands anew. For subscriptions that tell the present state: what changed while the
 * connection was away is in no message.
 */
export function useLiveReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  const isLive = useLiveState() === 'live';
  const wasLive = useRef(isLive);
  useEffect(() => {
    // One that stood before this was shown has missed nothing of it.
    if (isLive && !wasLive.current) latest.current();
    wasLive.current = isLive;
  }, [isLive]);
}

import { useEffect, useRef } from 'react';
import { serverNow } from '../../live/server-clock.ts';

/** The server's clock and ours differ by a little. */
const AFTER_MS = 1_000;
/** The longest that a timer of the browser waits. */
const WAIT_MS_MAX = 2_147_483_647;

/** Calls once an instant of the server's clock has come, epoch milliseconds; never for null. */
export function useMoment(at: number | null, onMoment: () => void): void {
  const latest = useRef(onMoment);
  useEffect(() => {
    latest.current = onMoment;
  });
  useEffect(() => {
    if (at === null) return;
    const wait = Math.min(WAIT_MS_MAX, Math.max(0, at - serverNow()) + AFTER_MS);
    const timer = setTimeout(() => latest.current(), wait);
    return () => clearTimeout(timer);
  }, [at]);
}

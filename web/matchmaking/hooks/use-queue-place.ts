import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect } from 'react';
import { SIGN_EVERY } from '../../../domain/matchmaking/seeker.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { useSend } from '../../data/use-send.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useLiveReturn } from '../../live/use-live-return.ts';
import {
  QueuePlaceChangedDocument,
  ReadQueuePlaceDocument,
  StayInQueueDocument,
} from '../operations/__generated__/matchmaking.gql.ts';

/** How long after the end of an offer the page asks what has become of it; the server looks twice a second. */
const ASK_AFTER = [SECOND, 4 * SECOND] as const;

/** The safety net below the subscription: an offer lasts for seconds. */
const POLL_MS = 3 * SECOND;

/**
 * How the player stands with the queue, followed live as long as the player is in it. Says every few seconds that the
 * page is there; without that the place ends.
 */
export function useQueuePlace() {
  const { data, refetch, startPolling, stopPolling } = useQuery(ReadQueuePlaceDocument);
  const place = data?.queuePlace ?? null;
  const isIn = place !== null && place.state !== 'OUT';
  const send = useSend();
  const expiresAt = place?.proposal?.expiresAt ?? null;

  useSubscription(QueuePlaceChangedDocument, isIn ? {} : skipToken);
  const askAgain = (): void => void refetch().catch(() => undefined);
  useLiveReturn(() => isIn && askAgain());

  useEffect(() => {
    if (!isIn) return undefined;
    const sign = (): void => {
      // Whoever is not in the queue any more has missed why.
      const said = send(StayInQueueDocument, {}, { fetchPolicy: 'no-cache' });
      said.then(({ stayInQueue }) => (stayInQueue ? undefined : refetch())).catch(() => undefined);
    };
    sign();
    const timer = setInterval(sign, SIGN_EVERY);
    return () => clearInterval(timer);
  }, [isIn, send, refetch]);

  // An offer may come between entering and the moment at which the subscription stands.
  useEffect(() => {
    if (!isIn) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [isIn, startPolling, stopPolling]);

  useEffect(() => {
    if (expiresAt === null) return undefined;
    const untilThen = Math.max(0, expiresAt - serverNow());
    const timers = ASK_AFTER.map((after) => setTimeout(() => void refetch().catch(() => undefined), untilThen + after));
    return () => timers.forEach(clearTimeout);
  }, [expiresAt, refetch]);

  // The queue may have been entered, or left, on another page.
  useEffect(() => {
    const wake = (): void => {
      if (document.visibilityState === 'visible') void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [refetch]);

  return { place, isIn };
}

import type { ApolloLink } from '@apollo/client';
import { createClient } from 'graphql-ws';
import { setLiveState } from './live-state.ts';
import { resumingLink } from './resuming-link.ts';
import { waitBefore } from './wait-before.ts';

/** The gateway closes with this code when the session has ended; coming back would be refused. */
export const SESSION_ENDED = 4401;

const PING_MS = 20_000;
/** A network that is gone without a word is noticed by the answer that does not come. */
const PONG_MS = 5_000;

/** One socket for all subscriptions of the page, open as long as there is one. */
export function openLiveSocket(onSessionEnded: () => void): ApolloLink {
  let pongLate: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 2_000,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitBefore,
    on: {
      connecting: (isRetry) => setLiveState(isRetry ? 'lost' : 'connecting'),
      connected: () => setLiveState('live'),
      ping(isFromServer) {
        if (isFromServer) return;
        clearTimeout(pongLate);
        pongLate = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong: () => clearTimeout(pongLate),
      closed(event) {
        clearTimeout(pongLate);
        const { code, wasClean } = event as CloseEvent;
        // A clean end is our own, after the last subscription.
        setLiveState(wasClean && code === 1000 ? 'idle' : 'lost');
        if (code === SESSION_ENDED) {
          setLiveState('idle');
          onSessionEnded();
        }
      },
    },
  });
  // A socket without a network hears nothing more and may not know it for minutes.
  addEventListener('offline', () => client.terminate());
  return resumingLink(client, waitBefore);
}

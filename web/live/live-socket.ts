import type { ApolloLink } from '@apollo/client';
import { createClient } from 'graphql-ws';
import { GREETING_MS_MAX, type Greeting, type Welcome } from '../../domain/shared/live.ts';
import { setLiveState } from './live-state.ts';
import { resumingLink } from './resuming-link.ts';
import { waitBefore } from './wait-before.ts';

/** The gateway closes with this code when the session has ended; coming back would be refused. */
export const SESSION_ENDED = 4401;

const PING_MS = 20_000;
/** A network that is gone without a word is noticed by the answer that does not come. */
const PONG_MS = 5_000;

/**
 * How long ago the page began to ask. The higher of two clocks: one stands still while the machine sleeps, the other may
 * be set.
 */
const pageAgeMs = (): number => Math.max(performance.now(), Date.now() - performance.timeOrigin);

/** One socket for all subscriptions of the page, open as long as there is one. */
export function openLiveSocket(onSessionEnded: () => void): ApolloLink {
  let pongLate: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let greetedAt = 0;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 2_000,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitBefore,
    connectionParams() {
      greetedAt = performance.now();
      return { pageAgeMs: isFirst ? pageAgeMs() : 0 } satisfies Greeting;
    },
    on: {
      connecting: (isRetry) => setLiveState(isRetry ? 'lost' : 'connecting'),
      connected(_socket, payload) {
        const isPrompt = performance.now() - greetedAt < GREETING_MS_MAX;
        const isCaughtUp = isFirst && isPrompt && (payload as Welcome | undefined)?.isCaughtUp === true;
        isFirst = false;
        setLiveState('live', !isCaughtUp);
      },
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

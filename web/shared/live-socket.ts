import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { setLiveState } from './live-state.ts';

/** The gateway closes with this code when the session has ended; coming back would be refused. */
export const SESSION_ENDED = 4401;

const RETRY_MS_MAX = 30_000;

/** Waits longer each time, spread out so that all clients do not come back in the same second. */
const waitBefore = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(RETRY_MS_MAX, 500 * 2 ** attempt) * (0.5 + Math.random() / 2));
  });

/** One socket for all subscriptions of the page, open as long as there is one. */
export function openLiveSocket(onSessionEnded: () => void): ApolloLink {
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    lazyCloseTimeout: 2_000,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitBefore,
    on: {
      connecting: (isRetry) => setLiveState(isRetry ? 'lost' : 'connecting'),
      connected: () => setLiveState('live'),
      closed(event) {
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
  return new GraphQLWsLink(client);
}

import { ApolloLink, Observable } from '@apollo/client';
import type { Subscription } from 'rxjs';
import { NetworkFailure } from '../data/failure.ts';

/** The page is drawn first: what has changed meanwhile is asked for once the socket stands. */
const IDLE_AT_LATEST_MS = 2_000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
    else setTimeout(resolve, 0); // Safari has none
  });

/** Subscriptions over one WebSocket, whose code is fetched when the first of them starts. */
export function liveLink(onSessionEnded: () => void): ApolloLink {
  let socket: Promise<ApolloLink> | null = null;
  const open = (): Promise<ApolloLink> => {
    socket ??= idle()
      .then(() => import('./live-socket.ts'))
      .then(({ openLiveSocket }) => openLiveSocket(onSessionEnded));
    // A file that could not be fetched is asked for again by the next subscription.
    socket.catch(() => {
      socket = null;
    });
    return socket;
  };
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let subscription: Subscription | null = null;
        let hasLeft = false;
        open().then(
          (link) => {
            if (!hasLeft) subscription = link.request(operation, forward).subscribe(observer);
          },
          (cause: unknown) => observer.error(new NetworkFailure(cause)),
        );
        return () => {
          hasLeft = true;
          subscription?.unsubscribe();
        };
      }),
  );
}

import { ApolloLink, Observable } from '@apollo/client';
import type { Subscription } from 'rxjs';
import { NetworkFailure } from './failure.ts';

/** Subscriptions over one WebSocket, whose code is fetched when the first of them starts. */
export function liveLink(onSessionEnded: () => void): ApolloLink {
  let socket: Promise<ApolloLink> | null = null;
  const open = (): Promise<ApolloLink> => {
    socket ??= import('./live-socket.ts').then(({ openLiveSocket }) => openLiveSocket(onSessionEnded));
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

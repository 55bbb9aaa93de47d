import { print } from 'graphql';
import { CloseCode, createClient } from 'graphql-ws';
import type { OverlayKind } from '../../../domain/creators/overlay.ts';
import { type OverlayData, OVERLAY_DOCUMENTS } from '../overlay-data.ts';
import { waitBefore } from '../../live/wait-before.ts';

const PING_MS = 20_000;
/** A network that is gone without a word is noticed by the answer that does not come. */
const PONG_MS = 5_000;

interface Follower {
  onData(data: OverlayData): void;
  /** The key opens nothing, or not this: nothing comes any more. */
  onEnd(): void;
}

/** With these codes the gateway says that coming back would be refused. */
const FINAL: ReadonlySet<number> = new Set([CloseCode.Unauthorized, CloseCode.Forbidden]);

const isFinal = (cause: unknown): boolean => cause instanceof CloseEvent && FINAL.has(cause.code);

/** Follows what an overlay shows by its key, across breaks of the connection; answers what ends it. */
export function followOverlay(kind: OverlayKind, secret: string, follower: Follower): () => void {
  let pongLate: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${secret}` },
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: (cause) => !isFinal(cause),
    retryWait: waitBefore,
    on: {
      ping(isFromServer) {
        if (isFromServer) return;
        clearTimeout(pongLate);
        pongLate = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong: () => clearTimeout(pongLate),
      closed: () => clearTimeout(pongLate),
    },
  });
  // A socket without a network hears nothing more and may not know it for minutes.
  const terminate = (): void => client.terminate();
  addEventListener('offline', terminate);
  const end = (): void => {
    if (!hasLeft) follower.onEnd();
  };
  // Each connection asks anew, and the first answer is the present state: nothing that happened meanwhile is missing.
  client.subscribe<OverlayData>(
    { query: print(OVERLAY_DOCUMENTS[kind]) },
    { next: ({ data }) => data && follower.onData(data), error: end, complete: end },
  );
  return () => {
    hasLeft = true;
    removeEventListener('offline', terminate);
    void client.dispose();
  };
}

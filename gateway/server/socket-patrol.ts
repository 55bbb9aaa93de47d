import type { WebSocket } from 'ws';
import { liveSessionIds } from '../../db/security/session.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { SESSION_ENDED, dismiss, dismissSlow } from './socket-closing.ts';

/** How soon a socket follows the end of its session at the latest. */
const PATROL_MS = 1_500;

export interface SocketPatrol {
  /** Ends the socket with its session. */
  follow(sessionId: string, socket: WebSocket): void;
  stop(): void;
}

/** Closes sockets whose session has ended and those that do not keep up. */
export function patrolSockets({ db, now }: Deps, sockets: ReadonlySet<WebSocket>): SocketPatrol {
  const bySession = new Map<string, Set<WebSocket>>();

  const end = (sessionId: string): void => {
    for (const socket of bySession.get(sessionId) ?? []) dismiss(socket, SESSION_ENDED, 'The session has ended');
  };

  const stopListening = db.onEvents((events) => {
    for (const event of events) if (event.type === 'session.ended') end(event.entityId);
  });

  const timer = setInterval(() => {
    for (const socket of sockets) dismissSlow(socket);
    const ids = [...bySession.keys()];
    if (ids.length === 0) return;
    // Sessions that ran out, and accounts that may not act any more, send no event.
    liveSessionIds(db.read, ids, now()).then(
      (live) => ids.filter((id) => !live.has(id)).forEach(end),
      () => undefined, // the next round asks again
    );
  }, PATROL_MS);

  return {
    follow(sessionId, socket) {
      const own = bySession.get(sessionId) ?? new Set();
      bySession.set(sessionId, own.add(socket));
      socket.once('close', () => {
        own.delete(socket);
        if (own.size === 0) bySession.delete(sessionId);
      });
    },
    stop() {
      stopListening();
      clearInterval(timer);
    },
  };
}

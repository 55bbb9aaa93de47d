import type { WebSocket } from 'ws';
import { liveAccessTokenIds, liveKeyIds } from '../../../db/platform/index.ts';
import { liveInspectionIds, liveSessionIds } from '../../../db/security/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import { SESSION_ENDED, dismiss, dismissSlow } from './socket-closing.ts';

/** How soon a socket follows the end of its session, key or access token at the latest. */
const PATROL_MS = 800;

/** Of a session that begins to see with the eyes of a player, what it saw with its own ends. */
const ENDS: ReadonlySet<string> = new Set([
  'session.ended',
  'key.revoked',
  'token.ended',
  'inspection.started',
  'inspection.ended',
]);

/** Those of the given sessions, inspections, keys and access tokens that are still good. */
export async function livePrincipals(
  reader: Reader,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const live = await Promise.all([
    liveSessionIds(reader, ids, now),
    liveInspectionIds(reader, ids, now),
    liveKeyIds(reader, ids, now),
    liveAccessTokenIds(reader, ids, now),
  ]);
  return new Set(live.flatMap((some) => [...some]));
}

export interface SocketPatrol {
  /** Ends the socket with its session, or with its key. */
  follow(sessionId: string, socket: WebSocket): void;
  stop(): void;
}

/** Closes sockets whose session or key has ended and those that do not keep up. */
export function patrolSockets({ db, now }: Deps, sockets: ReadonlySet<WebSocket>): SocketPatrol {
  const bySession = new Map<string, Set<WebSocket>>();

  const end = (sessionId: string): void => {
    for (const socket of bySession.get(sessionId) ?? []) dismiss(socket, SESSION_ENDED, 'The session has ended');
  };

  const stopListening = db.onEvents((events) => {
    for (const event of events) if (ENDS.has(event.type)) end(event.entityId);
  });

  const timer = setInterval(() => {
    for (const socket of sockets) dismissSlow(socket);
    const ids = [...bySession.keys()];
    if (ids.length === 0) return;
    // Those that ran out, and accounts that may not act any more, send no event.
    livePrincipals(db.read, ids, now()).then(
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

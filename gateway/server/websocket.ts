import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { liveSessionIds } from '../../db/accounts/session.queries.ts';
import { addressOf, identify } from './callers.ts';
import { checkOperation } from './check-operation.ts';
import type { Context } from './context.ts';
import type { GraphqlDoor } from './graphql-door.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { isFault, publicError } from './refusals.ts';
import { SocketPlaces } from './socket-places.ts';

/** A message of the client: an operation with its variables. */
const MESSAGE_BYTES_MAX = 65_536;
const OPERATIONS_PER_SOCKET_MAX = 100;
/** How soon a socket follows the end of its session at the latest. */
const PATROL_MS = 1_500;
/** How long a client may take to answer the goodbye of a gateway that stops. */
const FAREWELL_MS = 2_000;
/** Close code for a session that has ended; the client does not come back on its own. */
export const SESSION_ENDED = 4401;

interface Extra extends Record<PropertyKey, unknown> {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/** Live subscriptions over graphql-ws, on the same port. */
export function openWebsocket(
  server: Server,
  door: GraphqlDoor,
  schema: GraphQLSchema,
  log: Logger,
  metrics: Metrics,
  newRequestId: () => string,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX });
  const bySession = new Map<string, Set<WebSocket>>();
  const { publicUrl, trustedProxies, socketsPerAddress } = door.deps.config;
  const places = new SocketPlaces(socketsPerAddress);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [pathname] = (request.url ?? '').split('?', 1);
    if (pathname !== '/graphql') return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request, publicUrl)) return refuse(socket, '403 Forbidden');
    const giveBack = places.take(addressOf(request, trustedProxies));
    if (giveBack === null) return refuse(socket, '429 Too Many Requests');
    socket.once('close', giveBack);
    sockets.handleUpgrade(request, socket, head, (opened) => {
      sockets.emit('connection', opened, request);
      // In place of graphql-ws's listener, which writes the stack of any caller's broken frame to the console.
      opened.removeAllListeners('error').on('error', ({ message }) => log.info({ message }, 'websocket broken'));
    });
  };
  server.on('upgrade', upgrade);

  const follow = (sessionId: string, socket: WebSocket): void => {
    const own = bySession.get(sessionId) ?? new Set();
    bySession.set(sessionId, own.add(socket));
    socket.once('close', () => {
      own.delete(socket);
      if (own.size === 0) bySession.delete(sessionId);
    });
  };

  const dismiss = (sessionId: string): void => {
    for (const socket of bySession.get(sessionId) ?? []) socket.close(SESSION_ENDED, 'The session has ended');
  };

  const stopListening = door.deps.db.onEvents((events) => {
    for (const event of events) if (event.type === 'session.ended') dismiss(event.entityId);
  });

  // Sessions that ran out, and accounts that may not act any more, send no event.
  const patrol = setInterval(() => {
    const ids = [...bySession.keys()];
    if (ids.length === 0) return;
    liveSessionIds(door.deps.db.read, ids, door.deps.now()).then(
      (live) => ids.filter((id) => !live.has(id)).forEach(dismiss),
      () => undefined, // the next round asks again
    );
  }, PATROL_MS);

  /** The errors as the client may see them; a fault is logged with the request's id, which the client sees too. */
  const toPublic = (errors: readonly GraphQLError[], { caller: { requestId } }: Context) =>
    errors.map((error) => {
      if (isFault(error)) {
        metrics.faults.inc();
        log.error({ requestId, path: error.path, err: error.originalError ?? error }, 'fault');
      }
      const seen = publicError(error.toJSON(), error);
      return { ...seen, extensions: { ...seen.extensions, requestId } };
    });

  /** Made anew for each operation, so that an ended session opens nothing more. */
  const contextOf = async ({ request }: Extra): Promise<Context> => ({
    deps: door.deps,
    live: door.live,
    caller: await identify(door.deps, request, null, newRequestId()),
    setSession: () => undefined,
  });

  const disposable = useServer<Record<string, unknown>, Extra>(
    {
      schema,
      isProd: true, // nothing of the inside in the reason of a close
      connectionInitWaitTimeout: 5_000,
      onConnect: async ({ extra }) => {
        metrics.sockets.inc();
        extra.socket.once('close', () => metrics.sockets.dec());
        const caller = await identify(door.deps, extra.request, null, newRequestId());
        if (caller.actor) follow(caller.actor.sessionId, extra.socket);
        return true;
      },
      context: ({ extra }) => contextOf(extra),
      onSubscribe: ({ extra, subscriptions }, _id, asked) => {
        if (Object.keys(subscriptions).length > OPERATIONS_PER_SOCKET_MAX) {
          extra.socket.close(4429, 'Too many operations');
          return [new GraphQLError('Too many operations', { extensions: { code: 'BAD_REQUEST' } })];
        }
        const document = checkOperation(schema, asked);
        if (Array.isArray(document)) return document;
        return { schema, document, operationName: asked.operationName, variableValues: asked.variables };
      },
      onError: async ({ extra }, _id, _payload, errors) => toPublic(errors, await contextOf(extra)),
      onNext: (_ctx, _id, _payload, { contextValue }, result) =>
        result.errors
          ? { data: result.data ?? null, errors: toPublic(result.errors, contextValue as Context) }
          : undefined,
    },
    sockets,
  );

  return {
    async close() {
      stopListening();
      clearInterval(patrol);
      server.off('upgrade', upgrade);
      const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), FAREWELL_MS);
      await disposable.dispose();
      clearTimeout(cut);
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the caller hung up first
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

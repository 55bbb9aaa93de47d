import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  createSourceEventStream,
  subscribe,
} from 'graphql';
import { makeServer } from 'graphql-ws';
import { type BroadcastArgs, Broadcaster } from '../events/broadcaster.ts';
import { FellBehind } from '../events/feed.ts';
import { LiveLog } from '../events/live-log.ts';
import { addressOf, identify } from './callers.ts';
import { checkOperation } from './check-operation.ts';
import type { Context } from '../kernel/context.ts';
import type { GraphqlDoor } from './graphql-door.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { NextFrame } from './next-frame.ts';
import { isOwnOrigin } from '../kernel/origin.ts';
import { isFault, publicError } from '../kernel/refusals.ts';
import { TOO_MANY_OPERATIONS, TOO_SLOW, dismiss, dismissSlow } from './socket-closing.ts';
import { patrolSockets } from './socket-patrol.ts';
import { SocketPlaces } from './socket-places.ts';
import { type Extra, layWire } from './socket-wire.ts';

const OPERATIONS_PER_SOCKET_MAX = 100;
/** How long a client may take to introduce itself. */
const GREETING_MS = 5_000;
/** The close code of a server that stops; clients come back. */
const GOING_AWAY = 1001;
/** How long clients may take to answer the goodbye of a gateway that stops. */
const FAREWELL_MS = 2_000;

/** An operation that may run, and where its results go. */
interface LiveArgs extends BroadcastArgs {
  readonly query: string;
  readonly operationId: string;
  readonly extra: Extra;
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

  const toPayload = ({ data = null, errors }: ExecutionResult, context: Context) =>
    errors ? { data, errors: toPublic(errors, context) } : { data };

  const broadcaster = new Broadcaster(schema, door.deps, door.live, toPayload);

  /** Made anew for each operation, so that an ended session opens nothing more. */
  const contextOf = async ({ request }: Extra): Promise<Context> => ({
    deps: door.deps,
    live: door.live,
    caller: await identify(door.deps, request, null, newRequestId()),
    setSession: () => undefined,
  });

  /** A shareable subscription joins those that are executed together; any other is executed by itself. */
  const start = async (args: LiveArgs): ReturnType<typeof subscribe> => {
    const terms = broadcaster.termsOf(args);
    if (terms === null) return subscribe(args);
    const source = await createSourceEventStream(args);
    if (!(source instanceof LiveLog)) {
      if (Symbol.asyncIterator in source) throw new Error('a broadcast subscribes to a live log');
      return source;
    }
    const { socket, request } = args.extra;
    const frame = new NextFrame(args.operationId);
    // Beside `ws`, which writes each of its own frames whole: messages are not compressed (decision 015).
    return broadcaster.join(args, terms, source, args.query, (payload) => {
      if (socket.readyState === socket.OPEN && !dismissSlow(socket)) request.socket.write(frame.of(payload));
    });
  };

  const protocol = makeServer<Record<string, unknown>, Extra>({
    schema,
    connectionInitWaitTimeout: GREETING_MS,
    onConnect: async ({ extra }) => {
      metrics.sockets.inc();
      extra.socket.once('close', () => metrics.sockets.dec());
      const caller = await identify(door.deps, extra.request, null, newRequestId());
      if (caller.actor) patrol.follow(caller.actor.sessionId, extra.socket);
      return true;
    },
    onSubscribe: async ({ extra, subscriptions }, operationId, asked): Promise<readonly GraphQLError[] | LiveArgs> => {
      const { socket } = extra;
      if (Object.keys(subscriptions).length > OPERATIONS_PER_SOCKET_MAX) {
        dismiss(socket, TOO_MANY_OPERATIONS, 'Too many operations');
        return [new GraphQLError('Too many operations', { extensions: { code: 'BAD_REQUEST' } })];
      }
      const document = checkOperation(schema, asked);
      if (Array.isArray(document)) return document;
      const { query, operationName, variables } = asked;
      const contextValue = await contextOf(extra);
      return { schema, document, operationName, variableValues: variables, contextValue, query, operationId, extra };
    },
    subscribe: (args: ExecutionArgs) => start(args as LiveArgs),
    onError: async ({ extra }, _id, _payload, errors) => {
      if (errors.some(({ originalError }) => originalError instanceof FellBehind)) {
        dismiss(extra.socket, TOO_SLOW, 'Too slow');
        return [];
      }
      return toPublic(errors, await contextOf(extra));
    },
    onNext: (_ctx, _id, _payload, { contextValue }, result) =>
      result.errors && toPayload(result as ExecutionResult, contextValue as Context),
  });
  const wire = layWire(protocol, log);
  const { sockets } = wire;
  const patrol = patrolSockets(door.deps, sockets.clients);

  const { publicUrl, trustedProxies, socketsPerAddress } = door.deps.config;
  const places = new SocketPlaces(socketsPerAddress);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [pathname] = (request.url ?? '').split('?', 1);
    if (pathname !== '/graphql') return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request, publicUrl)) return refuse(socket, '403 Forbidden');
    const giveBack = places.take(addressOf(request, trustedProxies));
    if (giveBack === null) return refuse(socket, '429 Too Many Requests');
    socket.once('close', giveBack);
    sockets.handleUpgrade(request, socket, head, (opened) => void sockets.emit('connection', opened, request));
  };
  server.on('upgrade', upgrade);

  return {
    async close() {
      patrol.stop();
      wire.stop();
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away');
      const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), FAREWELL_MS);
      await new Promise((resolve) => sockets.close(resolve));
      clearTimeout(cut);
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the caller hung up first
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

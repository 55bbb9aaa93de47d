import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  createSourceEventStream,
  execute,
  getOperationAST,
  subscribe,
} from 'graphql';
import { makeServer } from 'graphql-ws';
import { Refused } from '../../../domain/shared/refusals.ts';
import { GREETING_MS_MAX, type Greeting, type Welcome } from '../../../domain/shared/live.ts';
import { INGEST_SOCKET } from '../../../domain/video/live-addresses.ts';
import { type BroadcastArgs, Broadcaster } from '../../events/broadcaster.ts';
import { FellBehind } from '../../events/feed.ts';
import { LiveLog } from '../../events/live-log.ts';
import { addressOf, authenticateHeaderOf, identify } from '../callers.ts';
import { hasBearer } from '../cross-origin.ts';
import { checkOperation } from '../graphql/check-operation.ts';
import {
  type Charged,
  asksForCost,
  requireAffordable,
  requireSendable,
  settleAnswer,
  toldCost,
} from '../graphql/cost.ts';
import { type Caller, traceOf } from '../../kernel/actor.ts';
import type { Context } from '../../kernel/context.ts';
import type { GraphqlEndpoint } from '../graphql/graphql-endpoint.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Metrics } from '../../kernel/metrics.ts';
import { NextFrame } from './next-frame.ts';
import { isOwnOrigin } from '../../kernel/http/origin.ts';
import { RETRY_AFTER, isFault, isPassing, outageOf, publicError, refusalIn } from '../../kernel/refusals.ts';
import { networkOf } from '../../kernel/http/network.ts';
import { credentialIn } from '../credential-in.ts';
import { BAD_GREETING, FORBIDDEN, TOO_MANY_OPERATIONS, TOO_SLOW, dismiss, dismissSlow } from './socket-closing.ts';
import { livePrincipals, patrolSockets } from './socket-patrol.ts';
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
  /** What the answer of a query or mutation says beside its data. */
  readonly told: Pick<ExecutionResult, 'extensions'>;
  /** What its caller was charged; null where the variables do not fit. */
  readonly cost: Charged | null;
  readonly extra: Extra;
}

/** Live subscriptions over graphql-ws, on the same port. */
export function openWebsocket(
  server: Server,
  endpoint: GraphqlEndpoint,
  schema: GraphQLSchema,
  log: Logger,
  metrics: Metrics,
  newRequestId: () => string,
): { close(): Promise<void> } {
  /** The errors as the client may see them; a fault is logged with the request's id, which the client sees too. */
  const toPublic = (errors: readonly GraphQLError[], { caller }: Context) =>
    errors.map((error) => {
      const { requestId } = caller;
      endpoint.refusalLog.note(error, { ...traceOf(caller), path: error.path });
      const outage = outageOf(error);
      if (outage) log.warn({ requestId, path: error.path, err: outage }, 'outage');
      if (isFault(error)) {
        metrics.faults.inc();
        log.error({ requestId, path: error.path, err: error.originalError ?? error }, 'fault');
      }
      const seen = publicError(endpoint.deps.wiring.refusals, error.toJSON(), error);
      return { ...seen, extensions: { ...seen.extensions, requestId } };
    });

  const toPayload = ({ data = null, errors }: ExecutionResult, context: Context) =>
    errors ? { data, errors: toPublic(errors, context) } : { data };

  /** What sockets ask comes after all that is asked over HTTP; whoever gets no turn is closed, and comes back. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => endpoint.admission.run('live', work);

  const broadcaster = new Broadcaster(schema, endpoint.deps, endpoint.live, toPayload);

  /** Made anew for each operation, so that an ended session opens nothing more. */
  const contextOf = async (extra: Extra, isSubscription: boolean): Promise<Context> => ({
    deps: endpoint.deps,
    live: extra.live ?? endpoint.live,
    caller: await inTurn(() => callerOf(extra, isSubscription)),
    setSession: () => undefined,
  });

  /** A subscription belongs to the session that opened the socket, also when its token has been renewed since. */
  async function callerOf({ request, actor, authorization }: Extra, isSubscription: boolean): Promise<Caller> {
    const { db, now } = endpoint.deps;
    const caller = await identify(endpoint.deps, request, null, newRequestId(), authorization);
    // An inspection has begun or ended since: the socket, which follows the one of before, is about to be closed.
    if (caller.actor !== null && actor && caller.actor.sessionId !== actor.sessionId)
      throw new Refused('UNAUTHENTICATED');
    if (caller.actor !== null || !actor || !isSubscription) return caller;
    const live = await livePrincipals(db.read, [actor.sessionId], now());
    return live.has(actor.sessionId) ? { ...caller, actor } : caller;
  }

  /** Who opens a socket; null for a key that opens nothing, which the farewell gives the reason of. */
  async function greet({ request, authorization, socket }: Extra): Promise<Caller | null> {
    try {
      return await inTurn(() => identify(endpoint.deps, request, null, newRequestId(), authorization));
    } catch (cause) {
      const refusal = refusalIn(cause);
      if (!refusal || authenticateHeaderOf(refusal.code) === null) throw cause;
      dismiss(socket, FORBIDDEN, refusal.code);
      return null;
    }
  }

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
    // Beside `ws`, which writes each of its own frames whole: messages are not compressed (docs/decisions/live.md).
    return broadcaster.join(args, terms, source, args.query, (payload) => {
      if (socket.readyState === socket.OPEN && !dismissSlow(socket)) request.socket.write(frame.of(payload));
    });
  };

  const protocol = makeServer<Record<string, unknown>, Extra>({
    schema,
    connectionInitWaitTimeout: GREETING_MS,
    onConnect: async ({ extra, connectionParams }) => {
      metrics.sockets.inc();
      extra.socket.once('close', () => metrics.sockets.dec());
      const { authorization, unread } = credentialIn(connectionParams);
      if (unread !== null) {
        dismiss(extra.socket, BAD_GREETING, `${unread} is not read: send authorization`);
        return false;
      }
      // The key of the upgrade, or of the greeting where a client can set no headers.
      extra.authorization = extra.request.headers.authorization ?? authorization;
      const caller = await greet(extra);
      if (!caller) return false;
      extra.actor = caller.actor;
      if (caller.actor) patrol.follow(caller.actor.sessionId, extra.socket);
      const live = endpoint.live.since(momentOf(connectionParams));
      if (live) extra.live = live;
      return { isCaughtUp: live !== null } satisfies Welcome;
    },
    onSubscribe: async ({ extra, subscriptions }, operationId, sent): Promise<readonly GraphQLError[] | LiveArgs> => {
      const { socket } = extra;
      // Clients send an empty name for none.
      const asked = { ...sent, operationName: sent.operationName === '' ? undefined : sent.operationName };
      if (Object.keys(subscriptions).length > OPERATIONS_PER_SOCKET_MAX) {
        dismiss(socket, TOO_MANY_OPERATIONS, 'Too many operations');
        return [new GraphQLError('Too many operations', { extensions: { code: 'BAD_REQUEST' } })];
      }
      const checked = checkOperation(schema, asked);
      if (Array.isArray(checked)) return checked;
      const { document, operation } = checked;
      const { query, operationName, variables } = asked;
      try {
        const contextValue = await contextOf(extra, operation.operation === OperationTypeNode.SUBSCRIPTION);
        const cost = await requireAffordable(schema, document, operation, variables ?? {}, contextValue);
        const told = asksForCost(asked.extensions) ? toldCost(cost) : {};
        const args = { schema, document, operationName, variableValues: variables, contextValue, query };
        return { ...args, operationId, extra, told, cost };
      } catch (cause) {
        if (isPassing(cause)) throw cause;
        return [asGraphqlError(cause)];
      }
    },
    execute: (args: ExecutionArgs) =>
      inTurn(async () => {
        const { told, cost } = args as LiveArgs;
        const result = await execute(args);
        const operation = getOperationAST(args.document, args.operationName);
        const ran = operation && { document: args.document, operation, variables: args.variableValues ?? {} };
        if (ran) await settleAnswer(schema, ran, result, args.contextValue as Context, cost);
        return { ...result, ...told };
      }),
    subscribe: (args: ExecutionArgs) => inTurn(() => Promise.resolve(start(args as LiveArgs))),
    onError: async ({ extra }, _id, _payload, errors) => {
      if (errors.some(({ originalError }) => originalError instanceof FellBehind)) {
        dismiss(extra.socket, TOO_SLOW, 'Too slow');
        return [];
      }
      return toPublic(errors, await contextOf(extra, true));
    },
    onNext: (_ctx, _id, _payload, { contextValue, document, operationName }, result) => {
      const operation = getOperationAST(document, operationName);
      try {
        if (operation) requireSendable(operation, result);
      } catch (cause) {
        return toPayload({ errors: [asGraphqlError(cause)] }, contextValue as Context);
      }
      return result.errors && toPayload(result as ExecutionResult, contextValue as Context);
    },
  });
  const wire = layWire(protocol, log);
  const { sockets } = wire;
  const patrol = patrolSockets(endpoint.deps, sockets.clients);

  const { trustedProxies, socketsPerAddress } = endpoint.deps.config;
  const places = new SocketPlaces(socketsPerAddress);

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const [pathname] = (request.url ?? '').split('?', 1);
    if (pathname !== '/graphql' && pathname !== INGEST_SOCKET) return refuse(socket, '404 Not Found');
    const isByKey = pathname === '/graphql' && hasBearer(request);
    if (!isByKey && !isOwnOrigin(request, endpoint.deps.config)) return refuse(socket, '403 Forbidden');
    const address = addressOf(request, trustedProxies);
    const giveBack = places.take(networkOf(address));
    if (giveBack === null) return refuse(socket, '429 Too Many Requests');
    if (endpoint.admission.isCrowded) {
      giveBack();
      metrics.refusedCalls.inc({ rank: 'live' });
      return refuse(socket, `503 Service Unavailable\r\nRetry-After: ${RETRY_AFTER}`);
    }
    socket.once('close', giveBack);
    if (pathname === INGEST_SOCKET) return endpoint.deps.video.takeSocket(request, socket, head);
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

/** In the form that keeps the refusal within it. */
const asGraphqlError = (cause: unknown): GraphQLError =>
  cause instanceof GraphQLError ? cause : new GraphQLError('refused', { originalError: cause as Error });

/**
 * Since when the page behind a socket has read: it says by `pageAgeMs` how long ago it began. Earlier by as much as its
 * word may have been on the way; NaN where it says nothing.
 */
function momentOf(params: unknown): number {
  const age: unknown = (params as Greeting | null | undefined)?.pageAgeMs;
  return typeof age === 'number' ? performance.now() - age - GREETING_MS_MAX : Number.NaN;
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy()); // the caller hung up first
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

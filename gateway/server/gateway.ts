import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import helmet from 'helmet';
import { SECOND } from '../../domain/shared/time.ts';
import { readLags } from '../../db/events/lag.queries.ts';
import { type Live, openLive } from '../events/live.ts';
import { makeApollo } from './apollo.ts';
import { identify } from './callers.ts';
import type { Deps } from '../kernel/deps.ts';
import { type GraphqlDoor, answerGraphql, sendErrors } from './graphql-door.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { isOwnOrigin, isSafeMethod } from '../kernel/origin.ts';
import { type IdentifiedRequest, restApp } from './rest.ts';
import { SharedAnswers } from './shared-answers.ts';
import { staticFiles } from './static-files.ts';
import { openWebsocket } from './websocket.ts';

/** A call that has not come in by then is cut off: as long as the largest file takes at 1.5 Mbit/s. */
const REQUEST_TIMEOUT_MS = 120_000;
/** The head of a call has no file in it. */
const HEADERS_TIMEOUT_MS = 30_000;
/** Longer than proxies and browsers wait before they use a connection again: one that closes just then is a fault to them. */
const KEEP_ALIVE_MS = 75_000;

export interface GatewayOptions {
  readonly schema: GraphQLSchema;
  readonly deps: Deps;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The folder of the builds: `web`, `graphiql` and `catalogue` below it. */
  readonly buildFolder: string;
}

export interface Gateway {
  readonly server: Server;
  /** What is followed here. */
  readonly live: Live;
  /** Takes no new calls, ends those under way and the sockets; the database stays open. */
  stop(): Promise<void>;
}

const SELF = ["'self'"];

/** Scripts only from our own files. Emotion and the explorer's editor write style elements, hence the one exception. */
const pageHeaders = (isProduction: boolean) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: [...SELF, "'unsafe-inline'"],
        imgSrc: [...SELF, 'data:', 'blob:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: [...SELF, 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: SELF,
        formAction: SELF,
        upgradeInsecureRequests: isProduction ? [] : null,
      },
    },
    strictTransportSecurity: isProduction,
  });

/** Everything that listens on the one port, not yet listening. */
export async function makeGateway({ schema, deps, log, metrics, buildFolder }: GatewayOptions): Promise<Gateway> {
  const { routes, files } = deps.wiring;
  const apollo = makeApollo(schema, log, metrics);
  await apollo.start();
  const door: GraphqlDoor = {
    deps,
    live: openLive(deps.db, deps.wiring),
    apollo,
    shared: new SharedAnswers(deps, metrics),
  };
  metrics.countListeners(() => door.live.listeners);
  metrics.readLags(async () =>
    (await readLags(deps.db.read)).map(({ since, ...lag }) => ({
      ...lag,
      seconds: since === null ? 0 : (deps.now() - since) / SECOND,
    })),
  );
  const rest = restApp(door, routes, log, metrics);
  const protect = pageHeaders(deps.config.isProduction);
  const explorer = staticFiles(join(buildFolder, 'graphiql'), false);
  const catalogue = deps.config.isProduction ? null : staticFiles(join(buildFolder, 'catalogue'), false);
  const web = staticFiles(join(buildFolder, 'web'), true);
  let isStopping = false;

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    search: string,
    requestId: string,
  ): Promise<void> {
    if (!isSafeMethod(request.method) && !isOwnOrigin(request, deps.config.publicUrl)) {
      return sendErrors(response, 403, 'FORBIDDEN', 'This call comes from another site', requestId);
    }
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Server-Time', deps.now());
    const caller = await identify(deps, request, response, requestId);
    if (pathname === '/graphql') return answerGraphql(door, request, response, search, caller);
    (request as IdentifiedRequest).caller = caller;
    rest(request, response);
  }

  async function answerOperations(response: ServerResponse, pathname: string): Promise<void> {
    if (pathname === '/metrics') {
      response.setHeader('Content-Type', metrics.registry.contentType);
      response.end(await metrics.registry.metrics());
      return;
    }
    const isUp =
      pathname === '/healthz' ||
      (!isStopping &&
        (await deps.db.ping().then(
          () => true,
          () => false,
        )));
    response.statusCode = isUp ? 200 : 503;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ status: isUp ? 'ok' : 'unavailable' }));
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    protect(request, response, () => {
      const missing = () => {
        response.statusCode = 404;
        response.end('Not found');
      };
      if (!isSafeMethod(request.method)) {
        response.statusCode = 405;
        response.setHeader('Allow', 'GET, HEAD');
        return response.end();
      }
      for (const [prefix, serve] of [
        ['/graphiql', explorer],
        ['/catalogue', catalogue],
      ] as const) {
        if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) continue;
        if (serve === null) return missing();
        if (pathname === prefix) {
          response.statusCode = 308;
          response.setHeader('Location', `${prefix}/`);
          return response.end();
        }
        request.url = (request.url ?? '').slice(prefix.length);
        return serve(request, response, missing);
      }
      return web ? web(request, response, missing) : missing();
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    response.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    const url = request.url ?? '/';
    const cut = url.indexOf('?');
    const pathname = cut < 0 ? url : url.slice(0, cut);
    const doorName =
      pathname === '/graphql' ? 'graphql' : pathname === '/api' || pathname.startsWith('/api/') ? 'rest' : 'pages';
    response.once('finish', () => {
      metrics.requests.observe({ door: doorName, status: response.statusCode }, (performance.now() - started) / 1000);
    });
    const fileRoute = files.find(({ prefix }) => pathname.startsWith(prefix));
    try {
      if (doorName !== 'pages') await answerApi(request, response, pathname, cut < 0 ? '' : url.slice(cut), requestId);
      else if (pathname === '/healthz' || pathname === '/readyz' || pathname === '/metrics')
        await answerOperations(response, pathname);
      else if (fileRoute)
        await fileRoute.answer({
          deps,
          request,
          response,
          pathname,
          findActor: async () => (await identify(deps, request, response, requestId)).actor,
        });
      else answerPage(request, response, pathname);
    } catch (err) {
      metrics.faults.inc();
      log.error({ requestId, pathname, err }, 'fault');
      if (!response.headersSent) sendErrors(response, 500, 'INTERNAL', 'Something went wrong on our side', requestId);
      else response.destroy();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const websocket = openWebsocket(server, door, schema, log, metrics, randomUUID);

  return {
    server,
    live: door.live,
    async stop() {
      isStopping = true;
      server.keepAliveTimeout = 1; // what is being answered now is the connection's last
      const allEnded = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      await websocket.close();
      await allEnded;
      await apollo.stop();
    },
  };
}

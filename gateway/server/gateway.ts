import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLSchema } from 'graphql';
import helmet from 'helmet';
import { overlayPath } from '../../domain/creators/creators.paths.ts';
import { developersPath } from '../../domain/platform/platform.paths.ts';
import { embedPath } from '../../domain/tournaments/tournaments.paths.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { readLags } from '../../db/events/lag.queries.ts';
import { type Live, openLive } from '../events/live.ts';
import { openApiOf } from '../platform/index.ts';
import { Admission } from './admission.ts';
import { makeApollo } from './graphql/apollo.ts';
import { addressOf, authenticateHeaderOf, identify } from './callers.ts';
import { answerCrossOrigin, hasBearer } from './cross-origin.ts';
import { Developers } from './developers/answer-developers.ts';
import { forgetDocuments } from './graphql/check-operation.ts';
import type { Deps } from '../kernel/deps.ts';
import { type GraphqlEndpoint, answerGraphql, sendErrors } from './graphql/graphql-endpoint.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { RefusalLog } from '../kernel/refusal-log.ts';
import { outageOf, publicRefusal, refusalIn, retryAfterOf } from '../kernel/refusals.ts';
import { isOwnOrigin, isSafeMethod } from '../kernel/http/origin.ts';
import { sharedNow } from '../kernel/shared-clock.ts';
import { restOf } from './rest.ts';
import { SharedAnswers } from './graphql/shared-answers.ts';
import { tracedCall } from '../kernel/tracing.ts';
import { appFiles, staticFiles } from './files/static-files.ts';
import { openWebsocket } from './sockets/websocket.ts';

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
  /** The folder of the builds: `web` and one for each further language, `graphiql`, `overlay`, `embed` and `catalogue` below it. */
  readonly buildFolder: string;
}

export interface Gateway {
  readonly server: Server;
  /** What is followed here. */
  readonly live: Live;
  /** Says on /readyz that calls should go elsewhere, and answers those that come. */
  retire(): void;
  /**
   * Takes no new calls and ends those under way, then the sockets; the database stays open. What is still under way
   * after so many milliseconds is cut.
   */
  stop(patienceMs: number): Promise<void>;
}

const SELF = ["'self'"];
/** The OBS of whoever streams, at any port of their own computer (docs/decisions/overlays.md). */
const OBS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/** `framed` may be shown within pages of other sites: nothing that can be pressed there changes anything. */
type PageKind = 'app' | 'tool' | 'framed';

const kindOf = (pathname: string): PageKind => {
  if (pathname.startsWith(overlayPath) || pathname.startsWith(embedPath)) return 'framed';
  return /^\/(?:graphiql|catalogue|developers)(?:\/|$)/.test(pathname) ? 'tool' : 'app';
};

/**
 * Scripts only from our own files. Emotion and the explorer's editor write style elements, hence the one exception.
 * @param films the origins that pictures of streams come from, beside our own
 */
const pageHeaders = (isProduction: boolean, films: readonly string[], kind: PageKind) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: [...SELF, "'unsafe-inline'"],
        imgSrc: [...SELF, 'data:', 'blob:'],
        fontSrc: SELF,
        connectSrc: [...SELF, ...films, ...(kind === 'app' ? OBS : [])],
        // What players put together from the parts of a stream.
        mediaSrc: [...SELF, 'blob:', ...films],
        workerSrc: [...SELF, 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: [kind === 'framed' ? '*' : "'none'"],
        baseUri: ["'none'"],
        formAction: SELF,
        upgradeInsecureRequests: isProduction ? [] : null,
      },
    },
    frameguard: kind !== 'framed',
    strictTransportSecurity: isProduction,
  });

/** A page loads a hundred of them, and what a page may do its own answer says; a worker among them is told here. */
const assetHeaders = (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
  response.removeHeader('X-Request-Id');
  response.setHeader('Content-Security-Policy', "default-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  next();
};

/** What holds for every answer; pages and files say more. Nothing that the API answers is a page, whoever opens it. */
const commonHeaders = (isProduction: boolean): readonly (readonly [name: string, value: string])[] => [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"],
  ...(isProduction ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
];

function answerMissing(response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found');
}

/** Everything that listens on the one port, not yet listening. */
export async function makeGateway({ schema, deps, log, metrics, buildFolder }: GatewayOptions): Promise<Gateway> {
  const { routes, files, refusals } = deps.wiring;
  const refusalLog = new RefusalLog(log, refusals, deps.now, (code) => metrics.refusals.inc({ code }));
  const apollo = makeApollo(schema, refusals, log, refusalLog, metrics, deps.host.caches);
  await apollo.start();
  const admission = new Admission(
    deps.config.callsAtOnce,
    (rank) => metrics.refusedCalls.inc({ rank }),
    undefined,
    deps.config.callWaitMs,
  );
  metrics.countCrowd(() => admission.crowd);
  const endpoint: GraphqlEndpoint = {
    deps,
    admission,
    live: openLive(deps.db, deps.wiring),
    apollo,
    shared: new SharedAnswers(deps, metrics),
    log,
    refusalLog,
  };
  deps.host.caches.set('shared answers', () => endpoint.shared.clear());
  deps.host.caches.set('checked documents', () => forgetDocuments(schema));
  metrics.countListeners(() => endpoint.live.listeners);
  metrics.readLags(async () =>
    (await readLags(deps.db.read)).map(({ since, ...lag }) => ({
      ...lag,
      seconds: since === null ? 0 : (deps.now() - since) / SECOND,
    })),
  );
  openApiOf(deps);
  const answerRest = restOf(endpoint, routes, log, metrics);
  const { isProduction, files: kept } = deps.config;
  const films = [deps.video.origin, kept.s3?.publicUrl?.origin ?? null].filter((origin) => origin !== null);
  const protect = {
    app: pageHeaders(isProduction, films, 'app'),
    tool: pageHeaders(isProduction, films, 'tool'),
    framed: pageHeaders(isProduction, films, 'framed'),
  };
  const common = commonHeaders(deps.config.isProduction);
  const explorer = staticFiles(join(buildFolder, 'graphiql'), false);
  const overlay = staticFiles(join(buildFolder, 'overlay'), false);
  const embed = staticFiles(join(buildFolder, 'embed'), true);
  const catalogue = deps.config.isProduction ? null : staticFiles(join(buildFolder, 'catalogue'), false);
  const developers = new Developers(deps, schema, buildFolder);
  const web = appFiles(buildFolder);
  let isRetired = false;
  /** Calls of any kind that are not answered yet. */
  let underWay = 0;
  let noneUnderWay = (): void => {};

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    search: string,
    requestId: string,
  ): Promise<void> {
    if (answerCrossOrigin(request, response)) return;
    // No page can make a browser show a key that it does not have.
    if (!isSafeMethod(request.method) && !hasBearer(request) && !isOwnOrigin(request, deps.config)) {
      refusalLog.noteCode('FORBIDDEN', 403, { requestId, pathname });
      return sendErrors(response, 403, 'FORBIDDEN', 'This call comes from another site', requestId);
    }
    response.setHeader('Server-Time', sharedNow(deps));
    if (deps.traces) response.setHeader('Trace-Share', deps.traces.share);
    if (pathname === '/graphql') return answerGraphql(endpoint, request, response, search, requestId);
    return answerRest(request, response, pathname, search, requestId);
  }

  async function answerOperations(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    if (pathname === '/metrics') {
      // What came through a proxy came from outside; who collects asks the gateway itself.
      if (request.headers['x-forwarded-for'] !== undefined) return answerMissing(response);
      response.setHeader('Content-Type', metrics.registry.contentType);
      response.end(await metrics.registry.metrics());
      return;
    }
    const isUp =
      pathname === '/healthz' ||
      (!isRetired &&
        (await deps.db.ping().then(
          () => true,
          () => false,
        )));
    response.statusCode = isUp ? 200 : 503;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ status: isUp ? 'ok' : 'unavailable' }));
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const guard = pathname.startsWith('/assets/') ? assetHeaders : protect[kindOf(pathname)];
    guard(request, response, () => {
      const missing = () => answerMissing(response);
      if (!isSafeMethod(request.method)) {
        response.statusCode = 405;
        response.setHeader('Allow', 'GET, HEAD');
        return response.end();
      }
      if (pathname === developersPath || pathname.startsWith(`${developersPath}/`))
        return developers.answer(request, response, pathname) || missing();
      for (const [prefix, serve] of [
        ['/graphiql', explorer],
        [overlayPath.slice(0, -1), overlay],
        [embedPath.slice(0, -1), embed],
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
    for (const [name, value] of common) response.setHeader(name, value);
    const started = performance.now();
    const url = request.url ?? '/';
    const cut = url.indexOf('?');
    const pathname = cut < 0 ? url : url.slice(0, cut);
    const endpointName =
      pathname === '/graphql' ? 'graphql' : pathname === '/api' || pathname.startsWith('/api/') ? 'rest' : 'pages';
    underWay++;
    response.once('close', () => {
      if (--underWay === 0) noneUnderWay();
    });
    response.once('finish', () => {
      const took = performance.now() - started;
      metrics.requests.observe({ endpoint: endpointName, status: response.statusCode }, took / 1000);
      if (endpointName !== 'pages') deps.host.countCall(took);
    });
    try {
      const fileRoute = endpointName === 'pages' && files.find(({ prefix }) => pathname.startsWith(prefix));
      if (endpointName !== 'pages') {
        const search = cut < 0 ? '' : url.slice(cut);
        const call = () => answerApi(request, response, pathname, search, requestId);
        await (deps.traces ? tracedCall(request, response, requestId, call) : call());
      } else if (pathname === '/healthz' || pathname === '/readyz' || pathname === '/metrics')
        await answerOperations(request, response, pathname);
      else if (fileRoute)
        await fileRoute.answer({
          deps,
          request,
          response,
          pathname,
          address: addressOf(request, deps.config.trustedProxies),
          // Private files are not within any scope.
          findActor: async () =>
            hasBearer(request) ? null : (await identify(deps, request, response, requestId)).actor,
          admit: (rank, work) => admission.run(rank, work),
        });
      else answerPage(request, response, pathname);
    } catch (err) {
      const outage = outageOf(err);
      if (outage) log.warn({ requestId, pathname, err: outage }, 'outage');
      const refusal = refusalIn(err);
      if (!refusal) {
        metrics.faults.inc();
        log.error({ requestId, pathname, err }, 'fault');
      }
      refusalLog.note(err, { requestId, pathname });
      if (response.headersSent) return void response.destroy();
      if (!refusal) return sendErrors(response, 500, 'INTERNAL', 'Something went wrong on our side', requestId);
      const retryAfter = retryAfterOf(err);
      if (retryAfter !== null) response.setHeader('Retry-After', retryAfter);
      const authenticate = authenticateHeaderOf(refusal.code);
      if (authenticate !== null) response.setHeader('WWW-Authenticate', authenticate);
      const [status, message] = publicRefusal(refusals, refusal);
      sendErrors(response, status, refusal.code, message, requestId);
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', () => admission.noteConnection());
  const stopTicking = admission.start();
  const websocket = openWebsocket(server, endpoint, schema, log, metrics, randomUUID);

  return {
    server,
    live: endpoint.live,
    retire() {
      isRetired = true;
    },
    async stop(patienceMs) {
      isRetired = true;
      admission.close();
      server.keepAliveTimeout = 1; // what is being answered now is the connection's last
      const allEnded = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeIdleConnections();
      const enough = new AbortController();
      if (underWay > 0)
        await Promise.race([
          new Promise<void>((resolve) => void (noneUnderWay = resolve)),
          pause(patienceMs, undefined, enough),
        ]).finally(() => enough.abort());
      await websocket.close();
      server.closeAllConnections(); // whoever is not done by now, or has not said yet what to do
      await allEnded;
      stopTicking();
      await apollo.stop();
    },
  };
}

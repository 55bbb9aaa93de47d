import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { z } from 'zod';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import { sendBody } from '../kernel/stream-file.ts';
import { chargeCall } from '../platform/index.ts';
import { requireAccess } from '../schema/access.ts';
import { requireScopes } from '../schema/scope.ts';
import { type Trace, traceOf } from '../kernel/actor.ts';
import { readBody, readFile, requireFileTerms } from '../kernel/body.ts';
import type { Rank } from './admission.ts';
import { identify } from './callers.ts';
import type { Context } from '../kernel/context.ts';
import { readInput } from '../kernel/read-input.ts';
import { JSON_TYPE } from '../kernel/rest-schemas.ts';
import { requireChange, requireOwnEyes } from '../kernel/require-change.ts';
import { type RestCall, RestFile, RestRedirect, type RestRoute, nameOfRoute } from '../kernel/route.ts';
import { type GraphqlEndpoint, handingTo, headerOn, sendShared } from './graphql-endpoint.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { logDenial, outageOf, publicRefusal, refusalIn, restError, retryAfterOf } from '../kernel/refusals.ts';

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', JSON_TYPE);
  response.end(JSON.stringify(value));
}

/** A request with its id and, once it is known, who calls. */
export type NumberedRequest = IncomingMessage & { requestId: string; trace?: Trace };

function rankOf({ method, calledBy }: RestRoute): Rank {
  // A game says what it knows over and over: it stands behind everybody who waits for an answer.
  if (calledBy === 'game') return 'live';
  // Nothing here takes a key: what moves money is a mutation.
  return method === 'GET' ? 'read' : 'change';
}

/** What is sent is taken in before and between the turns of a call: who sends slowly takes nobody's place. */
async function answerRoute(
  endpoint: GraphqlEndpoint,
  route: RestRoute,
  request: Request,
  response: Response,
): Promise<void> {
  const { takesFile } = route;
  const { admission } = endpoint;
  const rank = rankOf(route);
  if (takesFile) {
    const context = await admission.run(rank, async () => {
      const entered = await enter(endpoint, route, request, response);
      requireFileTerms(request, takesFile);
      await takesFile.expect(entered, request.params as RestCall['params']);
      return entered;
    });
    const file = await readFile(request, takesFile);
    return admission.run(rank, () => answerCall(endpoint, route, request, response, context, { body: {}, file }));
  }
  const read = route.method === 'POST' ? await readBody(request) : null;
  await admission.run(rank, async () => {
    const context = await enter(endpoint, route, request, response);
    const refuse = (status: number, message: string) =>
      sendJson(response, status, restError('BAD_REQUEST', message, context.caller.requestId));
    if (read && !read.ok) return refuse(read.status, read.message);
    const body = read ? read.body : {};
    if (!isObject(body)) return refuse(400, 'The body is no JSON object');
    await answerCall(endpoint, route, request, response, context, { body, file: Buffer.alloc(0) });
  });
}

/** Who calls, if they may. */
async function enter(
  endpoint: GraphqlEndpoint,
  route: RestRoute,
  request: Request,
  response: Response,
): Promise<Context> {
  const { deps, live } = endpoint;
  const caller = await identify(deps, request, response, requestIdOf(request));
  (request as unknown as NumberedRequest).trace = traceOf(caller);
  if (route.method !== 'GET') await requireChange({ deps, caller }, nameOfRoute(route));
  requireAccess(route.access, caller.actor);
  requireScopes([route.scope ?? 'closed'], caller.actor);
  if (route.ownEyes) requireOwnEyes(caller.actor);
  if (holdsNul(request.params)) throw new Refused('NOT_FOUND');
  const context: Context = {
    deps,
    live,
    caller,
    setSession: handingTo(endpoint, response, caller),
    setHeader: headerOn(response),
  };
  await chargeCall(context, 1);
  return context;
}

async function answerCall(
  { shared }: GraphqlEndpoint,
  route: RestRoute,
  request: Request,
  response: Response,
  context: Context,
  sent: { readonly body: Readonly<Record<string, unknown>>; readonly file: Buffer },
): Promise<void> {
  const call: RestCall = {
    params: request.params as Record<string, string>,
    query: readPart(route.query, queryOf(request)),
    body: readPart(route.body, sent.body),
    file: sent.file,
    header: (name: string) => headerOf(request, name),
  };
  const answer = () => route.answer(context, call);
  if (route.sharedUntil) {
    const name = nameOfRoute(route);
    const kept = await shared.answer(name, name, async () => ({
      contentType: JSON_TYPE,
      text: JSON.stringify(await answer()),
    }));
    if (kept) return sendShared(request, response, kept);
  }
  const value = await answer();
  response.setHeader(
    'Cache-Control',
    route.maxAgeSeconds === undefined ? 'no-store' : `private, max-age=${route.maxAgeSeconds}`,
  );
  if (value instanceof RestFile) return sendFile(response, value as RestFile);
  if (value instanceof RestRedirect) {
    response.statusCode = 303;
    response.setHeader('Location', value.path);
    response.end();
    return;
  }
  sendJson(response, 200, value);
}

const isObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** What a route declares of its query or body, as it reads it; nothing of what it does not declare. */
const readPart = (schema: z.ZodObject | undefined, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  schema ? readInput<Record<string, unknown>, Readonly<Record<string, unknown>>>(schema, given) : {};

function headerOf(request: Request, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function queryOf(request: Request): Record<string, string> {
  const given = Object.entries(request.query).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !holdsNul(entry[1]),
  );
  return Object.fromEntries(given);
}

/** Always to be saved, never to be shown: whatever a file holds, it does not run as one of our pages. */
function sendFile(response: ServerResponse, { body, contentType, name }: RestFile): void | Promise<void> {
  response.statusCode = 200;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', Buffer.isBuffer(body) ? body.length : body.sizeBytes);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  if (!Buffer.isBuffer(body)) return sendBody(response, body);
  response.end(body);
}

/** The documented /api paths; any other path under /api answers 404, another method 405. */
export function restApp(
  endpoint: GraphqlEndpoint,
  routes: readonly RestRoute[],
  log: Logger,
  metrics: Metrics,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  for (const route of routes) {
    const handle = (request: Request, response: Response) => answerRoute(endpoint, route, request, response);
    if (route.method === 'GET') app.get(route.path, handle);
    else if (route.method === 'POST') app.post(route.path, handle);
    else app.delete(route.path, handle);
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(path, (request, response) => {
      response.setHeader('Allow', methods.join(', '));
      sendJson(
        response,
        405,
        restError('METHOD_NOT_ALLOWED', `${request.method} is not offered here`, requestIdOf(request)),
      );
    });
  }
  app.use('/api', (request: Request, response: Response) => {
    sendJson(response, 404, restError('NOT_FOUND', 'Not found', requestIdOf(request)));
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const refusal = refusalIn(error);
    const requestId = requestIdOf(request);
    const trace = (request as unknown as NumberedRequest).trace ?? { requestId };
    logDenial(log, endpoint.deps.wiring.refusals, error, { ...trace, path: request.path });
    const outage = outageOf(error);
    if (outage) log.warn({ requestId, path: request.path, err: outage }, 'outage');
    const retryAfter = retryAfterOf(error);
    if (retryAfter !== null) response.setHeader('Retry-After', retryAfter);
    if (refusal) {
      const { code, data } = refusal;
      const [status, message] = publicRefusal(endpoint.deps.wiring.refusals, refusal);
      return sendJson(response, status, restError(code, message, requestId, data));
    }
    const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
    if (status < 500)
      return sendJson(response, status, restError('BAD_REQUEST', 'The request is not usable', requestId));
    metrics.faults.inc();
    log.error({ requestId, path: request.path, err: error }, 'fault');
    sendJson(response, 500, restError('INTERNAL', 'Something went wrong on our side', requestId));
  });
  return app;
}

const requestIdOf = (request: Request): string => (request as unknown as NumberedRequest).requestId;

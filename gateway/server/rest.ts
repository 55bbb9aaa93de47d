import type { IncomingMessage, ServerResponse } from 'node:http';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import type { z } from 'zod';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import { sendBody } from '../kernel/files/stream-file.ts';
import { chargeCall, settleCall } from '../platform/index.ts';
import { requireAccess } from '../schema/access.ts';
import { requireScopes } from '../schema/scope.ts';
import { type Trace, traceOf } from '../kernel/actor.ts';
import { Unusable, readBody, readFile, requireFileTerms, tellEncodings } from '../kernel/http/body.ts';
import type { Rank } from './admission.ts';
import { identify } from './callers.ts';
import type { Context } from '../kernel/context.ts';
import { nameSpan } from '../kernel/tracing.ts';
import { readInput } from '../kernel/read-input.ts';
import { JSON_TYPE } from '../kernel/http/rest-schemas.ts';
import { requireChange, requireOwnEyes } from '../kernel/require-change.ts';
import {
  type RestCall,
  RestFile,
  RestRedirect,
  RestReply,
  type RestRoute,
  isChange,
  isOfProtocol,
  nameOfRoute,
} from '../kernel/http/route.ts';
import { type GraphqlEndpoint, NO_SUCH_FORM, handingTo, headerOn, sendShared } from './graphql/graphql-endpoint.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { outageOf, publicRefusal, refusalIn, restError, retryAfterOf } from '../kernel/refusals.ts';

/** Far above the longest token that stands in a path. */
const PARAM_LENGTH_MAX = 1_000;

/** A call of one of the routes. */
interface Arrival {
  readonly route: RestRoute;
  readonly params: RestCall['params'];
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  /** What stands behind the path, from the question mark on. */
  readonly search: string;
  readonly requestId: string;
  /** Who calls, once that is known. */
  trace: Trace | null;
  /** Gives back what others share in of the charge, when the call is refused; null before it was charged. */
  giveBack: (() => Promise<void>) | null;
}

/** Answers a call of a path below /api. */
export type AnswerRest = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  search: string,
  requestId: string,
) => Promise<void>;

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', JSON_TYPE);
  response.end(JSON.stringify(value));
}

function rankOf(route: RestRoute): Rank {
  // A game says what it knows over and over: it stands behind everybody who waits for an answer.
  if (route.calledBy === 'game') return 'live';
  // Nothing here takes a key: what moves money is a mutation.
  return isChange(route) ? 'change' : 'read';
}

/** What is sent is taken in before and between the turns of a call: who sends slowly takes nobody's place. */
async function answerRoute(endpoint: GraphqlEndpoint, arrival: Arrival): Promise<void> {
  const { route, request, response, pathname, params } = arrival;
  const { takesFile } = route;
  const { admission } = endpoint;
  const rank = rankOf(route);
  nameSpan(nameOfRoute(route));
  if (takesFile?.expect) {
    const { expect } = takesFile;
    const context = await admission.run(rank, async () => {
      const entered = await enter(endpoint, arrival);
      requireFileTerms(request, takesFile);
      await expect(entered, params, readQuery(arrival));
      return entered;
    });
    const file = await readFile(request, takesFile);
    return admission.run(rank, () => answerCall(endpoint, arrival, context, { body: {}, file }));
  }
  if (takesFile) {
    requireFileTerms(request, takesFile);
    const file = await readFile(request, takesFile);
    return admission.run(rank, async () =>
      answerCall(endpoint, arrival, await enter(endpoint, arrival), { body: {}, file }),
    );
  }
  const read = route.method === 'POST' && !isOfProtocol(route) ? await readBody(request) : null;
  await admission.run(rank, async () => {
    const context = await enter(endpoint, arrival);
    const refuse = async (status: number, message: string): Promise<void> => {
      await arrival.giveBack?.();
      endpoint.refusalLog.noteCode('BAD_REQUEST', status, { ...traceOf(context.caller), path: pathname });
      sendJson(response, status, restError('BAD_REQUEST', message, context.caller.requestId));
    };
    if (read && !read.ok) {
      tellEncodings(response, read);
      return refuse(read.status, read.message);
    }
    const body = read ? read.body : {};
    if (!isObject(body)) return refuse(400, 'The body is no JSON object');
    await answerCall(endpoint, arrival, context, { body, file: Buffer.alloc(0) });
  });
}

/** Who calls, if they may. */
async function enter(endpoint: GraphqlEndpoint, arrival: Arrival): Promise<Context> {
  const { route, request, response, params, requestId } = arrival;
  const { deps, live } = endpoint;
  const caller = await identify(deps, request, response, requestId);
  arrival.trace = traceOf(caller);
  if (isChange(route)) await requireChange({ deps, caller }, nameOfRoute(route));
  requireAccess(route.access, caller.actor);
  requireScopes([route.scope ?? 'closed'], caller.actor);
  if (route.ownEyes) requireOwnEyes(caller.actor);
  if (holdsNul(params)) throw new Refused('NOT_FOUND');
  const context: Context = {
    deps,
    live,
    caller,
    setSession: handingTo(endpoint, response, caller),
    setHeader: headerOn(response),
  };
  const charge = await chargeCall(context, 1);
  arrival.giveBack = () => settleCall(context, charge, null);
  return context;
}

async function answerCall(
  { shared }: GraphqlEndpoint,
  { route, request, response, params, search }: Arrival,
  context: Context,
  sent: { readonly body: Readonly<Record<string, unknown>>; readonly file: Buffer },
): Promise<void> {
  const call: RestCall = {
    params,
    query: readQuery({ route, search }),
    body: route.body ? readPart(route.body, sent.body) : {},
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
    if (kept && !sendShared(request, response, kept)) throw new Unusable(406, NO_SUCH_FORM);
    if (kept) return;
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
  if (value instanceof RestReply) return sendReply(response, value);
  sendJson(response, 200, value);
}

function sendReply(response: ServerResponse, { status, headers, body }: RestReply): void {
  for (const [name, header] of Object.entries(headers)) response.setHeader(name, header);
  if (body !== undefined) return sendJson(response, status, body);
  response.statusCode = status;
  response.end();
}

const isObject = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** What a route declares of its query or body, as it reads it; nothing of what it does not declare. */
const readPart = (schema: z.ZodObject, given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  readInput<Record<string, unknown>, Readonly<Record<string, unknown>>>(schema, given);

const readQuery = ({ route, search }: Pick<Arrival, 'route' | 'search'>): Record<string, unknown> =>
  route.query ? readPart(route.query, queryOf(route.query, search)) : {};

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

/** What stands once behind the question mark, of the names that are declared. */
function queryOf({ shape }: z.ZodObject, search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const once = Object.keys(shape).flatMap((name) => {
    const [value, another] = given.getAll(name);
    return value === undefined || another !== undefined || holdsNul(value) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(once);
}

/** Always to be saved, never to be shown: whatever a file holds, it does not run as one of our pages. */
function sendFile(response: ServerResponse, { body, contentType, name }: RestFile): void | Promise<void> {
  response.statusCode = 200;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', Buffer.isBuffer(body) ? body.length : body.sizeBytes);
  response.setHeader('Content-Disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`);
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  if (!Buffer.isBuffer(body)) return sendBody(response, body);
  response.end(body);
}

/** The documented /api paths; any other path under /api answers 404, another method 405. */
export function restOf(
  endpoint: GraphqlEndpoint,
  routes: readonly RestRoute[],
  log: Logger,
  metrics: Metrics,
): AnswerRest {
  const router = findMyWay({
    caseSensitive: false,
    ignoreTrailingSlash: true,
    maxParamLength: PARAM_LENGTH_MAX,
    onBadUrl: unhandled,
  });
  for (const one of routes) router.on(one.method, one.path, unhandled, one);
  const methods = [...new Set(routes.map((one) => one.method))];

  function answerMissing(response: ServerResponse, method: string, pathname: string, requestId: string): void {
    const offered = methods.filter((one) => router.find(one, pathname) !== null);
    if (offered.length === 0) return sendJson(response, 404, restError('NOT_FOUND', 'Not found', requestId));
    response.setHeader('Allow', offered.join(', '));
    sendJson(response, 405, restError('METHOD_NOT_ALLOWED', `${method} is not offered here`, requestId));
  }

  function answerFailure(error: unknown, { response, requestId, pathname, trace }: Arrival): void {
    const fields = { ...(trace ?? { requestId }), path: pathname };
    endpoint.refusalLog.note(error, fields);
    const outage = outageOf(error);
    if (outage) log.warn({ requestId, path: pathname, err: outage }, 'outage');
    const refusal = refusalIn(error);
    const isUnusable = error instanceof Unusable;
    if (isUnusable) endpoint.refusalLog.noteCode('BAD_REQUEST', error.status, fields);
    else if (!refusal) {
      metrics.faults.inc();
      log.error({ requestId, path: pathname, err: error }, 'fault');
    }
    if (response.headersSent) return void response.destroy();
    const retryAfter = retryAfterOf(error);
    if (retryAfter !== null) response.setHeader('Retry-After', retryAfter);
    if (isUnusable) tellEncodings(response, error);
    if (isUnusable) return sendJson(response, error.status, restError('BAD_REQUEST', error.message, requestId));
    if (!refusal) return sendJson(response, 500, restError('INTERNAL', 'Something went wrong on our side', requestId));
    const { code, data } = refusal;
    const [status, message] = publicRefusal(endpoint.deps.wiring.refusals, refusal);
    sendJson(response, status, restError(code, message, requestId, data));
  }

  return async (request, response, pathname, search, requestId) => {
    const { method = '' } = request;
    const named = router.find(method as HTTPMethod, pathname);
    // What a GET would answer, without its body.
    const found = named === null && method === 'HEAD' ? router.find('GET', pathname) : named;
    if (found === null) return answerMissing(response, method, pathname, requestId);
    const route = found.store as RestRoute | null;
    if (route === null) {
      endpoint.refusalLog.noteCode('BAD_REQUEST', 400, { requestId, path: pathname });
      return sendJson(response, 400, restError('BAD_REQUEST', 'The request is not usable', requestId));
    }
    const params = found.params as RestCall['params'];
    const arrival: Arrival = {
      route,
      params,
      request,
      response,
      pathname,
      search,
      requestId,
      trace: null,
      giveBack: null,
    };
    try {
      await answerRoute(endpoint, arrival);
    } catch (error) {
      await arrival.giveBack?.().catch(() => undefined);
      answerFailure(error, arrival);
    }
  };
}

/** Routes are found by the router and answered here. */
const unhandled = (): void => {};

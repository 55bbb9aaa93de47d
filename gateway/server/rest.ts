import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { Refused } from '../../domain/shared/refusals.ts';
import { holdsNul } from '../../domain/shared/text.ts';
import { requireAccess } from '../schema/access.ts';
import { type Caller, requireBelievedAccount } from '../kernel/actor.ts';
import { readBody, readFile } from '../kernel/body.ts';
import { sessionCookies } from './callers.ts';
import type { Context } from '../kernel/context.ts';
import { type RestCall, RestFile, RestRedirect, type RestRoute, nameOfRoute } from '../kernel/route.ts';
import { type GraphqlDoor, sendShared } from './graphql-door.ts';
import type { Logger } from '../kernel/log.ts';
import type { Metrics } from '../kernel/metrics.ts';
import { messageOf, refusalIn, restError, statusOf } from '../kernel/refusals.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', JSON_TYPE);
  response.end(JSON.stringify(value));
}

export type IdentifiedRequest = IncomingMessage & { caller: Caller };

async function answerRoute(door: GraphqlDoor, route: RestRoute, request: Request, response: Response): Promise<void> {
  const { caller } = request as unknown as IdentifiedRequest;
  requireAccess(route.access, caller.actor);
  if (route.method !== 'GET') requireBelievedAccount(caller);
  if (holdsNul(request.params)) throw new Refused('NOT_FOUND');
  const { deps, live, shared } = door;
  const context: Context = {
    deps,
    live,
    caller,
    setSession: (opened) => void response.setHeader('Set-Cookie', sessionCookies(deps, opened)),
  };
  let body: unknown;
  let file: Buffer = Buffer.alloc(0);
  if (route.takesFile) {
    await route.beforeFile?.(context, request.params as RestCall['params']);
    file = await readFile(request, route.takesFile);
  } else if (route.method === 'POST') {
    const read = await readBody(request);
    if (!read.ok) return sendJson(response, read.status, restError('BAD_REQUEST', read.message, caller.requestId));
    body = read.body;
  }
  const call = {
    params: request.params as Record<string, string>,
    query: queryOf(request),
    body,
    file,
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
  if (value instanceof RestFile) return sendFile(response, value);
  if (value instanceof RestRedirect) {
    response.statusCode = 303;
    response.setHeader('Location', value.path);
    response.end();
    return;
  }
  sendJson(response, 200, value);
}

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
function sendFile(response: ServerResponse, { bytes, contentType, name }: RestFile): void {
  response.statusCode = 200;
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', bytes.length);
  response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  response.end(bytes);
}

/** The documented /api paths; any other path under /api answers 404, another method 405. */
export function restApp(door: GraphqlDoor, routes: readonly RestRoute[], log: Logger, metrics: Metrics): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  for (const route of routes) {
    const handle = (request: Request, response: Response) => answerRoute(door, route, request, response);
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
    if (refusal) {
      const { code, data } = refusal;
      return sendJson(response, statusOf(refusal), restError(code, messageOf(refusal), requestId, data));
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

const requestIdOf = (request: Request): string => (request as unknown as IdentifiedRequest).caller.requestId;

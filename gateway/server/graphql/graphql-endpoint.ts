import type { IncomingMessage, ServerResponse } from 'node:http';
import { OperationTypeNode, getOperationAST, parse } from 'graphql';
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { TOKENS_MAX } from '../../../domain/platform/api-limits.ts';
import { developersPath } from '../../../domain/platform/platform.paths.ts';
import type { Live } from '../../events/live.ts';
import { type Caller, traceOf } from '../../kernel/actor.ts';
import { parseJson, readBody, tellEncodings } from '../../kernel/http/body.ts';
import { encodingFor, holdsTag } from '../../kernel/http/negotiation.ts';
import type { Admission, Rank } from '../admission.ts';
import { identify, sessionCookies } from '../callers.ts';
import { hasBearer } from '../cross-origin.ts';
import type { Context } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Logger } from '../../kernel/log.ts';
import { nameSpan } from '../../kernel/tracing.ts';
import type { RefusalLog } from '../../kernel/refusal-log.ts';
import { restError } from '../../kernel/refusals.ts';
import { type SharedAnswer, type SharedAnswers } from './shared-answers.ts';
import { type TrustedDocument, trustedDocuments } from './trusted.ts';

const RESULT_TYPE = 'application/graphql-response+json; charset=utf-8';

interface Question {
  readonly documentId: string | null;
  /** The variables as they stand in the address; null for a POST, whose answer is nobody else's. */
  readonly variablesKey: string | null;
  /** Undefined when they are no JSON object. */
  readonly variables: () => Variables | null | undefined;
  /** What Apollo gets when the document is not one of ours. */
  readonly body: unknown;
}

type Variables = Record<string, unknown>;

export interface GraphqlEndpoint {
  readonly deps: Deps;
  /** Through which every call goes that asks the database. */
  readonly admission: Admission;
  readonly live: Live;
  readonly apollo: ApolloServer<Context>;
  readonly shared: SharedAnswers;
  readonly log: Logger;
  readonly refusalLog: RefusalLog;
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

function refuseMethod(response: ServerResponse, allowed: readonly string[], what: string, requestId: string): void {
  response.setHeader('Allow', allowed.join(', '));
  sendErrors(response, 405, 'METHOD_NOT_ALLOWED', `${what} is not offered here`, requestId);
}

/** Whether somebody has opened the address in a browser, and asks nothing. */
const isLook = ({ method, headers }: IncomingMessage, search: string): boolean =>
  method !== 'POST' && search.length <= 1 && /\btext\/html\b/.test(headers.accept ?? '');

const THE_WAY = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Gauntlet’s GraphQL API</title></head>
<body>
<h1>Gauntlet’s GraphQL API</h1>
<p>Programs send their queries here by POST. No query came with this call.</p>
<ul>
<li><a href="${developersPath}">Documentation for developers</a></li>
<li><a href="/graphiql/">Explorer</a></li>
</ul>
</body>
</html>
`;

function showTheWay(response: ServerResponse): void {
  response.statusCode = 400;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept');
  response.end(THE_WAY);
}

/** Answers a GraphQL request over HTTP, without any framework in between. */
export async function answerGraphql(
  endpoint: GraphqlEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
  requestId: string,
): Promise<void> {
  const { method = '' } = request;
  if (!METHODS.includes(method)) return refuseMethod(response, METHODS, method, requestId);
  if (isLook(request, search)) return showTheWay(response);
  // Before its turn comes: who sends slowly takes nobody's place.
  const question = await readQuestion(endpoint, request, response, search, requestId);
  if (question === null) return;
  const document = question.documentId === null ? null : trustedDocuments.get(question.documentId);
  if (document === undefined) {
    endpoint.refusalLog.noteCode('PERSISTED_QUERY_NOT_FOUND', 404, { requestId, pathname: '/graphql' });
    return sendErrors(response, 404, 'PERSISTED_QUERY_NOT_FOUND', 'This document is not known', requestId);
  }
  // A stranger's words name nothing here.
  nameSpan(document === null ? `${method} /graphql` : `graphql ${document.name}`);
  // Where a call comes from is asked of POST alone.
  if (document && method !== 'POST' && !document.isQuery)
    return refuseMethod(response, ['POST'], `A mutation by ${method}`, requestId);
  await endpoint.admission.run(rankOf(request, document, question.body), async () => {
    const caller = await identify(endpoint.deps, request, response, requestId);
    await answerQuestion(endpoint, request, response, search, question, document, caller);
  });
}

/** What a caller says of a call counts for nothing: a key gets ahead only where something is changed. */
function rankOf(request: IncomingMessage, document: TrustedDocument | null, body: unknown): Rank {
  if (request.method !== 'POST') return 'read';
  const isMutation = document ? !document.isQuery : holdsMutation(body);
  if (!isMutation) return 'read';
  return request.headers['idempotency-key'] === undefined ? 'change' : 'keyed';
}

/** Whether the operation that Apollo would run of a stranger's document is a mutation; read only where the word stands. */
function holdsMutation(body: unknown): boolean {
  const { query, operationName } = (body ?? {}) as { query?: unknown; operationName?: unknown };
  if (typeof query !== 'string' || !query.includes('mutation')) return false;
  try {
    const document = parse(query, { maxTokens: TOKENS_MAX, noLocation: true });
    const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : null);
    return operation?.operation === OperationTypeNode.MUTATION;
  } catch {
    return false;
  }
}

async function answerQuestion(
  endpoint: GraphqlEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
  question: Question,
  document: TrustedDocument | null,
  caller: Caller,
): Promise<void> {
  const isShared =
    document !== null && caller.actor !== null && !caller.actor.key && endpoint.shared.has(document.name);
  if (document && question.variablesKey !== null && isShared) {
    const answer = await endpoint.shared.answer(document.name, `${document.id}:${question.variablesKey}`, () =>
      askShared(endpoint, response, document, question, caller),
    );
    if (answer && !sendShared(request, response, answer))
      sendErrors(response, 406, 'BAD_REQUEST', NO_SUCH_FORM, caller.requestId);
    if (answer) return;
  }
  const asked = document ? trustedRequest(document, question) : plainRequest(request, search, question.body);
  if (asked === null) {
    endpoint.refusalLog.noteCode('BAD_REQUEST', 400, { ...traceOf(caller), pathname: '/graphql' });
    return sendErrors(response, 400, 'BAD_REQUEST', 'variables is not a JSON object', caller.requestId);
  }
  const { status, headers, body } = await askApollo(endpoint, response, asked, caller);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = status ?? 200;
  if (body.kind === 'complete') response.end(body.string);
  else {
    for await (const chunk of body.asyncIterator) response.write(chunk);
    response.end();
  }
}

/** Says something of an answer beside it. */
export const headerOn =
  (response: ServerResponse): NonNullable<Context['setHeader']> =>
  (name, value) =>
    response.setHeader(name, value);

/** Hands a session to the browser or takes it away, and writes down whose. */
export const handingTo =
  ({ deps, log }: GraphqlEndpoint, response: ServerResponse, caller: Caller): Context['setSession'] =>
  (opened) => {
    const trace = traceOf(caller);
    log.info(
      opened ? { ...trace, userId: opened.userId } : trace,
      opened ? 'session handed out' : 'session taken away',
    );
    response.setHeader('Set-Cookie', sessionCookies(deps, opened));
  };

function askApollo(endpoint: GraphqlEndpoint, response: ServerResponse, asked: HTTPGraphQLRequest, caller: Caller) {
  const { deps, live, apollo } = endpoint;
  const context: Context = {
    deps,
    live,
    caller,
    setSession: handingTo(endpoint, response, caller),
    setHeader: headerOn(response),
  };
  return apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: asked, context: async () => context });
}

/** The answer to keep for everybody; null for a refusal, which is not kept. */
async function askShared(
  endpoint: GraphqlEndpoint,
  response: ServerResponse,
  document: TrustedDocument,
  question: Question,
  caller: Caller,
) {
  const asked = trustedRequest(document, question);
  if (asked === null) return null;
  const { status, headers, body } = await askApollo(endpoint, response, asked, caller);
  const text = body.kind === 'complete' ? body.string : '';
  const isClean = (status ?? 200) === 200 && !text.startsWith('{"errors"');
  return isClean ? { contentType: headers.get('content-type') ?? RESULT_TYPE, text } : null;
}

/** What clients send empty when they have nothing to say. */
const OFTEN_EMPTY: readonly string[] = ['documentId', 'operationName', 'variables', 'extensions'];

function saidInAddress(search: string): URLSearchParams {
  const said = new URLSearchParams(search);
  for (const name of OFTEN_EMPTY) said.delete(name, '');
  return said;
}

const saidIn = (body: unknown): unknown =>
  isVariables(body) && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter(
          ([name, value]) => !(OFTEN_EMPTY.includes(name) && (value === '' || value === null)),
        ),
      )
    : body;

/** What is asked; null when the request was unusable and has been answered. */
async function readQuestion(
  endpoint: GraphqlEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
  requestId: string,
): Promise<Question | null> {
  if (request.method !== 'POST') {
    const parameters = saidInAddress(search);
    const text = parameters.get('variables') ?? '';
    return {
      documentId: parameters.get('documentId'),
      variablesKey: text,
      variables: () => parseVariables(text),
      body: {},
    };
  }
  const read = await readBody(request);
  if (!read.ok) {
    endpoint.refusalLog.noteCode('BAD_REQUEST', read.status, { requestId, pathname: '/graphql' });
    tellEncodings(response, read);
    sendErrors(response, read.status, 'BAD_REQUEST', read.message, requestId);
    return null;
  }
  const body = saidIn(read.body);
  const asked = typeof body === 'object' && body !== null && 'documentId' in body ? body : null;
  const variables = asked && 'variables' in asked ? asked.variables : null;
  return {
    documentId: asked && (typeof asked.documentId === 'string' ? asked.documentId : ''),
    variablesKey: null,
    variables: () => (isVariables(variables) ? variables : undefined),
    body,
  };
}

const isVariables = (value: unknown): value is Variables | null => typeof value === 'object' && !Array.isArray(value);

function parseVariables(text: string): Variables | null | undefined {
  if (text === '') return null;
  const read = parseJson(text, 'variables');
  return read.ok && isVariables(read.body) ? read.body : undefined;
}

const trustedHeaders = new HeaderMap([
  ['content-type', 'application/json'],
  ['accept', 'application/graphql-response+json'],
]);

/** Null when the variables are no JSON object. */
function trustedRequest({ text }: TrustedDocument, question: Question): HTTPGraphQLRequest | null {
  const variables = question.variables();
  if (variables === undefined) return null;
  return {
    method: 'POST',
    headers: trustedHeaders,
    search: '',
    body: { query: text, ...(variables && { variables }) },
  };
}

function plainRequest(request: IncomingMessage, search: string, body: unknown): HTTPGraphQLRequest {
  const { method, headers } = request;
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  // A browser asks before it shows a key: no form can send one.
  if (hasBearer(request)) map.set('apollo-require-preflight', 'true');
  return { method: method ?? 'GET', headers: map, search: `?${saidInAddress(search).toString()}`, body };
}

export const NO_SUCH_FORM = 'This is answered packed with gzip, or as it is';

/**
 * Writes a shared answer, or only that nothing has changed since the caller's copy; false where the caller takes none of
 * its forms.
 */
export function sendShared(request: IncomingMessage, response: ServerResponse, answer: SharedAnswer): boolean {
  const isKept = holdsTag(request.headers['if-none-match'], answer.etag);
  const encoding = encodingFor(request.headers['accept-encoding'], ['gzip', 'identity']);
  if (!isKept && encoding === null) return false;
  response.setHeader('ETag', answer.etag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Cookie, Accept-Encoding');
  if (isKept) {
    response.statusCode = 304;
    response.end();
    return true;
  }
  response.setHeader('Content-Type', answer.contentType);
  if (encoding === 'gzip') response.setHeader('Content-Encoding', 'gzip');
  const bytes = encoding === 'gzip' ? answer.gzip() : answer.plain;
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
  return true;
}

export function sendErrors(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  requestId: string,
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', RESULT_TYPE);
  response.end(
    JSON.stringify({ errors: [{ message, extensions: { code, requestId } }], ...restError(code, message, requestId) }),
  );
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import type { Live } from '../events/live.ts';
import type { Caller } from '../kernel/actor.ts';
import { readBody } from '../kernel/body.ts';
import { sessionCookies } from './callers.ts';
import type { Context } from '../kernel/context.ts';
import type { Deps } from '../kernel/deps.ts';
import { restError } from '../kernel/refusals.ts';
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

export interface GraphqlDoor {
  readonly deps: Deps;
  readonly live: Live;
  readonly apollo: ApolloServer<Context>;
  readonly shared: SharedAnswers;
}

/** Answers a GraphQL request over HTTP, without any framework in between. */
export async function answerGraphql(
  door: GraphqlDoor,
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
  caller: Caller,
): Promise<void> {
  const question = await readQuestion(request, response, search, caller);
  if (question === null) return;
  const document = question.documentId === null ? null : trustedDocuments.get(question.documentId);
  if (document === undefined) {
    return sendErrors(response, 404, 'PERSISTED_QUERY_NOT_FOUND', 'This document is not known', caller.requestId);
  }
  if (document && request.method === 'GET' && !document.isQuery) {
    response.setHeader('Allow', 'POST');
    return sendErrors(response, 405, 'BAD_REQUEST', 'A mutation needs POST', caller.requestId);
  }
  if (document && question.variablesKey !== null && caller.actor !== null && door.shared.has(document.name)) {
    const answer = await door.shared.answer(document.name, `${document.id}:${question.variablesKey}`, () =>
      askShared(door, response, document, question, caller),
    );
    if (answer) return sendShared(request, response, answer);
  }
  const asked = document ? trustedRequest(document, question) : plainRequest(request, search, question.body);
  if (asked === null)
    return sendErrors(response, 400, 'BAD_REQUEST', 'variables is not a JSON object', caller.requestId);
  const { status, headers, body } = await askApollo(door, response, asked, caller);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = status ?? 200;
  if (body.kind === 'complete') response.end(body.string);
  else {
    for await (const chunk of body.asyncIterator) response.write(chunk);
    response.end();
  }
}

function askApollo(
  { deps, live, apollo }: GraphqlDoor,
  response: ServerResponse,
  asked: HTTPGraphQLRequest,
  caller: Caller,
) {
  const context: Context = {
    deps,
    live,
    caller,
    setSession: (opened) => void response.setHeader('Set-Cookie', sessionCookies(deps, opened)),
  };
  return apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest: asked, context: async () => context });
}

/** The answer to keep for everybody; null for a refusal, which is not kept. */
async function askShared(
  door: GraphqlDoor,
  response: ServerResponse,
  document: TrustedDocument,
  question: Question,
  caller: Caller,
) {
  const asked = trustedRequest(document, question);
  if (asked === null) return null;
  const { status, headers, body } = await askApollo(door, response, asked, caller);
  const text = body.kind === 'complete' ? body.string : '';
  const isClean = (status ?? 200) === 200 && !text.startsWith('{"errors"');
  return isClean ? { contentType: headers.get('content-type') ?? RESULT_TYPE, text } : null;
}

/** What is asked; null when the request was unusable and has been answered. */
async function readQuestion(
  request: IncomingMessage,
  response: ServerResponse,
  search: string,
  caller: Caller,
): Promise<Question | null> {
  if (request.method !== 'POST') {
    const parameters = new URLSearchParams(search);
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
    sendErrors(response, read.status, 'BAD_REQUEST', read.message, caller.requestId);
    return null;
  }
  const { body } = read;
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
  try {
    const value: unknown = JSON.parse(text);
    return isVariables(value) ? value : undefined;
  } catch {
    return undefined;
  }
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

function plainRequest({ method, headers }: IncomingMessage, search: string, body: unknown): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return { method: method ?? 'GET', headers: map, search, body };
}

/** Writes a shared answer, or only that nothing has changed since the caller's copy. */
export function sendShared(request: IncomingMessage, response: ServerResponse, answer: SharedAnswer): void {
  response.setHeader('ETag', answer.etag);
  response.setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Vary', 'Cookie, Accept-Encoding');
  if (request.headers['if-none-match'] === answer.etag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const wantsGzip = request.headers['accept-encoding']?.includes('gzip') === true;
  response.setHeader('Content-Type', answer.contentType);
  if (wantsGzip) response.setHeader('Content-Encoding', 'gzip');
  const bytes = wantsGzip ? answer.gzip() : answer.plain;
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
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

import { ApolloLink, Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { documentIdOf, requestBodyOf } from './document-id.ts';
import { type EarlyAnswer, takeEarlyAnswer } from './early-answers.ts';
import { NetworkFailure } from './failure.ts';
import { SHARED_OPERATIONS } from './shared-operations.ts';
import { noteTraceShare, traceCall } from './trace-calls.ts';
import { viewerHeader } from '../session/present-account.ts';
import { noteServerTime } from '../live/server-clock.ts';

const ENDPOINT = '/graphql';

type Call = readonly [address: string, init: RequestInit];

function requestOf(operation: ApolloLink.Operation): Call {
  const documentId = documentIdOf(operation.query);
  if (documentId === null)
    throw new Error(`${operation.operationName ?? 'An operation'} is not one of the generated documents`);
  const isShared =
    operation.operationType === OperationTypeNode.QUERY && SHARED_OPERATIONS.includes(operation.operationName ?? '');
  if (isShared) {
    const search = new URLSearchParams({ documentId, variables: JSON.stringify(operation.variables) });
    // The header tells the gateway that no mere link or form of another site can have sent this.
    return [`${ENDPOINT}?${search.toString()}`, { headers: { 'apollo-require-preflight': '1' } }];
  }
  const key: unknown = operation.getContext()['idempotencyKey'];
  return [
    ENDPOINT,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...viewerHeader(),
        ...(typeof key === 'string' && { 'Idempotency-Key': key }),
      },
      body: requestBodyOf(operation.query, operation.variables),
    },
  ];
}

/** The answer that was asked for before, if it came and is good; else a fresh one. */
async function answerTo(name: string, [address, init]: Call, credentials: RequestCredentials): Promise<EarlyAnswer> {
  const early = typeof init.body === 'string' ? await takeEarlyAnswer(init.body) : null;
  if (early) return early;
  const sentAt = Date.now();
  const response = await traceCall(name, (headers) =>
    fetch(address, { ...init, headers: { ...init.headers, ...headers }, credentials }),
  );
  return { response, sentAt, receivedAt: Date.now() };
}

/** The answer's result; errors carry the request id, by which support finds them in the log. */
async function resultOf(response: Response): Promise<ApolloLink.Result> {
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('data' in body || 'errors' in body)) {
    throw new Error(`No GraphQL answer (status ${response.status})`);
  }
  const result = body as ApolloLink.Result & { errors?: readonly { extensions?: Record<string, unknown> }[] };
  if (!result.errors) return result;
  const requestId = response.headers.get('X-Request-Id');
  const errors = result.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return { ...result, errors } as ApolloLink.Result;
}

async function ask(
  operation: ApolloLink.Operation,
  signal: AbortSignal,
  credentials: RequestCredentials,
): Promise<ApolloLink.Result> {
  const [address, init] = requestOf(operation);
  try {
    const name = operation.operationName ?? 'operation';
    const { response, sentAt, receivedAt } = await answerTo(name, [address, { ...init, signal }], credentials);
    noteTraceShare(response.headers.get('Trace-Share'));
    noteServerTime(response.headers.get('Server-Time'), sentAt, receivedAt);
    return await resultOf(response);
  } catch (cause) {
    throw new NetworkFailure(cause);
  }
}

/**
 * Sends queries and mutations as trusted documents: the id that the build gave them, and the variables.
 * @param credentials `omit` where nobody is to be known
 */
export const documentLink = (credentials: RequestCredentials = 'same-origin'): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController();
        ask(operation, leaving.signal, credentials).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
        return () => leaving.abort();
      }),
  );

import { z } from 'zod';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Outage, outageIn } from '../../db/client/outage.ts';
import { FilesAway } from './files/file-store.ts';
import type { Logger } from './log.ts';
import { KEY_FIELD, KEY_FORM } from './once.ts';
import { type CommonRefusal, type Refusal, type RefusalCode, Refused } from '../../domain/shared/refusals.ts';

/** What the API says of a code: its HTTP status, and what a reader without a table of its own can show. */
export type PublicRefusal = readonly [status: number, message: string];

export type PublicRefusals<C extends RefusalCode> = Readonly<Record<C, PublicRefusal>>;

export const commonRefusals: PublicRefusals<CommonRefusal> = {
  UNAUTHENTICATED: [401, 'Sign in first'],
  FORBIDDEN: [403, 'This account may not do that'],
  NOT_FOUND: [404, 'Not found'],
  BAD_INPUT: [400, 'The input is not usable'],
  RATE_LIMITED: [429, 'Too many attempts; try again later'],
  IDEMPOTENCY_KEY_REQUIRED: [400, `Send an Idempotency-Key: ${KEY_FORM}`],
  IDEMPOTENCY_KEY_REUSED: [409, 'This Idempotency-Key was used for something else'],
  LIMIT_EXCEEDED: [409, 'This would exceed a limit of the account'],
  LIST_FULL: [409, 'There is no room for more'],
  ONESELF: [400, 'Nobody does that with themselves'],
  FILE_TOO_LARGE: [413, 'The file is too large'],
  FILE_UNUSABLE: [415, 'The file is not of a kind that can be used'],
  UPLOAD_OFFSET: [409, 'This part begins elsewhere than what is here of the file ends: ask where, and go on there'],
  UPLOAD_ENDING: [423, 'All of the file is here and is just handed over; ask again for the answer'],
  UPLOAD_DAMAGED: [422, 'What has come is not the file that was announced; send it anew'],
  ACCOUNT_CHANGED: [409, 'Another account is signed in than the caller believes'],
  TOO_FAR_BEHIND: [
    410,
    'More has happened than is kept or can be caught up with: read the present state and begin anew',
  ],
  QUERY_TOO_COSTLY: [400, 'This asks for more at once than is given: ask for smaller pages or fewer fields'],
  ANSWER_TOO_LARGE: [400, 'The answer would be too large: ask for smaller pages or fewer fields'],
  UNAVAILABLE: [503, 'The database is away and nothing was changed; try again'],
  FILES_UNAVAILABLE: [503, 'Files can be neither stored nor fetched now, and nothing was changed; try again'],
  OVERLOADED: [503, 'More is asked than can be answered now, and nothing was changed; try again'],
  OUTCOME_UNKNOWN: [
    503,
    'The database went away while it stored this: it has happened as a whole or not at all; the same Idempotency-Key tells which',
  ],
};

/** Seconds after which a call that could not be served is worth another try, as `Retry-After` says it. */
export const RETRY_AFTER = '1';

/** What every room says of its codes, put together. */
export type RefusalTable = ReadonlyMap<string, PublicRefusal>;

/** A code that no room gives is a fault of ours, and `refusals.test.ts` finds it. */
export function publicRefusal(table: RefusalTable, { code, field }: Refusal): PublicRefusal {
  // No person has written it: whoever has reads how it is written.
  if (code === 'BAD_INPUT' && field === KEY_FIELD) return [400, `This Idempotency-Key is not usable: send ${KEY_FORM}`];
  return table.get(code) ?? [500, 'Something went wrong on our side'];
}

/** An error with all that it wraps; graphql's own name what they wrap differently. */
function* causesOf(error: unknown): Generator<Error> {
  for (
    let cause: unknown = error;
    cause instanceof Error;
    cause = cause instanceof GraphQLError ? cause.originalError : cause.cause
  )
    yield cause;
}

/** That the database is away, inside whatever a resolver threw; null for anything else. */
export function outageOf(error: unknown): Outage | null {
  for (const cause of causesOf(error)) {
    const outage = outageIn(cause);
    if (outage) return outage;
  }
  return null;
}

/** The refusal inside whatever a resolver threw; null for a fault. */
export function refusalIn(error: unknown): Refusal | null {
  const outage = outageOf(error);
  if (outage) return { code: outage.mayHaveHappened ? 'OUTCOME_UNKNOWN' : 'UNAVAILABLE' };
  for (const cause of causesOf(error)) {
    if (cause instanceof Refused) return cause.refusal;
    if (cause instanceof FilesAway) return { code: 'FILES_UNAVAILABLE' };
  }
  return null;
}

const PASSING = new Set<RefusalCode | undefined>(['OVERLOADED', 'FILES_UNAVAILABLE']);

/** Whether the same call is worth another try in a moment: it could not be served, for no reason of its own. */
export const isPassing = (error: unknown): boolean => outageOf(error) !== null || PASSING.has(refusalIn(error)?.code);

/** Seconds after which a refused call is worth another try; null where waiting changes nothing. */
export function retryAfterOf(error: unknown): string | null {
  if (isPassing(error)) return RETRY_AFTER;
  const seconds = refusalIn(error)?.data?.['retryAfterSeconds'];
  return seconds === undefined ? null : String(seconds);
}

/** Writes down what failed in the background: an outage as such, anything else by the name of what failed. */
export function logFailure(log: Logger, fields: object, error: unknown, name: string): void {
  const outage = outageOf(error);
  if (outage) log.warn({ ...fields, err: outage }, 'outage');
  else log.error({ ...fields, err: error }, name);
}

/** Codes of errors that the GraphQL layer itself raises over a request; they name nothing of the inside. */
export const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const isAboutRequest = (code: unknown): code is string => typeof code === 'string' && REQUEST_CODES.has(code);

/** Whether an error is neither a refusal nor a complaint about the request: something of ours is broken. */
export const isFault = (error: GraphQLError): boolean =>
  refusalIn(error) === null && !isAboutRequest(error.extensions['code']);

/** The public form of an error: a coded refusal, a complaint about the request, or a masked fault. */
export function publicError(
  table: RefusalTable,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const refusal = refusalIn(error);
  const { locations: _, ...rest } = formatted;
  if (refusal) {
    const { code, field, data } = refusal;
    return {
      ...rest,
      message: publicRefusal(table, refusal)[1],
      extensions: { code, ...(field && { field }), ...(data && { data }) },
    };
  }
  const code = formatted.extensions?.['code'];
  if (isAboutRequest(code)) {
    // A parser that ran out of stack says so in words of the inside.
    const isOurMessage = code !== 'GRAPHQL_PARSE_FAILED' || formatted.message.startsWith('Syntax Error');
    return {
      ...formatted,
      message: isOurMessage ? formatted.message.slice(0, 300) : 'The document is nested too deeply',
      extensions: { code },
    };
  }
  return { ...rest, message: 'Something went wrong on our side', extensions: { code: 'INTERNAL' } };
}

/** The body of every REST error, with a field for each of the documented readers. */
export const RestError = z.strictObject({
  error: z.string().describe('The same as the message.'),
  message: z.string().describe('For people; it may change.'),
  code: z.string().describe('For programs; it never changes.'),
  requestId: z.string().describe('For our support.'),
  data: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .describe('What the refusal brings along, e.g. the proof token of a sign-in that waits for its second factor.'),
});

export const restError = (
  code: string,
  message: string,
  requestId: string,
  data?: Refusal['data'],
): z.output<typeof RestError> => ({
  error: message,
  message,
  code,
  requestId,
  ...(data && { data }),
});

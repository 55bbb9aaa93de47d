import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Refusal, type RefusalCode, Refused } from '../../domain/shared/refusals.ts';

/** The HTTP status of every refusal, for both doors. */
const STATUS: Readonly<Record<RefusalCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  INVALID_CREDENTIALS: 401,
  ACCOUNT_SUSPENDED: 403,
  ACCOUNT_BANNED: 403,
  RATE_LIMITED: 429,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  INSUFFICIENT_FUNDS: 409,
  STAKE_OUT_OF_BOUNDS: 400,
  LIMIT_EXCEEDED: 409,
  BATTLE_NOT_DRAFT: 409,
  BATTLE_NOT_WAITING: 409,
  BATTLE_NOT_ACTIVE: 409,
  BATTLE_OVER: 409,
  SEAT_TAKEN: 409,
  OWN_BATTLE: 409,
  INVITE_CODE_WRONG: 403,
  NOT_A_PARTICIPANT: 403,
  OPPONENT_MISSING: 409,
  RECORDING_REQUIRED: 400,
  ALREADY_REPORTED: 409,
  ALREADY_DISPUTED: 409,
  DISPUTE_DECIDED: 409,
  NO_STANDING_RESULT: 409,
  WINNER_REQUIRED: 400,
  SENIOR_ONLY: 403,
  OWN_DISPUTE: 403,
};

/** What an API reader without a table of its own can show; the web app has sentences of its own. */
const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  UNAUTHENTICATED: 'Sign in first',
  FORBIDDEN: 'This account may not do that',
  NOT_FOUND: 'Not found',
  BAD_INPUT: 'The input is not usable',
  INVALID_CREDENTIALS: 'Invalid username or password',
  ACCOUNT_SUSPENDED: 'This account is suspended',
  ACCOUNT_BANNED: 'This account is banned',
  RATE_LIMITED: 'Too many attempts; try again later',
  IDEMPOTENCY_KEY_REQUIRED: 'Send an Idempotency-Key of 8 to 100 letters, digits or . _ : -',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for something else',
  INSUFFICIENT_FUNDS: 'Not enough money available to bet',
  STAKE_OUT_OF_BOUNDS: 'The stake is outside the allowed bounds',
  LIMIT_EXCEEDED: 'This would exceed a limit of the account',
  BATTLE_NOT_DRAFT: 'There is no such draft',
  BATTLE_NOT_WAITING: 'The battle is not waiting any more',
  BATTLE_NOT_ACTIVE: 'The battle is not active',
  BATTLE_OVER: 'The time for this has passed',
  SEAT_TAKEN: 'The seat is taken',
  OWN_BATTLE: 'You cannot join your own battle',
  INVITE_CODE_WRONG: 'The invite code does not fit',
  NOT_A_PARTICIPANT: 'Only the players of the battle may do that',
  OPPONENT_MISSING: 'Nobody has taken the second seat yet',
  RECORDING_REQUIRED: 'A stream or recording link is required',
  ALREADY_REPORTED: 'You have reported the result already',
  ALREADY_DISPUTED: 'The battle is in dispute already',
  DISPUTE_DECIDED: 'The dispute has been decided',
  NO_STANDING_RESULT: 'No result was reported that could be overturned',
  WINNER_REQUIRED: 'Name one of the two players as the winner',
  SENIOR_ONLY: 'An escalated dispute is decided by a senior moderator',
  OWN_DISPUTE: 'Nobody decides a dispute they are part of',
};

export const statusOf = ({ code }: Refusal): number => STATUS[code];
export const messageOf = ({ code }: Refusal): string => MESSAGES[code];

/** The refusal inside whatever a resolver threw; null for a fault. */
export function refusalIn(error: unknown): Refusal | null {
  for (
    let cause: unknown = error;
    cause instanceof Error;
    cause = cause instanceof GraphQLError ? cause.originalError : cause.cause
  ) {
    if (cause instanceof Refused) return cause.refusal;
  }
  return null;
}

/** Codes of errors that the GraphQL layer itself raises over a request; they name nothing of the inside. */
const REQUEST_CODES = new Set([
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
export function publicError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const refusal = refusalIn(error);
  const { locations: _, ...rest } = formatted;
  if (refusal) {
    const { code, field, data } = refusal;
    return {
      ...rest,
      message: messageOf(refusal),
      extensions: { code, ...(field && { field }), ...(data && { data }) },
    };
  }
  const code = formatted.extensions?.['code'];
  if (isAboutRequest(code)) {
    // A parser that ran out of stack says so in words of the inside.
    const isOurWord = code !== 'GRAPHQL_PARSE_FAILED' || formatted.message.startsWith('Syntax Error');
    return {
      ...formatted,
      message: isOurWord ? formatted.message.slice(0, 300) : 'The document is nested too deeply',
      extensions: { code },
    };
  }
  return { ...rest, message: 'Something went wrong on our side', extensions: { code: 'INTERNAL' } };
}

/** The body of every REST error, with a field for each of the documented readers. */
export interface RestError {
  readonly error: string;
  readonly message: string;
  readonly code: string;
  readonly requestId: string;
}

export const restError = (code: string, message: string, requestId: string): RestError => ({
  error: message,
  message,
  code,
  requestId,
});

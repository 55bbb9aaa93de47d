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
  USERNAME_TAKEN: 409,
  USERNAME_UNUSABLE: 400,
  DISPLAY_NAME_UNUSABLE: 400,
  EMAIL_UNUSABLE: 400,
  PASSWORD_UNUSABLE: 400,
  PASSWORDS_DIFFER: 400,
  PASSWORD_WRONG: 403,
  TERMS_REQUIRED: 400,
  REFERRAL_UNKNOWN: 400,
  CODE_WRONG: 400,
  CODE_EXPIRED: 410,
  CODE_LOCKED: 429,
  REGISTRATION_MISSING: 404,
  RESET_LINK_SPENT: 410,
  TWO_FACTOR_REQUIRED: 401,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  TWO_FACTOR_ON: 409,
  TWO_FACTOR_OFF: 409,
  PASSKEY_REFUSED: 400,
  CHALLENGE_MISSING: 410,
  ONBOARDING_INCOMPLETE: 409,
  TUTORIAL_OVER: 409,
  FILE_TOO_LARGE: 413,
  FILE_UNUSABLE: 415,
  PLAY_PAUSED: 403,
  PLAY_LIMIT_REACHED: 409,
  PAUSE_RUNNING: 409,
  MONEY_LEFT: 409,
  BATTLES_OPEN: 409,
  OWN_ACCOUNT: 403,
  PROVIDER_MISSING: 409,
  PROVIDER_ACCOUNT_TAKEN: 409,
  EXPORT_RUNNING: 409,
  PAYMENT_NOT_WAITING: 409,
  METHOD_UNUSABLE: 409,
  METHOD_IN_USE: 409,
  METHOD_COOLING: 409,
  FUNDS_LOCKED: 409,
  AMOUNT_OUT_OF_BOUNDS: 400,
  VERIFICATION_PENDING: 409,
  VERIFICATION_DECIDED: 409,
  OWN_MONEY: 403,
  SECOND_ADMINISTRATOR: 409,
  ACCOUNT_CHANGED: 409,
  ALERT_RESOLVED: 409,
  ONESELF: 400,
  BLOCKED: 403,
  ALREADY_FRIENDS: 409,
  REQUEST_SENT: 409,
  LIST_FULL: 409,
  INVITE_NOT_PENDING: 409,
  CHALLENGER_UNABLE: 409,
  MESSAGE_BLOCKED: 422,
  CHANNEL_READ_ONLY: 403,
  TEAM_NAME_TAKEN: 409,
  TEAM_NAME_UNUSABLE: 400,
  TEAM_CODE_UNKNOWN: 404,
  IN_A_TEAM: 409,
  NOT_IN_A_TEAM: 403,
  CAPTAIN_ONLY: 403,
  TEAM_FULL: 409,
  TEAM_BUSY: 409,
  TEAM_CHANGED: 409,
  REDEMPTION_OFF: 409,
  PUSH_OFF: 409,
  REGION_FIXED: 409,
  TOO_FAR_BEHIND: 410,
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
  USERNAME_TAKEN: 'The username is taken',
  USERNAME_UNUSABLE: 'A username has 3 to 20 letters, digits, dots, dashes or underscores, and imitates nobody',
  DISPLAY_NAME_UNUSABLE: 'A display name has 1 to 30 characters',
  EMAIL_UNUSABLE: 'The address is not an e-mail address',
  PASSWORD_UNUSABLE: 'A password has 8 to 200 characters and is none of the common ones',
  PASSWORDS_DIFFER: 'The two passwords differ',
  PASSWORD_WRONG: 'The current password is not right',
  TERMS_REQUIRED: 'The terms must be accepted',
  REFERRAL_UNKNOWN: 'There is no such referral code',
  CODE_WRONG: 'The code is not right',
  CODE_EXPIRED: 'The code has expired',
  CODE_LOCKED: 'Too many wrong codes; start again',
  REGISTRATION_MISSING: 'There is no registration waiting',
  RESET_LINK_SPENT: 'This link was used or has expired',
  TWO_FACTOR_REQUIRED: 'A second factor is required',
  TWO_FACTOR_SETUP_REQUIRED: 'Payments above $100 need two-factor authentication',
  TWO_FACTOR_ON: 'Two-factor authentication is on already',
  TWO_FACTOR_OFF: 'Two-factor authentication is not on',
  PASSKEY_REFUSED: 'The passkey could not be checked',
  CHALLENGE_MISSING: 'This proof has expired; begin again',
  ONBOARDING_INCOMPLETE: 'An earlier step of the onboarding is missing',
  TUTORIAL_OVER: 'This round is over',
  FILE_TOO_LARGE: 'The file is too large',
  FILE_UNUSABLE: 'The file is not of a kind that can be used',
  PLAY_PAUSED: 'The player is taking a break',
  PLAY_LIMIT_REACHED: 'This would exceed a limit that the player has set',
  PAUSE_RUNNING: 'A break cannot be shortened',
  MONEY_LEFT: 'There is money on the account',
  BATTLES_OPEN: 'Battles of this account are still open',
  OWN_ACCOUNT: 'Nobody acts on their own account',
  PROVIDER_MISSING: 'This provider is not configured here',
  PROVIDER_ACCOUNT_TAKEN: 'That account is linked to another player',
  EXPORT_RUNNING: 'An archive is being prepared already',
  PAYMENT_NOT_WAITING: 'The payment is not waiting for this any more',
  METHOD_UNUSABLE: 'This payment method cannot be used for that',
  METHOD_IN_USE: 'A payment on this method is still under way',
  METHOD_COOLING: 'A new payment method can receive money after 24 hours',
  FUNDS_LOCKED: 'Part of the balance is still within a dispute window',
  AMOUNT_OUT_OF_BOUNDS: 'The amount is outside the allowed bounds',
  VERIFICATION_PENDING: 'The documents are being checked already',
  VERIFICATION_DECIDED: 'The request has been decided already',
  OWN_MONEY: 'Nobody decides about their own money',
  SECOND_ADMINISTRATOR: 'A second administrator has to approve this one',
  ACCOUNT_CHANGED: 'Another account is signed in than the caller believes',
  ALERT_RESOLVED: 'Somebody else has resolved this alert',
  ONESELF: 'Nobody does that with themselves',
  BLOCKED: 'One of the two has blocked the other',
  ALREADY_FRIENDS: 'The two are friends already',
  REQUEST_SENT: 'The request waits for its answer already',
  LIST_FULL: 'There is no room for more',
  INVITE_NOT_PENDING: 'The invite is not waiting for an answer any more',
  CHALLENGER_UNABLE: 'The challenger cannot put in the stake at the moment',
  MESSAGE_BLOCKED: 'A rule of the chat stopped this message',
  CHANNEL_READ_ONLY: 'Only staff may write here',
  TEAM_NAME_TAKEN: 'The team name is taken',
  TEAM_NAME_UNUSABLE: 'A team name has 3 to 30 characters and imitates nobody',
  TEAM_CODE_UNKNOWN: 'There is no such invite code',
  IN_A_TEAM: 'A player is in one team at a time',
  NOT_IN_A_TEAM: 'This needs a team',
  CAPTAIN_ONLY: 'Only the captain may do that',
  TEAM_FULL: 'The team has no place left',
  TEAM_BUSY: 'A battle or a challenge of the team is still open',
  TEAM_CHANGED: 'The team has changed since',
  REDEMPTION_OFF: 'Spending BattleCoin is switched off',
  PUSH_OFF: 'Web Push is not configured here',
  REGION_FIXED: 'The region was chosen too recently',
  TOO_FAR_BEHIND: 'More has happened than is kept or can be caught up with: read the present state and begin anew',
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
  /** What the refusal brings along, e.g. the challenge of a sign-in that waits for its second factor. */
  readonly data?: Refusal['data'];
}

export const restError = (code: string, message: string, requestId: string, data?: Refusal['data']): RestError => ({
  error: message,
  message,
  code,
  requestId,
  ...(data && { data }),
});

import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { formatCents } from './format.ts';

/** What a refusal brings along for its sentence; amounts in cents. */
export type Figures = Readonly<Record<string, string | number>>;

type Sentence = (data: Figures) => string;

const say =
  (text: string): Sentence =>
  () =>
    text;

const amount = (data: Figures, name: string): string | null => {
  const cents = data[name];
  return typeof cents === 'number' ? formatCents(cents) : null;
};

/** 'in 40 seconds', 'in 3 minutes'; rounded up, so that trying again then works. */
function waitOf(data: Figures): string {
  const seconds = data['retryAfterSeconds'];
  if (typeof seconds !== 'number') return 'in a few minutes';
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function limitSentence(data: Figures): string {
  const max = amount(data, 'maxCents');
  const left = amount(data, 'leftCents');
  if (max !== null && left !== null) return `Your daily stake limit is ${max}; ${left} of it is left today.`;
  if (typeof data['max'] === 'number') return `You can keep at most ${data['max']} of these. Remove one first.`;
  return 'This would exceed a limit of your account.';
}

function stakeSentence(data: Figures): string {
  const min = amount(data, 'minCents');
  const max = amount(data, 'maxCents');
  return min !== null && max !== null
    ? `Choose a stake between ${min} and ${max}.`
    : 'This stake is outside of what is allowed.';
}

function fundsSentence(data: Figures): string {
  const needed = amount(data, 'neededCents');
  return needed === null
    ? 'You do not have enough money available to bet.'
    : `You need ${needed} available to bet, and your wallet has less.`;
}

/** What a player reads for every code. A code that domain adds does not compile until it has its sentence. */
export const REFUSAL_SENTENCES: Readonly<Record<RefusalCode, Sentence>> = {
  UNAUTHENTICATED: say('Your session has ended. Sign in again.'),
  FORBIDDEN: say('Your account may not do this.'),
  NOT_FOUND: say('This does not exist, or you may not see it.'),
  BAD_INPUT: say('Something in this form is not usable. Check what you entered.'),
  INVALID_CREDENTIALS: say('Invalid username or password'),
  ACCOUNT_SUSPENDED: say('This account is suspended. Contact support to learn why and until when.'),
  ACCOUNT_BANNED: say('This account is banned. Contact support if you think that this is a mistake.'),
  RATE_LIMITED: (data) => `Too many attempts. Try again ${waitOf(data)}.`,
  IDEMPOTENCY_KEY_REQUIRED: say('This was sent in an unsafe way and nothing happened. Reload the page and try again.'),
  IDEMPOTENCY_KEY_REUSED: say('This was already sent with other details. Reload the page and check what has happened.'),
  INSUFFICIENT_FUNDS: fundsSentence,
  STAKE_OUT_OF_BOUNDS: stakeSentence,
  LIMIT_EXCEEDED: limitSentence,
  BATTLE_NOT_DRAFT: say('This draft has been published or removed.'),
  BATTLE_NOT_WAITING: say('This battle is no longer waiting: it has started or ended.'),
  BATTLE_NOT_ACTIVE: say('This battle is not running.'),
  BATTLE_OVER: say('The time for this has passed.'),
  SEAT_TAKEN: say('Somebody else took the seat. Nothing was charged.'),
  OWN_BATTLE: say('You cannot join your own battle.'),
  INVITE_CODE_WRONG: say('This invite code does not open the battle.'),
  NOT_A_PARTICIPANT: say('Only the two players of this battle can do this.'),
  OPPONENT_MISSING: say('Nobody has taken the second seat yet.'),
  RECORDING_REQUIRED: say('Add a link to the stream or recording of the match.'),
  ALREADY_REPORTED: say('You have already reported the result.'),
  ALREADY_DISPUTED: say('This battle is already in dispute. The money stays in escrow until it is decided.'),
  DISPUTE_DECIDED: say('This dispute has already been decided.'),
  NO_STANDING_RESULT: say('No result was reported, so there is none to overturn.'),
  WINNER_REQUIRED: say('Name one of the two players as the winner.'),
  SENIOR_ONLY: say('An escalated dispute is decided by a senior moderator.'),
  OWN_DISPUTE: say('You cannot decide a dispute that you are part of.'),
};

export const NETWORK_SENTENCE = 'Gauntlet could not be reached. Check your connection and try again.';

export const INTERNAL_SENTENCE = (requestId: string | null): string =>
  requestId === null
    ? 'Something went wrong on our side. Try again in a moment.'
    : `Something went wrong on our side. Try again in a moment; if it keeps happening, give support this number: ${requestId}`;

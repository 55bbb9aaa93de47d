import type { RefusalCode } from '../../domain/shared/refusals.ts';
import { formatCents } from '../format/format.ts';

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

/** 'in 40 seconds', 'in 3 minutes', 'in 20 hours'; rounded up, so that trying again then works. */
function waitOf(data: Figures): string {
  const seconds = data['retryAfterSeconds'];
  if (typeof seconds !== 'number') return 'in a few minutes';
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `in ${Math.ceil(minutes / 60)} hours`;
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function limitSentence(data: Figures): string {
  const max = amount(data, 'maxCents');
  const left = amount(data, 'leftCents');
  const period = data['period'];
  if (max !== null && left !== null && typeof period === 'string')
    return `The limit of your account for this is ${max} a ${period}; ${left} of it is left.`;
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

/** An instant of the refusal in the reader's own time zone. */
function momentOf(data: Figures, name: string): string {
  const at = data[name];
  if (typeof at !== 'number') return 'later';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

function codeSentence(data: Figures): string {
  const left = data['triesLeft'];
  if (typeof left !== 'number') return 'This code is not right.';
  return `This code is not right. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

function fileSentence(data: Figures): string {
  const max = data['maxBytes'];
  return typeof max === 'number'
    ? `Choose a file of at most ${Math.floor(max / 1_000_000)} MB.`
    : 'This file is too large.';
}

const pauseSentence: Sentence = (data) =>
  `You are taking a break until ${momentOf(data, 'endsAt')}. Money can still be withdrawn.`;

function playLimitSentence(data: Figures): string {
  const max = amount(data, 'maxCents');
  const left = amount(data, 'leftCents');
  if (max === null || left === null) return 'This would exceed a limit that you have set for yourself.';
  const period = typeof data['period'] === 'string' ? data['period'] : 'period';
  const kind = typeof data['kind'] === 'string' ? data['kind'] : 'play';
  return `Your own ${kind} limit is ${max} a ${period}; ${left} of it is left.`;
}

function lockedSentence(data: Figures): string {
  const available = amount(data, 'availableCents');
  return available === null
    ? 'Part of this money is still within a dispute window.'
    : `You can withdraw ${available} now. The rest unlocks ${momentOf(data, 'unlocksAt')}, when its dispute windows have passed.`;
}

function amountSentence(data: Figures): string {
  const min = amount(data, 'minCents');
  const max = amount(data, 'maxCents');
  if (min !== null && max !== null) return `Choose an amount between ${min} and ${max}.`;
  return min === null ? 'This amount is outside of what is allowed.' : `The smallest amount is ${min}.`;
}

/** The receipt of a message that was not posted: which rule, and what to do about it. */
function blockedSentence(data: Figures): string {
  switch (String(data['rule'])) {
    case 'profanity':
      return 'Blocked: this message swears. Put it another way.';
    case 'spam':
      return 'Blocked as spam: you have said this already, or too much at once.';
    case 'links':
      return 'Blocked: links are not allowed in the chat at the moment.';
    case 'caps':
      return 'Blocked: too many capital letters.';
    case 'slow-mode':
      return `Blocked: slow mode is on. Try again ${waitOf(data)}.`;
    case 'followers-only':
      return `Blocked: only accounts older than a day may write at the moment. Yours may ${waitOf(data)}.`;
    default:
      return 'Blocked: a rule of the chat stopped this message.';
  }
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
  DECISION_UNSUPPORTED: say('This decision is not open for a contest of this kind.'),
  NEW_EVIDENCE_REQUIRED: say('A dispute was dismissed already. Add a link that shows something new.'),
  USERNAME_TAKEN: say('This username is taken.'),
  USERNAME_UNUSABLE: say(
    'Use 3 to 20 letters, digits, dots, dashes or underscores. Names that look like somebody else’s or like ours are kept back.',
  ),
  DISPLAY_NAME_UNUSABLE: say('Enter a display name of 1 to 30 characters.'),
  EMAIL_UNUSABLE: say('Enter a full e-mail address, like name@example.com.'),
  PASSWORD_UNUSABLE: say('Use at least 8 characters, and not one of the passwords that everybody tries first.'),
  PASSWORDS_DIFFER: say('The two passwords are not the same.'),
  PASSWORD_WRONG: say('The current password is not right.'),
  TERMS_REQUIRED: say('Accept the Terms of Service and the Privacy Policy to go on.'),
  REFERRAL_UNKNOWN: say('There is no such referral code. Leave it empty if you have none.'),
  CODE_WRONG: codeSentence,
  CODE_EXPIRED: say('This code has expired. Ask for a new one.'),
  CODE_LOCKED: say('Too many wrong codes. Start again to get a new one.'),
  REGISTRATION_MISSING: say('This registration is no longer waiting. Create your account again.'),
  RESET_LINK_SPENT: say('This link was used before or has expired. Ask for a new one.'),
  TWO_FACTOR_REQUIRED: say('Confirm with your authenticator app, a recovery code or a passkey.'),
  TWO_FACTOR_SETUP_REQUIRED: say('Payments above $100 need two-factor authentication. Set it up first.'),
  TWO_FACTOR_ON: say('Two-factor authentication is already on.'),
  TWO_FACTOR_OFF: say('Two-factor authentication is not on.'),
  PASSKEY_REFUSED: say('This passkey could not be checked. Try again, or use another way to sign in.'),
  CHALLENGE_MISSING: say('This took too long or was used before. Begin again.'),
  ONBOARDING_INCOMPLETE: say('Finish the step before this one first.'),
  TUTORIAL_OVER: say('This round is over. Start another one.'),
  FILE_TOO_LARGE: fileSentence,
  FILE_UNUSABLE: say('This file cannot be used here. Choose one of the kinds that are named.'),
  PLAY_PAUSED: pauseSentence,
  PLAY_LIMIT_REACHED: playLimitSentence,
  PAUSE_RUNNING: say('A break that you have started cannot be shortened.'),
  MONEY_LEFT: say('There is still money on this account. Withdraw it first.'),
  BATTLES_OPEN: say('You still have open battles. Finish or cancel them first.'),
  OWN_ACCOUNT: say('You cannot do this to your own account.'),
  PROVIDER_MISSING: say('The operator of this site has not set up this provider.'),
  PROVIDER_ACCOUNT_TAKEN: say('That account is already linked to another player.'),
  EXPORT_RUNNING: say('Your data is already being prepared.'),
  ALERT_RESOLVED: say('Somebody else has resolved this alert meanwhile.'),
  PAYMENT_NOT_WAITING: say('This payment has moved on since you opened it.'),
  METHOD_UNUSABLE: say('This payment method cannot be used for that.'),
  METHOD_IN_USE: say('A payment on this method is still under way. Remove it when that is done.'),
  METHOD_COOLING: (data) => `Money can go to a new payment method after 24 hours: ${momentOf(data, 'unlocksAt')}.`,
  FUNDS_LOCKED: lockedSentence,
  AMOUNT_OUT_OF_BOUNDS: amountSentence,
  VERIFICATION_PENDING: say('Your documents are already being checked.'),
  VERIFICATION_DECIDED: say('This request has already been decided.'),
  OWN_MONEY: say('You cannot decide about your own money.'),
  SECOND_ADMINISTRATOR: say('Another administrator has to approve this one too.'),
  ACCOUNT_CHANGED: say('Another account is signed in by now. Nothing was sent for it.'),
  ONESELF: say('You cannot do that with your own account.'),
  BLOCKED: say('You cannot reach this player.'),
  ALREADY_FRIENDS: say('You are friends already.'),
  REQUEST_SENT: say('Your request is waiting for an answer already.'),
  LIST_FULL: say('The list is full. Remove something from it first.'),
  INVITE_NOT_PENDING: say('This invite has been answered or has expired.'),
  CHALLENGER_UNABLE: say('The challenger cannot put in the stake at the moment. Nothing was held.'),
  MESSAGE_BLOCKED: blockedSentence,
  CHANNEL_READ_ONLY: say('Only staff may write in this channel.'),
  TEAM_NAME_TAKEN: say('Another team has this name.'),
  TEAM_NAME_UNUSABLE: say('Use 3 to 30 letters, digits or spaces.'),
  TEAM_CODE_UNKNOWN: say('No team has this invite code.'),
  IN_A_TEAM: say('Leave the present team first: a player is in one team at a time.'),
  NOT_IN_A_TEAM: say('You are in no team.'),
  CAPTAIN_ONLY: say('Only the captain of the team may do that.'),
  TEAM_FULL: say('The team has no place left.'),
  TEAM_BUSY: say('Your team has an open battle or challenge. Finish it first.'),
  TEAM_CHANGED: say('One of the teams has changed since. Send a new challenge.'),
  REDEMPTION_OFF: say('Spending BattleCoin is switched off at the moment.'),
  PUSH_OFF: say('Push messages are not configured on this server.'),
  REGION_FIXED: (data) => `You can choose another region from ${momentOf(data, 'freeAt')}.`,
  TOO_FAR_BEHIND: say('You were away for too long to catch up. Please reload.'),
};

export const NETWORK_SENTENCE = 'Gauntlet could not be reached. Check your connection and try again.';

export const INTERNAL_SENTENCE = (requestId: string | null): string =>
  requestId === null
    ? 'Something went wrong on our side. Try again in a moment.'
    : `Something went wrong on our side. Try again in a moment; if it keeps happening, give support this number: ${requestId}`;

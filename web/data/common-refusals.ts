import type { CommonRefusal } from '../../domain/shared/refusals.ts';
import { formatSizeLimit } from '../format/file-size.ts';
import { type Figures, type Sentences, amount, say, waitOf } from './refusal-sentences.ts';

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

function fileSentence(data: Figures): string {
  const max = data['maxBytes'];
  return typeof max === 'number' ? `Choose a file of at most ${formatSizeLimit(max)}.` : 'This file is too large.';
}

export const sentences: Sentences<CommonRefusal> = {
  UNAUTHENTICATED: say('Your session has ended. Sign in again.'),
  FORBIDDEN: say('Your account may not do this.'),
  NOT_FOUND: say('This does not exist, or you may not see it.'),
  BAD_INPUT: say('Something in this form is not usable. Check what you entered.'),
  RATE_LIMITED: (data) => `Too many attempts. Try again ${waitOf(data)}.`,
  IDEMPOTENCY_KEY_REQUIRED: say('This was sent in an unsafe way and nothing happened. Reload the page and try again.'),
  IDEMPOTENCY_KEY_REUSED: say('This was already sent with other details. Reload the page and check what has happened.'),
  LIMIT_EXCEEDED: limitSentence,
  LIST_FULL: say('The list is full. Remove something from it first.'),
  ONESELF: say('You cannot do that with your own account.'),
  FILE_TOO_LARGE: fileSentence,
  FILE_UNUSABLE: say('This file cannot be used here. Choose one of the kinds that are named.'),
  ACCOUNT_CHANGED: say('Another account is signed in by now. Nothing was sent for it.'),
  UNAVAILABLE: say('Gauntlet is being looked after. Nothing has changed; try again in a few seconds.'),
  FILES_UNAVAILABLE: say('Files cannot be sent or opened just now. Nothing has changed; try again in a few minutes.'),
  OVERLOADED: say('Many people are here just now. Nothing has changed; try again in a few seconds.'),
  OUTCOME_UNKNOWN: say(
    'We cannot tell yet whether this was done. Try again in a few seconds: it will not happen twice.',
  ),
  TOO_FAR_BEHIND: say('You were away for too long to catch up. Please reload.'),
  QUERY_TOO_COSTLY: say('This is more than can be shown at once. Please reload.'),
  ANSWER_TOO_LARGE: say('The answer to this is too large to be shown. Please reload.'),
};

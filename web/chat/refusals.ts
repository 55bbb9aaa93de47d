import { BLOCK_APPEAL_WINDOW } from '../../domain/chat/blocked-message.ts';
import type { ChatRefusal } from '../../domain/chat/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { type Figures, type Sentences, say, waitOf } from '../data/refusal-sentences.ts';

/** The receipt of a message or another text that was stopped: which rule, and what to do about it. */
function blockedSentence(data: Figures): string {
  switch (String(data['rule'])) {
    case 'banned-words':
      return 'Blocked: a word of this text is not welcome here. Put it another way.';
    case 'profanity':
      return 'Blocked: this text swears. Put it another way.';
    case 'spam':
      return 'retryAfterSeconds' in data
        ? `Blocked: that was a lot at once. Try again ${waitOf(data)}.`
        : 'Blocked: you said this, or nearly this, a moment ago.';
    case 'links':
      return 'Blocked: links are not allowed at the moment.';
    case 'caps':
      return 'Blocked: too many capital letters.';
    case 'slow-mode':
      return `Blocked: slow mode is on. Try again ${waitOf(data)}.`;
    case 'followers-only':
      return `Blocked: only accounts older than a day may write at the moment. Yours may ${waitOf(data)}.`;
    default:
      return 'Blocked: a rule about what is said here stopped this text.';
  }
}

export const sentences: Sentences<ChatRefusal> = {
  MESSAGE_BLOCKED: blockedSentence,
  MESSAGE_APPEALED: say('Staff were asked to look at this message before.'),
  MESSAGE_APPEAL_TOO_LATE: say(
    `Staff can be asked for ${BLOCK_APPEAL_WINDOW / HOUR} hours to look at a message. That time has passed.`,
  ),
  MESSAGE_APPEAL_DECIDED: say('Somebody else has decided this appeal.'),
  MESSAGE_UNPOSTABLE: say(
    'It cannot be posted any more: its author may not write there now. Keep it blocked, and say why.',
  ),
  CHANNEL_READ_ONLY: say('Only staff may write in this channel.'),
  CHAT_MUTED: say('You are muted in this chat. You can still read it.'),
  REPORT_DECIDED: say('Somebody else has decided this report.'),
};

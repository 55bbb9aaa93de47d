import { BLOCK_APPEAL_WINDOW } from '../../domain/chat/blocked-message.ts';
import type { ChatRefusal } from '../../domain/chat/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { type Figures, type Sentences, say, waitOf } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

/** The receipt of a message or another text that was stopped: which rule, and what to do about it. */
function blockedSentence(data: Figures): string {
  switch (String(data['rule'])) {
    case 'banned-words':
      return t.blockedAWordOfThisText();
    case 'profanity':
      return t.blockedThisTextSwearsPutItAnother();
    case 'spam':
      return 'retryAfterSeconds' in data
        ? t.blockedThatWasALotAtOnce({ wait: waitOf(data) })
        : t.blockedYouSaidThisOrNearly();
    case 'links':
      return t.blockedLinksAreNotAllowed();
    case 'caps':
      return t.blockedTooManyCapitalLetters();
    case 'slow-mode':
      return t.blockedSlowModeIsOn({ wait: waitOf(data) });
    case 'followers-only':
      return t.blockedOnlyAccountsOlderThanADay({ wait: waitOf(data) });
    default:
      return t.blockedARuleAboutWhatIsSaid();
  }
}

export const sentences: Sentences<ChatRefusal> = {
  MESSAGE_BLOCKED: blockedSentence,
  MESSAGE_APPEALED: say(t.staffWereAskedToLook()),
  MESSAGE_APPEAL_TOO_LATE: say(t.staffCanBeAskedFor({ hours: BLOCK_APPEAL_WINDOW / HOUR })),
  MESSAGE_APPEAL_DECIDED: say(t.somebodyElseHasDecidedThisAppeal()),
  MESSAGE_UNPOSTABLE: say(t.itCannotBePostedAnyMore()),
  CHANNEL_READ_ONLY: say(t.onlyStaffMayWriteInThisChannel()),
  CHAT_MUTED: say(t.youAreMutedInThisChat()),
  CHAT_LINKS_REFUSED: say(t.noLinksAreSentHere()),
  REPORT_DECIDED: say(t.somebodyElseHasDecidedThisReport()),
};

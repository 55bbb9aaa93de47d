import type { Settings } from '../accounts/preferences.ts';
import type { Notice } from '../shared/notice.ts';

type Choice = Pick<
  Settings,
  'email' | 'chat' | 'missions' | 'battleUpdates' | 'matchResults' | 'walletChanges' | 'marketing'
>;

/** What becomes of a notice: whether it is written at all, and which e-mail goes out. */
export interface Sending {
  readonly isWritten: boolean;
  readonly mail: 'at-once' | 'digest' | null;
}

const NOTHING: Sending = { isWritten: false, mail: null };

/**
 * A switched-off kind is not sent (SE-01): any topic of a notice lets it through, its channel must be on, and e-mails
 * need that channel too. What protects the account has neither topic nor channel and its e-mails always go out (C-27).
 */
export function sendingOf(
  { topics, channel, mail }: Pick<Notice, 'topics' | 'channel' | 'mail'>,
  choice: Choice,
): Sending {
  if (topics.length > 0 && !topics.some((topic) => choice[topic])) return NOTHING;
  if (channel !== null && !choice[channel]) return NOTHING;
  if (mail === 'always') return { isWritten: true, mail: 'at-once' };
  return { isWritten: true, mail: mail === 'none' || !choice.email ? null : mail };
}

import { hasBannedWord } from '../../../domain/chat/banned-words.ts';
import { type ModerationSettings, type Verdict, moderate } from '../../../domain/chat/moderation.ts';
import { ruleOnMessage } from '../../../domain/chat/message-text.ts';
import { must } from '../../../domain/shared/refusals.ts';
import { listBannedWords } from '../../../db/chat/banned-word.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { hasLink } from '../../kernel/has-link.ts';
import { hasProfanity } from './find-in-words.ts';
import { requireUsable } from './save-moderation.ts';

/**
 * What the filters would do with a text of somebody who has an old account and has said nothing lately, so that only the
 * words count. Nothing is posted or kept.
 * @throws Refused BAD_INPUT
 */
export async function tryModeration({ db, now }: Deps, typed: string, settings: ModerationSettings): Promise<Verdict> {
  const text = must(ruleOnMessage(typed));
  requireUsable(settings);
  const hasBanned = hasBannedWord(text, await listBannedWords(db.read));
  const judged = {
    text,
    hasBannedWord: hasBanned,
    hasProfanity: hasProfanity(text),
    hasLink: hasLink(text),
    openedAt: 0,
    earlier: [],
  };
  return moderate(judged, settings, now());
}

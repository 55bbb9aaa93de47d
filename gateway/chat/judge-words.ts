import { isStaff } from '../../domain/accounts/roles.ts';
import { hasBannedWord } from '../../domain/chat/banned-words.ts';
import type { TalkId } from '../../domain/chat/channels.ts';
import { type ModerationRule, type ModerationSettings, moderate } from '../../domain/chat/moderation.ts';
import type { EarlierMessage } from '../../domain/chat/spam.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/index.ts';
import { listBannedWords } from '../../db/chat/banned-word.queries.ts';
import { insertBlocked, readModeration } from '../../db/chat/moderation.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import type { Deps } from '../kernel/deps.ts';
import { hasLink, hasProfanity } from './find-in-words.ts';

interface Said {
  readonly author: Pick<User, 'role' | 'createdAt'>;
  /** The author's own words; empty where the server draws them. */
  readonly text: string;
  readonly now: number;
  /** What the author said lately, as far as it counts for these words; nothing where it does not. */
  readonly listEarlier?: (settings: ModerationSettings) => Promise<readonly EarlierMessage[]>;
}

/**
 * Judges what somebody says to others by the rules of the chat (EN-61), by which staff are not moderated. Answers the rule
 * that wants staff to look, or null.
 * @throws Refused MESSAGE_BLOCKED with the rule that was broken
 */
export async function judgeWords(tx: Tx, { author, text, now, listEarlier }: Said): Promise<ModerationRule | null> {
  if (isStaff(author.role)) return null;
  const settings = await readModeration(tx);
  const judged = {
    text,
    hasBannedWord: hasBannedWord(text, await listBannedWords(tx)),
    hasProfanity: settings.profanityFilter && hasProfanity(text),
    hasLink: settings.linkBlocking && hasLink(text),
    openedAt: author.createdAt,
    earlier: (await listEarlier?.(settings)) ?? [],
  };
  const verdict = moderate(judged, settings, now);
  if (verdict.kind !== 'block') return verdict.kind === 'flag' ? verdict.rule : null;
  const { rule, retryAfterSeconds } = verdict;
  throw new Refused('MESSAGE_BLOCKED', {
    field: 'text',
    data: { rule, ...(retryAfterSeconds !== null && { retryAfterSeconds }) },
  });
}

interface Blocked {
  readonly channelId: TalkId;
  readonly authorId: string;
  readonly body: string;
}

/** Says something; what a rule stops is kept for staff, in a transaction of its own: what the refused one wrote is undone. */
export async function sayJudged<T>(deps: Deps, blocked: Blocked, say: () => Promise<T>): Promise<T> {
  try {
    return await say();
  } catch (cause) {
    if (cause instanceof Refused && cause.refusal.code === 'MESSAGE_BLOCKED') {
      const rule = String(cause.refusal.data?.['rule']);
      await deps.db.transact((tx) => insertBlocked(tx, { ...blocked, id: deps.newId(), rule, at: deps.now() }));
    }
    throw cause;
  }
}

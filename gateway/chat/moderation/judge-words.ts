import { isStaff } from '../../../domain/accounts/roles.ts';
import { hasBannedWord } from '../../../domain/chat/banned-words.ts';
import { type BlockedKind, isAppealable } from '../../../domain/chat/blocked-message.ts';
import type { TalkId } from '../../../domain/chat/channels.ts';
import {
  type ModerationRule,
  type ModerationSettings,
  type Verdict,
  moderate,
  ofTwo,
} from '../../../domain/chat/moderation.ts';
import type { EarlierMessage } from '../../../domain/chat/spam.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { User } from '../../../db/accounts/index.ts';
import { listBannedWords } from '../../../db/chat/banned-word.queries.ts';
import { insertBlocked } from '../../../db/chat/blocked-message.queries.ts';
import { readModeration } from '../../../db/chat/moderation.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import { hasLink } from '../../kernel/has-link.ts';
import { hasProfanity } from './find-in-words.ts';

interface Said {
  readonly author: Pick<User, 'role' | 'createdAt'>;
  /** The author's own words; empty where the server draws them. */
  readonly text: string;
  readonly now: number;
  /** What the author said lately, as far as it counts for these words; nothing where it does not. */
  readonly listEarlier?: (settings: ModerationSettings) => Promise<readonly EarlierMessage[]>;
  /** Whether two who play each other talk. */
  readonly isOfTwo?: boolean;
  /** Whether capital letters are no matter, as in a title. */
  readonly mayBeLoud?: boolean;
}

/** By the rules of the chat (EN-61), by which staff are not moderated. */
async function verdictOn(
  tx: Tx,
  { author, text, now, listEarlier, isOfTwo = false, mayBeLoud = false }: Said,
): Promise<Verdict> {
  if (isStaff(author.role)) return { kind: 'pass' };
  const stored = await readModeration(tx);
  const settings = isOfTwo ? ofTwo(stored) : mayBeLoud ? { ...stored, capsLimit: 100 } : stored;
  const judged = {
    text,
    hasBannedWord: hasBannedWord(text, await listBannedWords(tx)),
    hasProfanity: settings.profanityFilter && hasProfanity(text),
    hasLink: settings.linkBlocking && hasLink(text),
    openedAt: author.createdAt,
    earlier: (await listEarlier?.(settings)) ?? [],
  };
  return moderate(judged, settings, now);
}

const blockedAt = (field: string, rule: ModerationRule, retryAfterSeconds: number | null = null) =>
  new Refused('MESSAGE_BLOCKED', { field, data: { rule, ...(retryAfterSeconds !== null && { retryAfterSeconds }) } });

/**
 * Judges what somebody says in a conversation. Answers the rule that wants staff to look, or null.
 * @throws Refused MESSAGE_BLOCKED with the rule that was broken
 */
export async function judgeWords(tx: Tx, said: Said): Promise<ModerationRule | null> {
  const verdict = await verdictOn(tx, said);
  if (verdict.kind === 'block') throw blockedAt('text', verdict.rule, verdict.retryAfterSeconds);
  return verdict.kind === 'flag' ? verdict.rule : null;
}

/**
 * Judges what stands for all to read outside of a conversation, by its fields. What a message would be flagged for is
 * stopped as well: the queue of flagged messages shows none of it to staff.
 * @throws Refused MESSAGE_BLOCKED at the field that broke a rule
 */
export async function judgeNotice(
  tx: Tx,
  author: Said['author'],
  texts: Readonly<Record<string, string>>,
  now: number,
): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    if (text === '') continue;
    const verdict = await verdictOn(tx, { author, text, now, mayBeLoud: field === 'title' });
    if (verdict.kind === 'flag') throw blockedAt(field, verdict.rule);
    if (verdict.kind === 'block') throw blockedAt(field, verdict.rule, verdict.retryAfterSeconds);
  }
}

interface Sayings {
  readonly kind: BlockedKind;
  readonly channelId: TalkId;
  readonly authorId: string;
  /** What is said, by its fields. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * Says something; what a rule stops is kept for staff, in a transaction of its own: what the refused one wrote is undone.
 * Of several fields the one that was refused is kept. Where staff may be asked to look at it, the refusal names it.
 */
export async function sayJudged<T>(deps: Deps, { words, ...said }: Sayings, say: () => Promise<T>): Promise<T> {
  try {
    return await say();
  } catch (cause) {
    if (cause instanceof Refused && cause.refusal.code === 'MESSAGE_BLOCKED') {
      const { code, data, ...detail } = cause.refusal;
      const body = words[detail.field ?? ''] ?? '';
      const row = { ...said, id: deps.newId(), body, rule: String(data?.['rule']), at: deps.now() };
      await deps.db.transact((tx) => insertBlocked(tx, row));
      // What only asks to wait passes by itself.
      if (isAppealable(row) && data?.['retryAfterSeconds'] === undefined)
        throw new Refused(code, { ...detail, data: { ...data, blockedId: row.id } });
    }
    throw cause;
  }
}

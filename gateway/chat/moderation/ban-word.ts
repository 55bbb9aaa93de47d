import { isStaff } from '../../../domain/accounts/roles.ts';
import { BANNED_WORDS_MAX } from '../../../domain/chat/banned-words.ts';
import { bannedWord } from '../../../domain/chat/chat.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import {
  deleteBannedWord,
  insertBannedWord,
  listBannedWords,
  lockBannedWords,
} from '../../../db/chat/banned-word.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

/**
 * Puts a word on the list of those that nobody says, or takes it off; what is so already leaves no trace. Answers the
 * whole list.
 * @throws Refused FORBIDDEN, BAD_INPUT for what is no word, or one more than the list holds
 */
export async function banWord(deps: Deps, { userId }: Actor, typed: string, isBanned: boolean): Promise<string[]> {
  const { word } = readInput(bannedWord, { word: typed });
  return deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const at = deps.now();
    await lockBannedWords(tx);
    const isChanged = isBanned
      ? await insertBannedWord(tx, { word, byId: staff.id, at })
      : await deleteBannedWord(tx, word);
    const words = await listBannedWords(tx);
    if (words.length > BANNED_WORDS_MAX)
      throw new Refused('BAD_INPUT', { field: 'word', data: { most: BANNED_WORDS_MAX } });
    if (isChanged)
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: isBanned ? 'chat.word-banned' : 'chat.word-allowed',
        subject: 'chat',
        subjectId: 'moderation',
        reason: '',
        data: { word },
        at,
      });
    return words;
  });
}

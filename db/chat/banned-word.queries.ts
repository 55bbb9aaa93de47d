import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { bannedWords } from './chat.table.ts';

/** All words of the list, by the alphabet. */
export async function listBannedWords(reader: Reader): Promise<string[]> {
  const rows = await reader.select({ word: bannedWords.word }).from(bannedWords).orderBy(asc(bannedWords.word));
  return rows.map(({ word }) => word);
}

/** Locks the whole list, so that of two who add to it at once the second counts what the first has added. */
export const lockBannedWords = (tx: Tx): Promise<{ word: string }[]> =>
  tx.select({ word: bannedWords.word }).from(bannedWords).orderBy(asc(bannedWords.word)).for('update');

/** Puts a word on the list; false where it stands there. */
export async function insertBannedWord(tx: Tx, row: typeof bannedWords.$inferInsert): Promise<boolean> {
  const added = await tx.insert(bannedWords).values(row).onConflictDoNothing().returning({ word: bannedWords.word });
  return added.length > 0;
}

/** Takes a word off the list; false where it does not stand there. */
export async function deleteBannedWord(tx: Tx, word: string): Promise<boolean> {
  const gone = await tx.delete(bannedWords).where(eq(bannedWords.word, word)).returning({ word: bannedWords.word });
  return gone.length > 0;
}

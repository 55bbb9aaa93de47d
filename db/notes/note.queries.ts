import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Note } from '../../domain/notes/note.ts';
import { nameContains, users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before, excluded, lookup } from '../client/sql.ts';
import { playerNotes } from './note.table.ts';

const { placeholder } = sql;

/** A note as its author sees it. */
export interface NoteView {
  readonly text: string;
  readonly changedAt: number;
  /** Whom it is about. */
  readonly person: { readonly id: string; readonly username: string; readonly avatarId: string | null };
}

const views = (reader: Reader) =>
  reader
    .select({
      text: playerNotes.text,
      changedAt: playerNotes.changedAt,
      person: { id: users.id, username: users.username, avatarId: users.avatarId },
    })
    .from(playerNotes)
    .innerJoin(users, eq(users.id, playerNotes.aboutId));

const noteOf = lookup((reader) =>
  views(reader)
    .where(and(eq(playerNotes.authorId, placeholder('authorId')), eq(playerNotes.aboutId, placeholder('aboutId'))))
    .prepare('player_note'),
);

/** An author's note about a player; undefined without one. */
export async function readNote(reader: Reader, authorId: string, aboutId: string): Promise<NoteView | undefined> {
  const [note] = await noteOf(reader, { authorId, aboutId });
  return note;
}

export async function countNotes(reader: Reader, authorId: string): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(playerNotes).where(eq(playerNotes.authorId, authorId));
  return row?.count ?? 0;
}

/** Puts a note into the place of the one that its author had about the same player. */
export async function putNote(tx: Tx, note: Note): Promise<void> {
  await tx
    .insert(playerNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [playerNotes.authorId, playerNotes.aboutId],
      set: { text: excluded(playerNotes.text), changedAt: excluded(playerNotes.changedAt) },
    });
}

/** Does nothing where there is none. */
export async function deleteNote(tx: Tx, authorId: string, aboutId: string): Promise<void> {
  await tx.delete(playerNotes).where(and(eq(playerNotes.authorId, authorId), eq(playerNotes.aboutId, aboutId)));
}

/**
 * An author's notes, the last changed first, after a keyset cursor.
 * @param search a part of the name of whom they are about; empty for all
 */
export const listNotes = (
  reader: Reader,
  authorId: string,
  search: string,
  limit: number,
  after: { at: number; id: string } | null,
): Promise<NoteView[]> =>
  views(reader)
    .where(
      and(
        eq(playerNotes.authorId, authorId),
        search === '' ? undefined : nameContains(users.usernameKey, search),
        after ? before([playerNotes.changedAt, playerNotes.aboutId], [after.at, after.id]) : undefined,
      ),
    )
    .orderBy(desc(playerNotes.changedAt), desc(playerNotes.aboutId))
    .limit(limit);

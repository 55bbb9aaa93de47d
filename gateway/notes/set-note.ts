import { setNote as ruleOnNote } from '../../domain/notes/note.ts';
import { noteEdit } from '../../domain/notes/notes.schemas.ts';
import { must } from '../../domain/shared/refusals.ts';
import { countNotes, deleteNote, putNote, readNote } from '../../db/notes/note.queries.ts';
import { lockPair } from '../friends/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';

/**
 * Puts a text into the place of the caller's note about a player, whoever of the two has blocked the other; an empty one
 * deletes it. Nobody is told.
 * @throws Refused NOT_FOUND, ONESELF, LIST_FULL, BAD_INPUT
 */
export async function setNote(deps: Deps, { userId: authorId }: Actor, aboutId: string, typed: string): Promise<void> {
  const { text } = readInput(noteEdit, { text: typed });
  await deps.db.transact(async (tx) => {
    // Both, so that notes are counted one after the other and none stays behind whoever leaves at the same time.
    await lockPair(tx, authorId, aboutId);
    const known = (await readNote(tx, authorId, aboutId)) ?? null;
    const count = await countNotes(tx, authorId);
    const note = must(ruleOnNote({ authorId, aboutId, text }, { known, count }, deps.now()));
    await (note === null ? deleteNote(tx, authorId, aboutId) : putNote(tx, note));
  });
}

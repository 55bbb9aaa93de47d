import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { NOTE_MAX, NOTES_MAX } from '../../domain/notes/note.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { SEARCH_MAX } from '../../domain/shared/search.ts';
import { listNotes, readNote } from '../../db/notes/note.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access, OwnEyes } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { PlayerNote, PlayerNoteConnection, toPlayerNote } from './note.types.ts';
import { setNote } from './set-note.ts';

@Resolver()
export class NotesResolver {
  @OwnEyes()
  @Access('own')
  @Query(() => PlayerNoteConnection, { description: 'The caller’s notes about players, the last changed first.' })
  async notes(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'A part of the name of whom they are about.' })
    search?: string | null,
  ): Promise<Connection<PlayerNote>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const text = search ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const after = key && { at: key[0], id: key[1] };
    const rows = await listNotes(context.deps.db.read, actorOf(context).userId, text.trim(), first + 1, after);
    return toConnection(rows, page, ({ changedAt, person }) => [changedAt, person.id], toPlayerNote);
  }

  @OwnEyes()
  @Access('own')
  @Query(() => PlayerNote, {
    nullable: true,
    description: 'The caller’s own note about a player; null where there is none.',
  })
  note(
    @Ctx() context: Context,
    @Arg('playerId', () => ID, { description: 'Whom it is about.' }) playerId: string,
  ): Promise<PlayerNote | null> {
    return noteAbout(context, playerId);
  }

  @Access('own')
  @Mutation(() => PlayerNote, {
    nullable: true,
    description: `Puts a text into the place of the caller’s note about a player; null where that deleted it. A player has notes about ${NOTES_MAX} others at the most. Refusals: NOT_FOUND, ONESELF, LIST_FULL.`,
  })
  async setNote(
    @Ctx() context: Context,
    @Arg('playerId', () => ID, { description: 'Whom it is about.' }) playerId: string,
    @Arg('text', () => String, { description: `At most ${NOTE_MAX} characters; an empty one deletes the note.` })
    text: string,
  ): Promise<PlayerNote | null> {
    await setNote(context.deps, actorOf(context), playerId, text);
    return noteAbout(context, playerId);
  }
}

async function noteAbout(context: Context, playerId: string): Promise<PlayerNote | null> {
  const note = await readNote(context.deps.db.read, actorOf(context).userId, playerId);
  return note ? toPlayerNote(note) : null;
}

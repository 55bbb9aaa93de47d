import { countNotes, deleteNote, listNotes, putNote, readNote } from '../../db/notes/note.queries.ts';
import { playerNotes } from '../../db/notes/note.table.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { edgeUser } from './accounts.rows.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { EDGES, SEARCHES } from './words.ts';

const each = ['1', edgeUser(0), edgeUser(1), 'nobody'];
const pairs = each.map((one) => [one, edgeUser(2)] as const);
const searches = ['', ...SEARCHES.map(usernameKeyOf)];

export const cases = roomCases('notes', [
  reads(readNote)((cast) => [
    ...pairs,
    ...cast.some(playerNotes, 4).map(({ authorId, aboutId }) => [authorId, aboutId] as const),
  ]),
  reads(countNotes)(() => each.map((id) => [id])),
  writes(putNote)((cast) => [
    [{ ...cast.row(playerNotes), text: 'Ж "\\%_' }],
    ...EDGES.map((changedAt) => [{ authorId: '1', aboutId: edgeUser(3), text: '日本 🎲\n', changedAt }] as const),
  ]),
  writes(deleteNote)(() => pairs),
  pages(listNotes, ({ changedAt, person }) => ({ at: changedAt, id: person.id }))(() =>
    [...each.map((id) => [id, ''] as const), ...searches.map((search) => [edgeUser(0), search] as const)].map(
      ([id, search]) =>
        (limit, past) => [id, search, limit, past],
    ),
  ),
]);

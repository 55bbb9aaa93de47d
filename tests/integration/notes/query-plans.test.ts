// @module-tag engines
import { countNotes, listNotes, readNote } from '../../../db/notes/note.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';

checkPlans([
  {
    name: 'notes, first page',
    run: ({ db }) => listNotes(db.read, 'x', '', 20, null),
    uses: ['player_notes_author', pk('users')],
    isInOrder: true,
  },
  {
    name: 'notes, next page of those about some',
    run: ({ db }) => listNotes(db.read, 'x', 'ab', 20, { at: 5, id: 'x' }),
    uses: ['player_notes_author', pk('users')],
    isInOrder: true,
  },
  { name: 'a note', run: ({ db }) => readNote(db.read, 'x', 'y'), uses: [pk('player_notes'), pk('users')] },
  { name: 'how many notes', run: ({ db }) => countNotes(db.read, 'x'), uses: ['player_notes'] },
]);

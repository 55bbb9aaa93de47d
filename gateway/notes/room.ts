import { users } from '../../db/accounts/index.ts';
import { personal } from '../../db/client/personal-data.ts';
import { playerNotes } from '../../db/notes/note.table.ts';
import { samples } from '../../db/notes/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { NotesResolver } from './notes.resolver.ts';

export const notes: Room = {
  name: 'notes',
  resolvers: [NotesResolver],
  personalData: {
    tables: [
      // The archive has them of their author alone: whom they are about never reads them.
      personal(playerNotes, {
        fates: { authorId: 'erased', aboutId: 'erased' },
        archive: {
          notes: {
            shows: ({ text, changedAt }) => ({ about: users.username, text, changedAt }),
            joins: [[users, users.id, playerNotes.aboutId]],
            order: ['changedAt', users.usernameKey],
          },
        },
      }),
    ],
  },
  samples,
};

import { notesPath } from '../../domain/notes/notes.paths.ts';
import { defineRoom, page } from '../parts/define-room.ts';
import { part } from '../parts/part.tsx';

export const notes = defineRoom({
  pages: [page('member', notesPath, async () => (await import('./screens/notes-screen.tsx')).NotesScreen)],
  parts: {
    'notes.panel': part(async () => (await import('./components/note-panel.tsx')).NotePanel),
    'notes.link': part(async () => (await import('./components/notes-link.tsx')).NotesLink),
  },
});

import { notesPath } from '../../domain/notes/notes.paths.ts';
import { definePalette } from '../parts/define-room.ts';
import * as t from './__generated__/messages.ts';

export const palette = definePalette({
  entries: [{ order: 55, to: notesPath, label: t.yourNotes() }],
});

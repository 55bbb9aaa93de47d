import { NOTE_MAX } from '../../domain/notes/note.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = { 'PlayerNote.text': NOTE_MAX };

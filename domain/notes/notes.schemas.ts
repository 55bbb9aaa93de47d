import * as z from 'zod/mini';
import { optionalText } from '../shared/schema.ts';
import { NOTE_MAX } from './note.ts';

/** A note as its author writes it; empty for none. */
export const noteEdit = z.object({ text: optionalText(NOTE_MAX) });

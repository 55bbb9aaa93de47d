import * as z from 'zod/mini';
import { allow, refuse } from '../shared/refusals.ts';
import { ruled, ruledInto } from '../shared/schema.ts';
import { acceptHighlightText, parseMoment } from './replay-moment.ts';

/** A moment that a player marks, typed as `07:30`; seconds come out. */
export const highlight = z.object({
  atSeconds: ruledInto((typed) => {
    const seconds = parseMoment(typed);
    return seconds === null ? refuse('BAD_INPUT') : allow(seconds);
  }),
  text: ruled(acceptHighlightText),
});

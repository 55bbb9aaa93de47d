import { SECOND } from '../../domain/shared/time.ts';

/** The page comes first; then everything that the header counts is asked for at once, and its badges appear together. */
export const COUNTED_AFTER_MS = SECOND;

import * as t from '../__generated__/messages.ts';

/** The browser could not fetch a file of ours: offline, or a newer version has replaced it. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|fetch|load/i.test(error.message);

export const MISSING_FILE_SENTENCE = t.yourConnectionMayBeDownOrGauntlet();

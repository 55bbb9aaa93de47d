/** So many lines of what was said become evidence at a time: the latest of them. */
export const TALK_READ_MAX = 500;
/** So many are evidence in one dispute. */
export const TALK_LINES_MAX = 1_000;

interface Line {
  readonly messageId: string;
  readonly authorId: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What the hash of a line is made of: the hash of the line before it, empty for the first, and what it says. */
export const hashedOf = (before: string, { messageId, authorId, text, at }: Line): string =>
  JSON.stringify([before, messageId, authorId, at, text]);

/** What of a talk is not kept yet, as far as there is room. */
export function newLines<L extends { readonly id: string }>(
  kept: readonly Pick<Line, 'messageId'>[],
  said: readonly L[],
): L[] {
  const known = new Set(kept.map(({ messageId }) => messageId));
  return said.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, TALK_LINES_MAX - kept.length));
}

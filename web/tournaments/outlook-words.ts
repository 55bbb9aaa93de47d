/** So many are named; the others are counted. */
const NAMED = 8;

/** Who reads of a decision: `Told of it: Ada, Bo and 3 more.` */
export function toldWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody has to be told.';
  const more = names.length - NAMED;
  const shown = names.slice(0, NAMED);
  if (more > 0) return `Told of it: ${shown.join(', ')} and ${more} more.`;
  const last = shown.at(-1) ?? '';
  return `Told of it: ${shown.length === 1 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`}.`;
}

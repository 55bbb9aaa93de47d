/** Characters of what is looked for in a list. */
export const SEARCH_MAX = 60;

/** Shorter beginnings are not looked for. */
export const PREFIX_MIN = 2;

/**
 * What a search compares, of what is looked for and of what it is looked for in: the same letters in another case or form
 * are the same text. Upper case between two lower ones brings together what one of them alone keeps apart (`ß` and `ss`);
 * a sigma is one wherever it stands, and the Turkish `İ` is an `i`, as its readers type it.
 */
export const searchKeyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .trim();

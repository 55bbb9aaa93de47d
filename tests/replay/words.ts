/** Names and titles at the edges: other alphabets and cases, marks, signs that a pattern gives a meaning to. */
export const WORDS = [
  'ÄÖÜ-groß',
  'äöü-klein',
  'Ünïcødé',
  'ЖУК-большой',
  'жук-малый',
  'İstanbul',
  'ISTANBUL-2',
  'ısparta',
  'ΣΊΣΥΦΟΣ',
  'σίσυφος-2',
  '日本語-1',
  'emoji-🎲-die',
  'Zoe\u0308-marks',
  'ab%cd',
  'ab_cd',
  String.raw`ab\cd`,
  "ab'cd",
  'Zebra',
  'apple',
  '_under',
  '-dash',
  '~tilde',
  'Émile',
  'a-b c',
  'a b-c',
  'ab10',
  'ab9',
] as const;

/** Parts of them as somebody types them, in either case, and what a pattern would take for any sign. */
export const SEARCHES = [
  'äöü',
  'ÄÖÜ',
  'ünï',
  'жук',
  'ЖУК',
  'istanbul',
  'i̇stanbul',
  'ıs',
  'σίσυφος',
  'σ',
  '日本',
  '🎲',
  'zoë',
  'zoe',
  '%',
  '_',
  '\\',
  "'",
  'ab',
  'AB',
  'é',
  'a-b',
  ' ',
] as const;

/** Integers at the edges of what columns hold. */
export const EDGES = [0, 1, 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER] as const;

/** The `n`th of some values, which begin anew behind the last. */
export const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

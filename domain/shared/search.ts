/** Characters of what is looked for in a list. */
export const SEARCH_MAX = 60;

/** Shorter beginnings are not looked for. */
export const PREFIX_MIN = 2;

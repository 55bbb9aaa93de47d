/** Rows of a page at the most. */
export const PAGE_MAX = 100;

/** Short films of our own, looped where the demo data set shows somebody live. */
export const FILMS = ['arena'] as const;
export type Film = (typeof FILMS)[number];

/** The languages of the app; the first is the one that the others are made from. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/**
 * By which `Intl` writes figures, days and lists in each: the forms of the United States, whatever the reader's browser
 * prefers, since money is dollars. Spanish has the clock of 24 hours: with 'p.m.' a sentence would end in two points.
 */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US-u-hc-h23' };

/** Which way lines are read in each. */
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', es: 'ltr' };

/** By which a browser says in which language it wants the app. */
export const LANGUAGE_COOKIE = 'gauntlet_language';

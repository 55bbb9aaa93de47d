import { LOCALES } from '../../domain/shared/languages.ts';

/** The language that this build of the app speaks; what runs from its sources speaks English. */
export const LANGUAGE = import.meta.env.VITE_LANGUAGE ?? 'en';

export const LOCALE = LOCALES[LANGUAGE];

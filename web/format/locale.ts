/** The language that this build of the app speaks; what runs from its sources speaks English. */
export const LANGUAGE = import.meta.env.VITE_LANGUAGE ?? 'en';

/** Both with the forms of the United States, whatever the reader's browser prefers: money is dollars, `$1,247.50`. */
export const LOCALE = LANGUAGE === 'es' ? 'es-US' : 'en-US';

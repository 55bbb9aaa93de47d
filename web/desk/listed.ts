import { LOCALE } from '../format/locale.ts';

const list = new Intl.ListFormat(LOCALE);

/** `demo and rival` */
export const listed = (words: readonly string[]): string => list.format(words);

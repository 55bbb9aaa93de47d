import { LOCALE } from '../format/locale.ts';

const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

/** `40 BC, 75 credits, and 1 item` */
export const listWords = (parts: readonly string[]): string => list.format(parts);

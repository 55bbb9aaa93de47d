import { find } from 'linkifyjs';

/** What a program of the reader's opens: `steam://connect/…`. */
const SCHEME = /\p{L}[\p{L}\d+.-]*:\/\//u;

/** Whether a text leads somewhere: an address with or without its scheme, whatever that is, or an e-mail address. */
export const hasLink = (text: string): boolean => SCHEME.test(text) || find(asAddressed(text)).length > 0;

/** As a browser reads an address: with the dots of other scripts, and letters as wide as others. */
const asAddressed = (text: string): string => text.normalize('NFKC').replaceAll('。', '.');

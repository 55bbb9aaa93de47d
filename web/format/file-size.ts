import { LOCALE } from './locale.ts';
import { whenUsed } from './when-used.ts';

const tenths = whenUsed(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 }));

/** 12288 is `12 KB`, 3400000 is `3.4 MB`: powers of ten, as browsers count downloads. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`;
  return `${tenths().format(bytes / 1_000_000)} MB`;
}

/** How large a file may be, in whole megabytes: 5242880 is `5 MB`. */
export const formatSizeLimit = (bytes: number): string => `${Math.floor(bytes / 1_000_000)} MB`;

/** What is kept of a quota of gigabytes: 4200000000 is `4.2`. */
export const inGigabytes = (bytes: number): string => tenths().format(bytes / 1e9);

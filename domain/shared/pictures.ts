/** Pixels of a picture that is drawn anew: above most cameras; a small file that unpacks into more is made to hurt. */
export const PIXELS_MAX = 64_000_000;

/** How phones and browsers keep pictures that are not read here, by what tells them: media type, name, first bytes. */
const UNREAD = [
  { format: 'HEIC', told: /^image\/hei[cf](-sequence)?$|\.hei[cf]s?$/i, brands: /^(hei[cmsx]|hev[cmsx])/ },
  { format: 'AVIF', told: /^image\/avif(-sequence)?$|\.avifs?$/i, brands: /^avi[fs]/ },
  // Of any such kind.
  { format: 'HEIF', told: /^$/, brands: /^m(if|sf)[12]/ },
] as const;

/** What a file that is not read here is called, by its media type or its name; null where neither says so. */
export const unreadFormatOf = (...told: readonly string[]): string | null =>
  UNREAD.find((one) => told.some((text) => text !== '' && one.told.test(text)))?.format ?? null;

/** The same by how it begins: `ftyp`, then its brands. */
export const unreadFormatIn = (start: string): string | null =>
  start.slice(4, 8) === 'ftyp' ? (UNREAD.find(({ brands }) => brands.test(start.slice(8)))?.format ?? null) : null;

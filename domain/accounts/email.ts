/** The simple pattern of the forms (LA-05): something@something.something, without spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const EMAIL_MAX = 254;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** What makes an address unique. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** An address as far as its owner needs it to recognise it: 'd•••o@example.com' (RG-12). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = Array.from(email.slice(0, Math.max(at, 0)));
  const last = local.length > 3 ? (local.at(-1) ?? '') : '';
  return `${local[0] ?? ''}•••${last}${at < 0 ? '' : email.slice(at)}`;
}

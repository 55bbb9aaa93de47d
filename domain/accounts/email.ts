/** The simple pattern of the forms (LA-05): something@something.something, without spaces. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const EMAIL_MAX = 254;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

/** What makes an address unique. */
export const emailKeyOf = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

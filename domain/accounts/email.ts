export const EMAIL_MAX = 254;

/**
 * The plain form of an address and nothing around it: no names, comments, quotes, lists or routes, which a mail program
 * reads past, so that one mailbox would have any number of spellings.
 */
const PLAIN =
  /^([\p{L}\p{M}\p{Nd}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{Nd}#$&'*+/=?^_`{|}~-]+)*)@([\p{L}\p{M}\p{Nd}.-]+)$/u;

/** Labels, the last of which is no number: no address of a machine. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/;

/** As it is spelled in the DNS: lower case, letters of the world as punycode; null for what is none. */
function domainOf(text: string): string | null {
  try {
    const { hostname } = new URL(`http://${text}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** The one spelling of an address in which it is stored and written to; null for what is none (LA-05). */
export function emailOf(text: string): string | null {
  if (text.length > EMAIL_MAX) return null;
  const [, local = '', domain = ''] = PLAIN.exec(text.normalize('NFKC')) ?? [];
  const plain = local === '' ? null : domainOf(domain);
  return plain === null ? null : `${local}@${plain}`;
}

export const isEmail = (text: string): boolean => emailOf(text) !== null;

/** What makes an address unique: its one spelling, whatever the case. */
export const emailKeyOf = (email: string): string => (emailOf(email.trim()) ?? email.trim()).toLowerCase();

/**
 * What limits count as one mailbox: without a tag, and without the dots that some providers do not read. Two mailboxes
 * may share a limit by it, but nobody has more than one.
 */
export function mailboxOf(emailKey: string): string {
  const at = emailKey.lastIndexOf('@');
  const [local = ''] = emailKey.slice(0, Math.max(at, 0)).split('+');
  return `${local.replaceAll('.', '')}${emailKey.slice(Math.max(at, 0))}`;
}

/** An address as far as its owner needs it to recognise it: 'd•••o@example.com' (RG-12). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = Array.from(email.slice(0, Math.max(at, 0)));
  const last = local.length > 3 ? (local.at(-1) ?? '') : '';
  return `${local[0] ?? ''}•••${last}${at < 0 ? '' : email.slice(at)}`;
}

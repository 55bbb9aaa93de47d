import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import { type ApiScope, PROGRAM_SCOPES, scopesIn } from './scopes.ts';

/** What the addresses begin with at which applications ask; no page of ours. */
export const OAUTH = '/oauth';

export const APPLICATIONS_MAX = 10;
export const APPLICATION_NAME_MAX = 60;
export const APPLICATION_TEXT_MAX = 280;
/** Of its picture, before it is drawn anew. */
export const APPLICATION_LOGO_BYTES_MAX = 2 * 1_024 * 1_024;
export const REDIRECTS_MAX = 10;
export const REDIRECT_LENGTH_MAX = 500;

/** Applications that can act for a player at once. */
export const CONNECTED_MAX = 20;
/** How often a player can be connected with one application at once, such as on several devices; the oldest ends first. */
export const GRANTS_MAX = 10;

/** How long what an application is given lives, in milliseconds. */
export const LIVES = {
  /** From the player's word to the exchange. */
  code: MINUTE,
  /** What a player is asked, on a page or with the code of a device. */
  request: 10 * MINUTE,
  access: HOUR,
  /** From one use to the next. */
  refresh: 30 * DAY,
  /** However much it is used, it is asked for anew after a year, like a key. */
  grant: 365 * DAY,
} as const;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether an address is one of the caller's own machine, to which programs without a server have players sent back. */
export const isLoopback = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && LOOPBACK.has(hostname);
};

/**
 * Whether players can be sent back to an address: https, or http on their own machine; as it is written and nothing
 * more, without credentials and fragment.
 */
export function isRedirect(text: string): boolean {
  if (text.length > REDIRECT_LENGTH_MAX || !URL.canParse(text) || /[\s#*]/.test(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  return isLoopback(text) || (protocol === 'https:' && !LOOPBACK.has(hostname));
}

/** What an application asks for, of what there is to give; what we do not know is left out. */
export const askedScopes = (asked: string | undefined): readonly ApiScope[] =>
  scopesIn(PROGRAM_SCOPES.filter((scope) => asked?.split(' ').includes(scope)));

export const DEVICE_CODE_LETTERS = 8;
/** Of what is typed, with whatever stands between the letters. */
export const DEVICE_CODE_TYPED_MAX = 20;

/** The code of a device, as it is kept, of what somebody typed; null where it can be none. */
export function deviceCodeOf(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return code.length === DEVICE_CODE_LETTERS ? code : null;
}

import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, HOUR } from '../shared/time.ts';

/** By which scanners of published code know a key of ours. */
export const KEY_MARK = 'gntl_pat_';
/** The same for what an application is given: access and refresh tokens, and its own secret. */
export const ACCESS_MARK = 'gntl_oat_';
export const REFRESH_MARK = 'gntl_ort_';
export const SECRET_MARK = 'gntl_ocs_';
type Mark = typeof KEY_MARK | typeof ACCESS_MARK | typeof REFRESH_MARK | typeof SECRET_MARK;
const SECRET_LETTERS = 32;
export const CHECK_LETTERS = 6;
/** Letters that an owner is shown of a key again. */
const SHOWN_LETTERS = 13;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** As published on the developers' page. */
export const KEY_PATTERN = patternOf(KEY_MARK);

/** What begins with one of our marks. */
export function patternOf(mark: Mark): RegExp {
  return new RegExp(`^${mark}[0-9A-Za-z]{${SECRET_LETTERS + CHECK_LETTERS}}$`);
}

export const KEY_NAME_MAX = 60;
export const KEYS_MAX = 20;
/** How long a key may live, in days. */
export const KEY_LIVES = [7, 30, 90, 365] as const;
/** How long the key that was replaced goes on working, so that nothing stands still meanwhile. */
export const OVERLAP = DAY;
/** How long an ended key is remembered, so that a program which goes on with it reads how it ended. */
export const ENDED_KEY_KEPT = 30 * DAY;
/** The most that a key may be allowed to stake within a UTC day, in cents. */
export const KEY_STAKE_MAX = 100_000;
/** The use of a key is written down no more often than this. */
export const NOTE_USE_EVERY = HOUR / 60;

/** CRC-32 as in zip and png. */
function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function checkOf(text: string): string {
  let [rest, letters] = [crc32(text), ''];
  for (let place = 0; place < CHECK_LETTERS; place++) {
    letters = ALPHABET.charAt(rest % ALPHABET.length) + letters;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return letters;
}

/** Bytes below this stand for each letter equally often. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Bytes that are enough to make a key of, but for one draw in some thousand million. */
export const KEY_BYTES = 64;

/** A key of unguessable bytes, 190 bits of it. Throws when too few of them are usable. */
export function keyOf(bytes: Uint8Array, mark: Mark = KEY_MARK): string {
  const letters = [...bytes].filter((byte) => byte < FAIR_BYTES).slice(0, SECRET_LETTERS);
  if (letters.length < SECRET_LETTERS) throw new Error('too few bytes for a key');
  const text = mark + letters.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return text + checkOf(text);
}

/** Whether a text can be a key of ours: a slip of the hand, and what scanners take for one, is told from it at once. */
export const isKey = (text: string, mark: Mark = KEY_MARK): boolean =>
  patternOf(mark).test(text) && checkOf(text.slice(0, -CHECK_LETTERS)) === text.slice(-CHECK_LETTERS);

/** Why a key opens nothing; every one of them is told with 401. */
export const KEY_FAULTS = ['BEARER_REQUIRED', 'KEY_MALFORMED', 'KEY_UNKNOWN', 'KEY_REVOKED', 'KEY_EXPIRED'] as const;
export type KeyFault = (typeof KEY_FAULTS)[number];

/** Why a key with this row opens nothing; null where the reason is not in the key. @param key undefined where there is none */
export function faultOfKey(
  key: { readonly expiresAt: number; readonly revokedAt: number | null } | undefined,
  now: number,
): KeyFault | null {
  if (key === undefined) return 'KEY_UNKNOWN';
  if (key.revokedAt !== null) return 'KEY_REVOKED';
  return key.expiresAt <= now ? 'KEY_EXPIRED' : null;
}

/** By which its owner knows it again. */
export const shownOf = (key: string): string => key.slice(0, SHOWN_LETTERS);

/** Whether what is staked with a key today stays within what its owner has allowed. */
export const withinKeyStake = (stakedCents: number, stakeCents: number, capCents: number): Ruling<number> =>
  stakedCents + stakeCents <= capCents
    ? allow(stakedCents + stakeCents)
    : refuse('KEY_STAKE_REACHED', { data: { capCents, leftCents: Math.max(0, capCents - stakedCents) } });

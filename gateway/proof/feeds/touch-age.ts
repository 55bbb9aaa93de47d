import { hash } from 'node:crypto';
import { SECOND } from '../../../domain/shared/time.ts';

/** How old the stored instant of the last post may get; silence is counted in minutes. */
export const TOUCH_AGE_MAX = 15 * SECOND;
/** So much earlier some store it: thousands whose matches begin at once are not due at once again and again. */
export const TOUCH_SPREAD = 5 * SECOND;

/** The age at which the instant of a player's last post is stored again, in milliseconds: always the same for them. */
export const touchAgeOf = (userId: string): number =>
  TOUCH_AGE_MAX - (TOUCH_SPREAD * hash('sha256', userId, 'buffer').readUInt16BE()) / 0x1_00_00;

import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { isReservedName } from './username.ts';

/** In characters as people count them (ON-05). */
export const DISPLAY_NAME_MAX = 30;

/** Controls, marks that turn the direction of what follows, private and unassigned code points. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Something that is drawn. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text may be what others read as a player's name; answers it in the form in which it is stored. */
export function ruleOnDisplayName(text: string): Ruling<string> {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const isUsable =
    Array.from(name).length <= DISPLAY_NAME_MAX &&
    SEEN.test(name) &&
    !UNSEEN.test(name) &&
    !isReservedName(name.replaceAll(' ', '-'));
  return isUsable ? allow(name) : refuse('DISPLAY_NAME_UNUSABLE', { field: 'displayName' });
}

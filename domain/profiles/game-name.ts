import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** In characters as people count them. */
export const GAME_NAME_MIN = 3;
export const GAME_NAME_MAX = 64;

/** Something that is drawn: joiners and marks alone are no name. */
const DRAWN = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * Whether a text, of one line, can be somebody's name in a game; answers it as it is stored, and null for an empty one,
 * which takes the name away. Games allow any alphabet, tags and emoji, so nothing else is asked of it.
 */
export function ruleOnGameName(text: string): Ruling<string | null> {
  const name = text.trim().normalize('NFC');
  if (name === '') return allow(null);
  const length = Array.from(name).length;
  const isUsable = length >= GAME_NAME_MIN && length <= GAME_NAME_MAX && DRAWN.test(name);
  return isUsable ? allow(name) : refuse('GAME_NAME_UNUSABLE', { field: 'name' });
}

/** A player's account at a game's own site, as far as it names the player there. */
export interface LinkedName {
  readonly name: string;
  /** Whether its owner has signed in there: what a game's client merely told proves nothing. */
  readonly isProven: boolean;
}

export interface GameNameShown {
  /** Null where nobody has said it. */
  readonly name: string | null;
  /** Whether it is that of an account whose owner has signed in there, and not to be typed. */
  readonly isLinked: boolean;
}

/** By which name a player is found in a game: that of the account that is proven, else as typed, else as its client told it. */
export function gameNameOf(typed: string | null, linked: LinkedName | null): GameNameShown {
  if (linked?.isProven) return { name: linked.name, isLinked: true };
  return { name: typed ?? linked?.name ?? null, isLinked: false };
}

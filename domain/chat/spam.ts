import { MINUTE, SECOND } from '../shared/time.ts';

/** A message that the author has sent before. */
export interface EarlierMessage {
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** How far back the rules look. */
export const SPAM_WINDOW_MS = MINUTE;
/** How many earlier messages they need at the most. */
export const SPAM_DEPTH = 10;

const BURST_WINDOW_MS = 10 * SECOND;
const BURST_MOST = 5;
/** From here on a text says something of its own, so that saying it twice is a repetition; `gg` may be said again. */
const TELLING_LENGTH = 12;
const SHORT_MOST = 3;
/** Share of letter pairs that two texts must have in common to be nearly the same. */
const NEARLY = 0.9;
const NEARLY_MOST = 2;

/** How long, in milliseconds, until there is room for another message; nobody has to say more within ten seconds. */
export function burstWait(earlier: readonly EarlierMessage[], now: number): number {
  const latestFirst = earlier.map(({ at }) => at).toSorted((one, other) => other - one);
  const makesRoom = latestFirst[BURST_MOST - 1];
  return makesRoom === undefined ? 0 : Math.max(0, makesRoom + BURST_WINDOW_MS - now);
}

/**
 * The same text within a minute, or what is nearly the same for the third time: somebody who offers another stake or
 * mends a slip says something else once. Short ones may be said three times.
 */
export function isRepetition(text: string, earlier: readonly EarlierMessage[], now: number): boolean {
  const own = bare(text);
  const recent = earlier.filter(({ at }) => now - at < SPAM_WINDOW_MS).map((message) => bare(message.text));
  if (own.length < TELLING_LENGTH) return recent.filter((other) => other === own).length >= SHORT_MOST;
  const near = recent.filter((other) => likeness(own, other) >= NEARLY);
  return near.includes(own) || near.length >= NEARLY_MOST;
}

/** Letters and digits only: another case, punctuation or spacing makes no other text. Emoji alone stay themselves. */
function bare(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? text : letters;
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let n = 0; n + 1 < text.length; n++) {
    const pair = text.slice(n, n + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Between 0 and 1: Dice's coefficient of the letter pairs; the same both ways. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one.length < 2 || other.length < 2) return 0;
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  let common = 0;
  for (const [pair, count] of pairs) common += Math.min(count, others.get(pair) ?? 0);
  return (2 * common) / (one.length + other.length - 2);
}

import type { FeedFacts, FeedFlag } from './feed-facts.ts';
import type { Side } from './proof.schemas.ts';

export const ENTRY_KINDS = ['begun', 'round', 'anew', 'flag', 'ended'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * Lines that are kept of one client for one battle: far above what the longest match brings. Whoever posts without end
 * fills neither the table nor the place of what the other's game told.
 */
export const LINES_MAX = 500;

/** A line of the timeline: what a feed told that was not known before. */
export interface FeedEntry {
  readonly kind: EntryKind;
  /** The score after it, from the side of the player whose client tells. */
  readonly own: number;
  readonly other: number;
  /** Of a round in which the client was heard. */
  readonly side: Side | null;
  readonly isWon: boolean | null;
  /** Of what is odd. */
  readonly flag: FeedFlag | null;
}

/** What a post has brought that is worth a line each, in the order in which it is read. */
export function newsOf(before: FeedFacts, after: FeedFacts): FeedEntry[] {
  const { own, other, rounds } = after;
  const line = (kind: EntryKind, more: Partial<FeedEntry> = {}): FeedEntry => ({
    kind,
    own,
    other,
    side: null,
    isWon: null,
    flag: null,
    ...more,
  });
  const last = rounds.at(-1);
  const news: FeedEntry[] = after.flags
    .filter((flag) => !before.flags.includes(flag))
    .map((flag) => line('flag', { flag }));
  if (rounds.length < before.rounds.length) news.push(line('anew'));
  if (before.startedAt === null && after.startedAt !== null) news.push(line('begun'));
  if (last && rounds.length > before.rounds.length) news.push(line('round', { side: last.side, isWon: last.isWon }));
  if (before.outcome === null && after.outcome !== null) news.push(line('ended'));
  return news;
}

/** Whether what follows depends on what a post has changed, so that it has to be stored even without a line. */
export const isWorthKeeping = (before: FeedFacts, after: FeedFacts): boolean =>
  before.side !== after.side ||
  before.sideAfter !== after.sideAfter ||
  before.startedAt !== after.startedAt ||
  before.sources.length !== after.sources.length;

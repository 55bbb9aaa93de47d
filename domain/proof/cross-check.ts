import { MINUTE, SECOND } from '../shared/time.ts';
import type { FeedFacts, FeedFlag } from './feed-facts.ts';

/** The two places of a battle. */
export const SEATS = ['creator', 'opponent'] as const;
export type Seat = (typeof SEATS)[number];

export const otherSeat = (seat: Seat): Seat => (seat === 'creator' ? 'opponent' : 'creator');

export const VERDICT_KINDS = [
  'waiting',
  'agreed',
  'drawn',
  'concession',
  'one-sided',
  'contradiction',
  'review',
] as const;
export type VerdictKind = (typeof VERDICT_KINDS)[number];

/** What does not fit between two feeds. */
export const CONTRADICTIONS = ['map', 'side', 'round', 'result'] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

/** Why two feeds that do not contradict each other are still left to people. */
export const DOUBTS = [
  'ended-early',
  'nobody-heard-the-start',
  'few-shared-rounds',
  'not-at-once',
  'kills-not-mirrored',
  'drawn-by-one',
] as const;
export type Doubt = (typeof DOUBTS)[number] | FeedFlag;

export type Verdict =
  | { readonly kind: 'waiting' }
  /** Both clients tell the same match to its end. */
  | {
      readonly kind: 'agreed';
      readonly winner: Seat;
      readonly score: Readonly<Record<Seat, number>>;
      readonly shared: number;
      /** The median of how far apart the two were heard of a round's end, in milliseconds. */
      readonly skewMs: number;
    }
  | { readonly kind: 'drawn' }
  /** The only client that went on to the end says that its own player lost. */
  | { readonly kind: 'concession'; readonly winner: Seat; readonly shared: number }
  /** The only client that went on to the end says that its own player won. */
  | { readonly kind: 'one-sided'; readonly winner: Seat; readonly shared: number }
  | {
      readonly kind: 'contradiction';
      readonly what: Contradiction;
      /** Null where it is no single round, like the instant. */
      readonly round: number | null;
      readonly at: number | null;
    }
  /** Nothing contradicts, yet something is odd. */
  | { readonly kind: 'review'; readonly why: readonly Doubt[] };

export type Feeds = Readonly<Record<Seat, FeedFacts>>;

/** Four heartbeats that did not come. */
export const SILENT_MS = MINUTE;
/** Two clients of one server hear of a round's end within buffer, throttle and network. */
const SKEW_MAX_MS = 10 * SECOND;
/** So much of a match must have been heard live by both. */
const SHARED_MIN = 1 / 3;

/** With one of these a feed settles nothing. */
const GRAVE: readonly FeedFlag[] = [
  'wrong-account',
  'contested-account',
  'two-writers',
  'foreign-network',
  'clock-off',
  'restored',
  'restarted',
  'impossible-score',
  'score-leap',
];

export interface CheckOptions {
  /** In a duel the kills of one are deaths of the other. */
  readonly isDuel: boolean;
  readonly now: number;
}

/** Compares what the two players' clients said. The seats are exchangeable. */
export function crossCheck(feeds: Feeds, { isDuel, now }: CheckOptions): Verdict {
  const { creator, opponent } = feeds;
  const contradiction = contradictionOf(creator, opponent);
  if (contradiction) return contradiction;
  const done = SEATS.filter((seat) => feeds[seat].outcome !== null);
  if (done.some((seat) => feeds[seat].outcome === 'early')) return { kind: 'review', why: ['ended-early'] };
  const [first, second] = done;
  if (first === undefined) return { kind: 'waiting' };
  return second === undefined ? ofOne(feeds, first, now) : ofBoth(feeds, isDuel);
}

function ofBoth(feeds: Feeds, isDuel: boolean): Verdict {
  const { creator, opponent } = feeds;
  const rounds = creator.own + creator.other;
  const pairs = sharedRounds(creator, opponent);
  const skewMs = medianOf(pairs.map(([one, other]) => Math.abs(one - other)));
  const why: Doubt[] = graveOf([creator, opponent]);
  const startedLate = [creator, opponent].every(({ flags }) => flags.includes('joined-late'));
  if (startedLate) why.push('nobody-heard-the-start');
  if (pairs.length < rounds * SHARED_MIN) why.push('few-shared-rounds');
  if (skewMs > SKEW_MAX_MS) why.push('not-at-once');
  if (isDuel && pairs.length === rounds && !isMirrored(creator, opponent)) why.push('kills-not-mirrored');
  if (why.length > 0) return { kind: 'review', why };
  if (creator.outcome === 'drawn') return { kind: 'drawn' };
  const winner: Seat = creator.outcome === 'won' ? 'creator' : 'opponent';
  const score = { creator: creator.own, opponent: opponent.own };
  return { kind: 'agreed', winner, score, shared: pairs.length, skewMs };
}

/** A fall or the bomb adds a death without a kill; nothing adds a kill without a death. The last one may be unheard. */
const isMirrored = (one: FeedFacts, other: FeedFacts): boolean =>
  one.kills <= other.deaths + 1 && other.kills <= one.deaths + 1;

function ofOne(feeds: Feeds, from: Seat, now: number): Verdict {
  const one = feeds[from];
  const silent = feeds[otherSeat(from)];
  if (now - Math.max(silent.lastAt, one.lastAt) < SILENT_MS) return { kind: 'waiting' };
  const why: Doubt[] = graveOf([feeds.creator, feeds.opponent]);
  if (one.flags.includes('joined-late')) why.push('joined-late');
  if (one.outcome === 'drawn') why.push('drawn-by-one');
  if (why.length > 0) return { kind: 'review', why };
  const shared = sharedRounds(feeds.creator, feeds.opponent).length;
  return one.outcome === 'won'
    ? { kind: 'one-sided', winner: from, shared }
    : { kind: 'concession', winner: otherSeat(from), shared };
}

const graveOf = (feeds: readonly FeedFacts[]): FeedFlag[] =>
  GRAVE.filter((flag) => feeds.some(({ flags }) => flags.includes(flag)));

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

/** When each of the two heard of the rounds that both were heard in. */
function sharedRounds(one: FeedFacts, other: FeedFacts): (readonly [number, number])[] {
  return one.rounds.flatMap((round, index) => {
    const there = other.rounds[index];
    return round.side !== null && there && there.side !== null ? [[round.at, there.at] as const] : [];
  });
}

function contradictionOf(one: FeedFacts, other: FeedFacts): Verdict | null {
  if (one.startedAt === null || other.startedAt === null) return null;
  const latest = Math.max(one.lastAt, other.lastAt);
  if (one.map !== other.map) return { kind: 'contradiction', what: 'map', round: null, at: latest };
  for (const [index, here] of one.rounds.entries()) {
    const there = other.rounds[index];
    if (!there || here.isWon === null || there.isWon === null) continue;
    const at = Math.max(here.at, there.at);
    const isAtOnce = Math.abs(here.at - there.at) < SKEW_MAX_MS;
    // A knife round that was thrown away unheard stands as the first round, and was over at another time.
    const isOne = here.n > 1 || isAtOnce;
    if (isOne && here.isWon === there.isWon) return { kind: 'contradiction', what: 'round', round: here.n, at };
    if (isAtOnce && here.side !== null && here.side === there.side)
      return { kind: 'contradiction', what: 'side', round: here.n, at };
  }
  if (one.outcome === null || other.outcome === null) return null;
  const isSame = one.own === other.other && one.other === other.own;
  return isSame ? null : { kind: 'contradiction', what: 'result', round: null, at: latest };
}

import { MINUTE, SECOND } from '../shared/time.ts';
import type { FeedPost, Side } from './proof.schemas.ts';

/** What is odd about a feed, in the order in which it is said. */
export const FEED_FLAGS = [
  'wrong-account',
  'contested-account',
  'two-writers',
  'foreign-network',
  'clock-off',
  'restored',
  'restarted',
  'impossible-score',
  'score-leap',
  'joined-late',
] as const;
export type FeedFlag = (typeof FEED_FLAGS)[number];

export const FEED_OUTCOMES = ['won', 'lost', 'drawn', 'early'] as const;
/** How the match ended for the player whose client tells; `early` when it stopped before anybody had won. */
export type FeedOutcome = (typeof FEED_OUTCOMES)[number];

/** A round that is over. */
export interface RoundFact {
  /** From 1 on. */
  readonly n: number;
  /** Rounds that the player has won up to and with this one; null where posts are missing. */
  readonly own: number | null;
  /** Null, like the side, when the client was not heard during the round. */
  readonly isWon: boolean | null;
  readonly side: Side | null;
  /** When it was heard of, by the gateway's clock. */
  readonly at: number;
}

/** What one player's client has said about one match so far. */
export interface FeedFacts {
  readonly accountId: string;
  /** Null before the match, like the start. */
  readonly map: string | null;
  readonly mode: string | null;
  /** The player's side, and after how many rounds it was seen; null before. */
  readonly side: Side | null;
  readonly sideAfter: number;
  readonly own: number;
  readonly other: number;
  readonly kills: number;
  readonly deaths: number;
  readonly rounds: readonly RoundFact[];
  /** Null while the match runs. */
  readonly outcome: FeedOutcome | null;
  readonly startedAt: number | null;
  /** When it was last heard, by the gateway's clock. */
  readonly lastAt: number;
  /** The newest instant that the client gave, in seconds. */
  readonly clock: number;
  /** The networks it was heard from, as hashes, the latest last. */
  readonly sources: readonly string[];
  readonly flags: readonly FeedFlag[];
}

/** How a match is won: rounds for the win (CH-16), and rounds of one half of an overtime. */
export interface WinTerms {
  readonly target: number;
  readonly overtimeHalf: number;
}
export const CS2_TERMS: WinTerms = { target: 13, overtimeHalf: 3 };

/** How a post came in. */
export interface Arrival {
  /** By the gateway's clock. */
  readonly at: number;
  /** A keyed hash of the network. */
  readonly source: string;
  /** Whether the player is signed in from that network. */
  readonly isHome: boolean;
  /** Whether another player's game names the same account. A post proves of neither whose it is. */
  readonly isContested: boolean;
}

/** No match is faster on average, freeze times counted. */
export const ROUND_MIN_MS = 6 * SECOND;
/** A clock that is further off than this says nothing about when. */
export const CLOCK_OFF_MS = 10 * MINUTE;
const SOURCES_MAX = 8;

export const noFacts = (accountId: string): FeedFacts => ({
  accountId,
  map: null,
  mode: null,
  side: null,
  sideAfter: -1,
  own: 0,
  other: 0,
  kills: 0,
  deaths: 0,
  rounds: [],
  outcome: null,
  startedAt: null,
  lastAt: 0,
  clock: 0,
  sources: [],
  flags: [],
});

const flagged = (facts: FeedFacts, flag: FeedFlag): FeedFacts =>
  facts.flags.includes(flag) ? facts : { ...facts, flags: [...facts.flags, flag] };

/** Whether nobody can catch up any more: 13 to at most 11, in overtime 16 to 12, 13 or 14, and so on. */
export function isFinal(one: number, other: number, { target, overtimeHalf }: WinTerms): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  if (high <= target) return high === target && low <= target - 2;
  return (high - target) % overtimeHalf === 0 && low <= high - 2 && low >= high - overtimeHalf - 1;
}

/**
 * Folds a post into what a client has said. Total: it never throws, and what has ended stays. A post that is older than
 * the newest one, or the same once more, changes nothing: whoever records posts and sends them again gains nothing.
 */
export function observe(facts: FeedFacts, post: FeedPost, arrival: Arrival, terms: WinTerms = CS2_TERMS): FeedFacts {
  if (facts.outcome !== null) return facts;
  const { provider, map } = post;
  if (provider.steamid !== facts.accountId) return flagged(facts, 'wrong-account');
  if (isStale(facts, post)) return facts;
  let next = arrived({ ...facts, clock: provider.timestamp, lastAt: arrival.at }, arrival);
  if (arrival.isContested) next = flagged(next, 'contested-account');
  if (Math.abs(provider.timestamp * SECOND - arrival.at) > CLOCK_OFF_MS) next = flagged(next, 'clock-off');
  if (!map) return next;
  if (next.startedAt !== null && (map.name !== next.map || map.phase === 'warmup')) next = begunAnew(next);
  return map.phase === 'warmup' ? next : followed(next, post, map, terms);
}

/** Older than what is known, or of the same second and behind it: a client never has two posts under way. */
function isStale({ clock, startedAt, own, other }: FeedFacts, { provider, map }: FeedPost): boolean {
  if (provider.timestamp !== clock) return provider.timestamp < clock;
  if (startedAt === null || !map) return false;
  return map.phase === 'warmup' || map.team_ct.score + map.team_t.score < own + other;
}

function followed(facts: FeedFacts, post: FeedPost, map: NonNullable<FeedPost['map']>, terms: WinTerms): FeedFacts {
  const { player, round } = post;
  const seen = player?.steamid === facts.accountId ? player : undefined;
  const total = map.team_ct.score + map.team_t.score;
  const ownAs = (side: Side): number => (side === 'CT' ? map.team_ct.score : map.team_t.score);
  let next = facts;
  if (next.startedAt === null) {
    if (map.phase === 'gameover') return next;
    next = { ...next, startedAt: facts.lastAt, map: map.name, mode: map.mode };
    if (total > 0) next = flagged(next, 'joined-late');
  }
  const { kills = next.kills, deaths = next.deaths } = seen?.match_stats ?? {};
  next = { ...next, kills, deaths };
  const before = next.own + next.other;
  if (total < before) {
    if (total > 0) return flagged(next, 'restored');
    next = { ...begunAnew(next), startedAt: next.lastAt, map: map.name, mode: map.mode };
  }
  // Between halves the scores change places with the sides: nothing is counted there, nor with a side of another round.
  if (map.phase === 'intermission') return next;
  const lastSide = next.sideAfter === before ? next.side : null;
  if (total > next.own + next.other) {
    const isItsEnd = total === before + 1 && round?.phase === 'over';
    const side = seen?.team ?? (isItsEnd ? lastSide : null);
    if (!side) return next;
    next = counted(next, lastSide, ownAs(side), total);
  }
  const isInRound = map.phase === 'live' && (round?.phase === 'freezetime' || round?.phase === 'live');
  if (seen?.team && isInRound) {
    next = corrected({ ...next, side: seen.team, sideAfter: total }, ownAs(seen.team), total);
  }
  return concluded(next, map.phase, total, terms);
}

/** A round's winner is known only to a client that was heard during the round; the score stands in any case. */
function counted(facts: FeedFacts, side: Side | null, own: number, total: number): FeedFacts {
  const { lastAt: at } = facts;
  const before = facts.own + facts.other;
  const missing = total - before;
  const gained = own - facts.own;
  if (gained < 0 || gained > missing)
    return before > 1 ? flagged(facts, 'impossible-score') : corrected(facts, own, total);
  const isHeard = missing === 1 && side !== null;
  const rounds = Array.from({ length: missing }, (_, index) => ({
    n: before + index + 1,
    own: index === missing - 1 ? own : null,
    isWon: isHeard ? gained === 1 : null,
    side: isHeard ? side : null,
    at,
  }));
  // The first round may have been under way for any time when its game was first heard.
  const isQuick = total > 1 && at - (facts.startedAt ?? at) < total * ROUND_MIN_MS;
  const isLeap = isQuick && !facts.flags.includes('joined-late');
  const next = { ...facts, own, other: total - own, rounds: [...facts.rounds, ...rounds] };
  return isLeap ? flagged(next, 'score-leap') : next;
}

/** The score of a running round is right; when it differs, a restart was missed. After a knife round that is usual. */
function corrected(facts: FeedFacts, own: number, total: number): FeedFacts {
  if (own === facts.own && total === own + facts.other) return facts;
  const rounds = Array.from({ length: total }, (_, index) => ({
    n: index + 1,
    own: index === total - 1 ? own : null,
    isWon: null,
    side: null,
    at: facts.lastAt,
  }));
  const next = { ...facts, own, other: total - own, rounds };
  return facts.own + facts.other > 1 ? flagged(next, 'restored') : next;
}

function concluded(facts: FeedFacts, phase: string, total: number, terms: WinTerms): FeedFacts {
  const { own, other } = facts;
  if (own + other !== total) return facts;
  if (isFinal(own, other, terms)) return { ...facts, outcome: own > other ? 'won' : 'lost' };
  if (phase !== 'gameover') return facts;
  return { ...facts, outcome: own === other && own >= terms.target - 1 ? 'drawn' : 'early' };
}

/** A knife round may be thrown away without a word. */
function begunAnew(facts: FeedFacts): FeedFacts {
  const { accountId, lastAt, clock, sources, flags } = facts;
  const anew = { ...noFacts(accountId), lastAt, clock, sources, flags };
  return facts.own + facts.other > 1 ? flagged(anew, 'restarted') : anew;
}

/** Whoever changes the network loses the game server too: another one within a match means somebody else who writes. */
function arrived(facts: FeedFacts, { source, isHome }: Arrival): FeedFacts {
  if (facts.sources.at(-1) === source) return facts;
  let next: FeedFacts = { ...facts, sources: [...facts.sources, source].slice(-SOURCES_MAX) };
  if (facts.startedAt !== null && facts.sources.length > 0) next = flagged(next, 'two-writers');
  return isHome ? next : flagged(next, 'foreign-network');
}

import { MINUTE } from '../shared/time.ts';
import { type WinTerms, CS2_TERMS, ROUND_MIN_MS, isFinal } from './feed-facts.ts';
import type { Side } from './proof.schemas.ts';
import { type ServerClock, unknownClock } from './server-clock.ts';
import type { LogEvent } from './server-log.ts';

/** What is odd about the log of a server, in the order in which it is said. */
export const SERVER_FLAGS = ['restarted', 'restored', 'impossible-score', 'joined-late', 'crowded'] as const;
export type ServerFlag = (typeof SERVER_FLAGS)[number];

export const SERVER_OUTCOMES = ['final', 'drawn', 'early'] as const;
export type ServerOutcome = (typeof SERVER_OUTCOMES)[number];

/** A player as the server last saw it. */
export interface Seen {
  /** As it is stored: a keyed hash of the account; the same text for all bots. */
  readonly account: string;
  readonly side: Side;
  /** After how many rounds it was seen there, and seen first. */
  readonly after: number;
  readonly from: number;
  /** Rounds won, as far as they are known. */
  readonly won: number;
}

/** What the server of the operator has told of one match so far. */
export interface ServerFacts extends ServerClock {
  readonly map: string | null;
  /** Those who stood on a side since the match began. */
  readonly players: readonly Seen[];
  readonly score: Readonly<Record<Side, number>>;
  /** Whether each round won is known to be of a player: of the last score, sides were seen in its round. */
  readonly isKnown: boolean;
  readonly outcome: ServerOutcome | null;
  /** Whether a match is under way that began before the battle: it is passed over until another begins. */
  readonly isOlder: boolean;
  /** Null before the match, by the gateway's clock. */
  readonly startedAt: number | null;
  readonly lastAt: number;
  /** The newest instant of a line, by the server's clock without what it was set back, and the lines of that instant as hashes. */
  readonly clock: number;
  readonly heard: readonly string[];
  readonly flags: readonly ServerFlag[];
}

/** Two play; more than a few are somebody else's match. */
const PLAYERS_MAX = 12;
/** Lines of one instant that are told apart. */
const HEARD_MAX = 200;

/** The players may have begun so much before they said so here; no server's clock is known better. */
const EARLY_MS = MINUTE;

export const noServerFacts: ServerFacts = {
  ...unknownClock,
  map: null,
  players: [],
  score: { CT: 0, T: 0 },
  isKnown: true,
  outcome: null,
  isOlder: false,
  startedAt: null,
  lastAt: 0,
  clock: 0,
  heard: [],
  flags: [],
};

/** How what was read is stored: neither accounts nor lines stand in the facts as they came. */
export interface LogArrival {
  /** By the gateway's clock, like the start of the battle. */
  readonly at: number;
  readonly since: number;
  /** The linked accounts of both, as they are stored; empty unless they are two. */
  readonly pair: readonly string[];
  readonly nameOf: (accountId: string | null) => string;
  readonly hashOf: (line: string) => string;
}

const totalOf = ({ CT, T }: Readonly<Record<Side, number>>): number => CT + T;
export const roundsOf = (facts: ServerFacts): number => totalOf(facts.score);

const flagged = (facts: ServerFacts, flag: ServerFlag): ServerFacts =>
  facts.flags.includes(flag) ? facts : { ...facts, flags: [...facts.flags, flag] };

/**
 * Folds a line into what a server has told. Total; what has ended stays, unless others played it. A line that is older
 * than the newest, or the same once more, changes nothing: every score is the whole of it, so that what was lost costs
 * rounds and not truth. A match that began before the battle is another one, whoever plays it.
 */
export function hear(
  facts: ServerFacts,
  event: LogEvent,
  arrival: LogArrival,
  terms: WinTerms = CS2_TERMS,
): ServerFacts {
  const { at, since, pair, nameOf, hashOf } = arrival;
  const clock = event.at + facts.setBackMs;
  if (clock < facts.clock) return facts;
  if (facts.outcome !== null && (event.kind !== 'started' || !isOfOthers(facts, pair))) return facts;
  const mark = hashOf(event.line);
  const isSameInstant = clock === facts.clock;
  if (isSameInstant && facts.heard.includes(mark)) return facts;
  const heard = isSameInstant ? [...facts.heard, mark].slice(-HEARD_MAX) : [mark];
  const next: ServerFacts = { ...facts, clock, heard, lastAt: at };
  const playedAt = clock + (facts.offsetMs ?? 0);
  const isBefore = playedAt < since - EARLY_MS;
  const begins = event.kind === 'started' || (event.kind === 'restarted' && (next.startedAt !== null || next.isOlder));
  if (begins) {
    const map = event.kind === 'started' ? event.map : next.map;
    return { ...begun(next, pair), map, isOlder: isBefore, startedAt: isBefore ? null : at };
  }
  if (isBefore || next.isOlder)
    return { ...next, isOlder: event.kind === 'over' ? false : next.isOlder || event.kind === 'round' };
  switch (event.kind) {
    case 'stands':
      return event.stands.reduce<ServerFacts>(
        (known, { accountId, side }) => stood(known, nameOf(accountId), side),
        next,
      );
    case 'round': {
      // Of a match whose start was not heard: so many rounds take longer than the battle has lasted.
      const isOlder = next.startedAt === null && playedAt - totalOf(event.score) * ROUND_MIN_MS < since - EARLY_MS;
      return isOlder ? { ...next, isOlder } : scored(next, event.score, terms);
    }
    case 'over':
      return over(next, event.scores, terms);
    case 'restarted':
      return next;
  }
}

/** Whether a match is none of the two who play: neither was in it, or, once it has ended, not both. */
function isOfOthers(facts: ServerFacts, pair: readonly string[]): boolean {
  const { players, outcome } = facts;
  // Who comes after the last round waits for the next match.
  const played = players.filter(({ from }) => !(from >= roundsOf(facts))).map(({ account }) => account);
  if (pair.length < 2 || played.length === 0) return false;
  const isIn = (account: string): boolean => played.includes(account);
  return outcome === null ? !pair.some(isIn) : !pair.every(isIn);
}

/** Nothing is left of a match of others; of the two, a knife round may be thrown away without a word. */
function begun(facts: ServerFacts, pair: readonly string[]): ServerFacts {
  const { lastAt, clock, heard, offsetMs, setBackMs, flags } = facts;
  // Who has stood on a side before the match may have left again: whoever plays is seen in each round.
  const anew = { ...noServerFacts, lastAt, clock, heard, offsetMs, setBackMs };
  if (facts.startedAt === null || isOfOthers(facts, pair)) return anew;
  if (roundsOf(facts) > 1) return flagged({ ...anew, flags }, 'restarted');
  return { ...anew, flags: flags.filter((flag) => flag !== 'joined-late') };
}

function stood(facts: ServerFacts, account: string, side: Side): ServerFacts {
  const after = roundsOf(facts);
  const known = facts.players.find((player) => player.account === account);
  if (!known && facts.players.length >= PLAYERS_MAX) return flagged(facts, 'crowded');
  const now = { account, side, after, from: known?.from ?? after, won: known?.won ?? 0 };
  return { ...facts, players: [...facts.players.filter((player) => player !== known), now] };
}

function scored(facts: ServerFacts, score: Readonly<Record<Side, number>>, terms: WinTerms): ServerFacts {
  const before = roundsOf(facts);
  const total = totalOf(score);
  let next = facts;
  if (next.startedAt === null) {
    next = { ...next, startedAt: next.lastAt };
    next = flagged(next, 'joined-late');
  }
  if (total === before) return next;
  if (total < before) return { ...flagged(next, 'restored'), score };
  // The sides of the round that has ended: of earlier ones they may have changed since.
  const isSeen = next.players.some(({ after }) => after === before);
  const [left, right] = sidesIn(next, before);
  const isKnown = isSeen && left !== null && right !== null;
  if (!isKnown) return ended({ ...next, score, isKnown: false }, terms);
  const missing = total - before;
  let isPossible = true;
  const players = next.players.map((player) => {
    const side = player.account === left.account ? left.side : player.account === right.account ? right.side : null;
    if (side === null) return player;
    const won = score[side];
    const gained = won - player.won;
    if (facts.isKnown && (gained < 0 || gained > missing)) isPossible = false;
    return { ...player, side, won };
  });
  next = { ...next, players, score, isKnown: true };
  return ended(isPossible || before <= 1 ? next : flagged(next, 'impossible-score'), terms);
}

/** The two who play, with the sides of a round: who was seen in it names the other's too. */
function sidesIn({ players }: ServerFacts, after: number): [Seen | null, Seen | null] {
  const [one, other] = players;
  if (!one || !other || players.length > 2) return [null, null];
  if (one.after === after && other.after === after) return one.side === other.side ? [null, null] : [one, other];
  const [seen, unseen] = one.after === after ? [one, other] : [other, one];
  return [seen, { ...unseen, side: seen.side === 'CT' ? 'T' : 'CT' }];
}

function ended(facts: ServerFacts, terms: WinTerms): ServerFacts {
  const { CT, T } = facts.score;
  return isFinal(CT, T, terms) ? { ...facts, outcome: 'final' } : facts;
}

/** The end in words: it tells of a draw, of a match that was broken off, and of a last round that was lost. */
function over(facts: ServerFacts, scores: readonly [number, number], terms: WinTerms): ServerFacts {
  if (facts.startedAt === null) return facts;
  const [low, high] = scores.toSorted((one, other) => one - other) as [number, number];
  const [less, more] = [facts.score.CT, facts.score.T].toSorted((one, other) => one - other);
  if (low !== less || high !== more) return { ...facts, outcome: 'early', isKnown: false };
  return { ...facts, outcome: low === high && high >= terms.target - 1 ? 'drawn' : 'early' };
}

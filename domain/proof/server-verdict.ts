import { type Seat, SEATS } from './cross-check.ts';
import { type ServerFacts, type ServerFlag, roundsOf } from './server-facts.ts';
import type { Evidence } from './weigh.ts';

export const SERVER_VERDICTS = ['waiting', 'won', 'drawn', 'review'] as const;

/** Why the log of a server that was heard to its end is left to people. */
export const SERVER_DOUBTS = [
  'not-linked',
  'contested-account',
  'not-the-players',
  'another-map',
  'sides-unseen',
  'ended-early',
] as const;
export type ServerDoubt = (typeof SERVER_DOUBTS)[number] | ServerFlag;

/** What the log of a server comes to for the two who play. */
export type ServerVerdict =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'won'; readonly winner: Seat; readonly score: Readonly<Record<Seat, number>> }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'review'; readonly why: readonly ServerDoubt[] };

export interface ServerCheck {
  /** The linked accounts as they stand in the facts; null for who has linked none. */
  readonly accounts: Readonly<Record<Seat, string | null>>;
  /** Whether another player's game names the account of either. */
  readonly isContested: boolean;
  /** The maps that the players' own games tell of; none where none was heard. */
  readonly maps: readonly string[];
}

/** Rounds won by each player as far as the server has told; null while it cannot be said whose they are. */
export function serverScore(
  facts: ServerFacts,
  accounts: ServerCheck['accounts'],
): Readonly<Record<Seat, number>> | null {
  if (facts.startedAt === null) return null;
  if (roundsOf(facts) === 0) return { creator: 0, opponent: 0 };
  const [creator, opponent] = SEATS.map((seat) => facts.players.find(({ account }) => account === accounts[seat]));
  if (!creator || !opponent || !facts.isKnown) return null;
  return { creator: creator.won, opponent: opponent.won };
}

/** Who won, when the server is known to tell of these two players and of this match. */
export function serverVerdict(facts: ServerFacts, { accounts, isContested, maps }: ServerCheck): ServerVerdict {
  if (facts.outcome === null) return { kind: 'waiting' };
  const why: ServerDoubt[] = [...facts.flags];
  const named = SEATS.flatMap((seat) => accounts[seat] ?? []);
  if (new Set(named).size < 2) why.push('not-linked');
  if (isContested) why.push('contested-account');
  const played = facts.players.map(({ account }) => account);
  if (played.length !== 2 || !named.every((account) => played.includes(account))) why.push('not-the-players');
  if (maps.some((map) => map !== facts.map)) why.push('another-map');
  if (facts.outcome === 'early') why.push('ended-early');
  const score = serverScore(facts, accounts);
  if (score === null && why.length === 0) why.push('sides-unseen');
  if (why.length > 0 || score === null) return { kind: 'review', why };
  if (facts.outcome === 'drawn') return { kind: 'drawn' };
  return { kind: 'won', winner: score.creator > score.opponent ? 'creator' : 'opponent', score };
}

/** What the word of a server is worth, as it is stored; null while it says nothing. */
export function serverEvidence(told: {
  readonly verdict: ServerVerdict['kind'];
  readonly winner: Seat | null;
}): Evidence | null {
  const { verdict, winner } = told;
  if (verdict === 'won' && winner !== null) return { strength: 'game-server', says: winner };
  return verdict === 'drawn' ? { strength: 'game-server', says: 'drawn' } : null;
}

import {
  type BestOf,
  type Graph,
  type Source,
  NOBODY,
  OPEN,
  buildGraph,
  isTablePart,
  item,
} from '../../domain/tournaments/graph.ts';
import { letterOf } from '../../domain/tournaments/match-names.ts';
import { planOf } from '../../domain/tournaments/tournament.ts';
import type { MatchState } from '../data/__generated__/schema-types.ts';
import type { ReadBracketQuery, TournamentDetailFragment } from './operations/__generated__/tournament.gql.ts';
import { roundTitle } from './match-titles.ts';
import { FORMAT_KINDS } from './tournament-words.ts';
import * as t from './__generated__/messages.ts';

export type BracketPage = NonNullable<ReadBracketQuery['tournamentBracket']>;
type StoredMatch = BracketPage['matches'][number];
export type MatchFields = StoredMatch & { readonly state: MatchState };
type StoredEntrant = BracketPage['entrants'][number];
export type Entrant = StoredEntrant & { readonly teamId: string | null; readonly players: readonly string[] };

/** A round of one part: what is shown under one heading. */
export interface Round {
  readonly key: string;
  readonly title: string;
  readonly matches: readonly number[];
}

/** A bracket as of one moment: what is played, who plays, and what comes of it. */
export interface BracketView {
  readonly tournamentId: string;
  /** For a tournament that is for those who know it; null for any other. */
  readonly code: string | null;
  readonly graph: Graph;
  readonly rows: readonly MatchFields[];
  readonly entrants: readonly Entrant[];
  readonly rounds: readonly Round[];
  /** The seed of whoever looks; null for onlookers. */
  readonly ownSeed: number | null;
  /** Whether nobody is signed in: pages of players are then closed. */
  readonly isVisitor: boolean;
  /** Whether its matches open in a tab of their own, as in a page of somebody else, which may frame none of ours. */
  readonly opensTabs: boolean;
}

/** How far a match is: it follows from the rest of it, so that it is not sent for each of hundreds. */
function stateOf({ slots, how, status }: StoredMatch): MatchState {
  if (how !== null) return 'DECIDED';
  if (status === 'DECIDED') return 'EMPTY';
  return slots.every((slot) => slot >= 0) ? 'READY' : 'OPEN';
}

type Terms = Pick<TournamentDetailFragment, 'id' | 'format' | 'hasThird' | 'swissRounds' | 'groupSize' | 'bestOf'>;

/**
 * The graph follows from terms and field; null before the start, when there is none.
 * @param viewer null for visitors
 */
export function viewOf(
  { id, format, hasThird, swissRounds, groupSize, bestOf }: Terms,
  { entrants: stored, matches }: BracketPage,
  viewer: { readonly id: string; readonly username: string } | null,
  code: string | null,
): BracketView | null {
  if (matches.length === 0) return null;
  const rows = matches.map((row) => ({ ...row, state: stateOf(row) }));
  // Who plays for a team is not asked where players enter.
  const entrants = stored.map((one) => ({ ...one, teamId: one.teamId ?? null, players: one.players ?? [] }));
  const kind = FORMAT_KINDS[format];
  const terms = { format: kind, hasThird, swissRounds, groupSize, bestOf: bestOf as readonly BestOf[] };
  const graph = buildGraph(planOf(terms, entrants.length));
  const ownSeed =
    entrants.find((one) => viewer && (one.id === viewer.id || one.players.includes(viewer.username)))?.seed ?? null;
  return {
    tournamentId: id,
    code,
    graph,
    rows,
    entrants,
    rounds: roundsOf(graph),
    ownSeed,
    isVisitor: viewer === null,
    opensTabs: false,
  };
}

function roundsOf(graph: Graph): Round[] {
  const rounds = new Map<string, { key: string; title: string; matches: number[] }>();
  graph.matches.forEach((plan, id) => {
    const key = [plan.part, plan.group, plan.round].join('-');
    const known = rounds.get(key);
    if (known) known.matches.push(id);
    else rounds.set(key, { key, title: roundTitle(graph, plan), matches: [id] });
  });
  return [...rounds.values()];
}

/** What an entrant is called at the head of a column. */
export const entrantHeader = ({ entrants }: Pick<BracketView, 'entrants'>): string =>
  entrants.some(({ teamId }) => teamId !== null) ? t.team() : t.player();

/** Nobody plays a bye, nor a second final that is not needed. */
export const isPlayed = ({ state, how }: Pick<MatchFields, 'state' | 'how'>): boolean =>
  state !== 'EMPTY' && how !== 'BYE';

/** Where somebody comes from who is not known yet. */
function sourceWords(source: Source): string {
  switch (source.from) {
    case 'winner':
      return t.winnerOfMatch({ number: source.match + 1 });
    case 'loser':
      return t.loserOfMatch({ number: source.match + 1 });
    case 'again':
      return t.ifMatchIsNotEnough({ number: source.match + 1 });
    case 'rank':
      return t.placeOfGroup({ place: source.rank + 1, group: letterOf(source.group) });
    case 'seed':
    case 'board':
      return t.toBeDrawn();
  }
}

/** Who stands in a slot, or what comes there. */
export function slotName({ graph, rows, entrants }: BracketView, match: number, side: 0 | 1): string {
  const seed = item(rows, match).slots[side] ?? OPEN;
  if (seed === NOBODY) return t.nobody();
  if (seed === OPEN) return sourceWords(item(graph.matches, match).slots[side]);
  return item(entrants, seed).username;
}

/** The two of a match, or where they come from; what is said of both alike is said once. */
export function pairWords(view: BracketView, match: number): string {
  const [one, other] = [slotName(view, match, 0), slotName(view, match, 1)];
  return one === other ? one : t.oneVsOther({ one, other });
}

/** What became of a match, in a sentence. */
export function resultWords(view: BracketView, match: number): string {
  const row = item(view.rows, match);
  const names = [slotName(view, match, 0), slotName(view, match, 1)] as const;
  if (row.state !== 'DECIDED') return meetingWords(row);
  const side = row.winner === row.slots[0] ? 0 : 1;
  const [winner, loser] = side === 0 ? names : [names[1], names[0]];
  const score = side === 0 ? row.games : row.games.toReversed();
  switch (row.how) {
    case 'PLAYED':
      return t.winnerBeatLoser({ winner, loser, score: score.join('–') });
    case 'FORFEIT':
      return t.winnerWonLoserWasNotThere({ winner, loser });
    case 'WALKOVER':
      return t.winnerWentThroughLoserIsOut({ winner, loser });
    case 'DRAW':
      return t.twoDrew({ one: names[0], other: names[1], score: row.games.join('–') });
    case 'BOTH_OUT':
      return t.neitherWasThereBothAreOut();
    case 'BYE':
    case null:
      return t.winnerWentThroughWithoutAMatch({ winner });
  }
}

/** How far the two of a match have come. */
export function meetingWords({ state, status }: Pick<MatchFields, 'state' | 'status'>): string {
  if (state === 'OPEN') return t.notKnownYet();
  switch (status) {
    case 'WAITING':
      return t.notCalledYet();
    case 'CHECK_IN':
      return t.calledWaitingForBoth();
    case 'PLAYING':
      return t.beingPlayed();
    case 'REPORTED':
      return t.oneResultReported();
    case 'DISPUTED':
      return t.inDispute();
    case 'DECIDED':
      return t.decided();
  }
}

/** Where the winner of a match goes; null from where nobody goes on. */
export function nextOf({ matches }: Graph, match: number): number | null {
  const next = matches.findIndex(({ slots }) => slots.some((slot) => slot.from === 'winner' && slot.match === match));
  return next < 0 ? null : next;
}

const OPEN_STATUSES: ReadonlySet<string> = new Set(['CHECK_IN', 'PLAYING', 'REPORTED', 'DISPUTED']);

/** Whether its two have something to do, or wait for a decision. */
export const isUnderWay = ({ status }: Pick<MatchFields, 'status'>): boolean => OPEN_STATUSES.has(status);

/** The match that whoever looks has to play now, or plays next; null without one. */
export function ownMatchOf({ rows, ownSeed }: BracketView): MatchFields | null {
  if (ownSeed === null) return null;
  const own = rows.filter(({ slots, state }) => slots.includes(ownSeed) && (state === 'OPEN' || state === 'READY'));
  return own.find(isUnderWay) ?? own[0] ?? null;
}

/** Whether any match stands in a table, whose rounds are lists. */
export const hasTables = ({ graph }: BracketView): boolean => graph.matches.some(({ part }) => isTablePart(part));
export const hasBracket = ({ graph }: BracketView): boolean => graph.matches.some(({ part }) => !isTablePart(part));

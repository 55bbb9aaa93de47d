import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import {
  type Fact,
  type Folded,
  type MatchState,
  type Out,
  type Pairing,
  type Result,
  calledOf,
  fold,
} from './fold.ts';
import { type Entrant, type Graph, type Pair, NOBODY, isTablePart, item } from './graph.ts';
import { type Player, pairRound } from './swiss.ts';

/** A running tournament: its graph, and the facts that hold, whose order means nothing. */
export interface Bracket {
  readonly graph: Graph;
  readonly facts: readonly Fact[];
  /** What follows from them. */
  readonly folded: Folded;
  /** The matches that are to be played now. */
  readonly called: ReadonlySet<number>;
}

/** What a transaction writes and tells. */
export interface Change {
  readonly bracket: Bracket;
  readonly added: readonly Fact[];
  /** Facts that fell, to be marked with the decision that made them fall. */
  readonly voided: readonly Fact[];
  /** Matches that differ in slots, state or outcome, or in whether they are to be played now. */
  readonly rows: readonly number[];
  /** Those of them whose slots differ: a new meeting. */
  readonly met: ReadonlySet<number>;
  /** Whose matches or results differ. */
  readonly concerns: readonly Entrant[];
}

export type Said = Pick<Result, 'winner' | 'how' | 'games'>;

/** A bracket as it follows from stored facts. */
export function readBracket(graph: Graph, facts: readonly Fact[]): Bracket {
  const folded = fold(graph, facts);
  return { graph, facts, folded, called: calledOf(graph, folded.matches) };
}

/** The bracket at the start: of a Swiss with its first round drawn. */
export const startBracket = (graph: Graph): Change => apply(readBracket(graph, []), []);

/** Every change is this: other facts, folded again, compared. */
function apply(before: Bracket, facts: readonly Fact[]): Change {
  const { graph } = before;
  let folded = fold(graph, facts);
  const fallen = new Set<Fact>(folded.orphans);
  const live = facts.filter((fact) => !fallen.has(fact));
  for (let next = nextPairing(graph, folded); next; next = nextPairing(graph, folded)) {
    live.push(next);
    folded = fold(graph, live);
  }
  return changeBetween(before, {
    graph,
    facts: live,
    folded: { ...folded, orphans: [] },
    called: calledOf(graph, folded.matches),
  });
}

/** What lies between two states of one tournament, however many steps led there. */
export const changeBetween = (before: Bracket, bracket: Bracket): Change => ({
  bracket,
  ...difference(before, bracket),
  ...factsBetween(before.facts, bracket.facts),
});

function factsBetween(before: readonly Fact[], after: readonly Fact[]): Pick<Change, 'added' | 'voided'> {
  const [old, present] = [new Set(before), new Set(after)];
  return { added: after.filter((fact) => !old.has(fact)), voided: before.filter((fact) => !present.has(fact)) };
}

function difference(before: Bracket, after: Bracket): Pick<Change, 'rows' | 'met' | 'concerns'> {
  const rows: number[] = [];
  const met = new Set<number>();
  const concerns = new Set<Entrant>();
  after.folded.matches.forEach((now, id) => {
    const was = item(before.folded.matches, id);
    const isNew = now.slots[0] !== was.slots[0] || now.slots[1] !== was.slots[1];
    if (!isNew && isSame(now, was) && before.called.has(id) === after.called.has(id)) return;
    rows.push(id);
    if (isNew) met.add(id);
    for (const entrant of [...now.slots, ...was.slots]) if (entrant >= 0) concerns.add(entrant);
  });
  return { rows, met, concerns: [...concerns] };
}

const isSame = (a: MatchState, b: MatchState): boolean =>
  a.state === b.state && a.winner === b.winner && a.how === b.how && a.games.join() === b.games.join();

/** A score ends exactly where a best of n does: 2–0 and 2–1 of three, nothing else. */
export function acceptResult(graph: Graph, match: number, { winner, how, games }: Said): Ruling<null> {
  const { part, bestOf } = item(graph.matches, match);
  if (how === 'draw') return isTablePart(part) && winner === null ? allow(null) : refuse('DRAW_NOT_ALLOWED');
  if (how === 'both-out') return winner === null ? allow(null) : refuse('BAD_INPUT', { field: 'winner' });
  if (winner === null) return refuse('WINNER_REQUIRED', { field: 'winnerId' });
  if (how !== 'played' || !games) return allow(null);
  const [most, least] = winner === 0 ? games : [games[1], games[0]];
  return most === (bestOf + 1) / 2 && least >= 0 && least < most
    ? allow(null)
    : refuse('SCORE_IMPOSSIBLE', { field: 'games', data: { bestOf } });
}

/** A result for a match that waits for one. Refusals: MATCH_NOT_READY and those of the score. */
export function recordResult(bracket: Bracket, match: number, said: Said): Ruling<Change> {
  const { graph, facts, folded, called } = bracket;
  if (!called.has(match)) return refuse('MATCH_NOT_READY');
  const accepted = acceptResult(graph, match, said);
  if (!accepted.ok) return accepted;
  const pair = item(folded.matches, match).slots;
  return allow(apply(bracket, [...facts, { kind: 'result', match, pair, ...said }]));
}

/**
 * Another result in place of one, or none (null: to be played again). What stood on it falls, and nothing else.
 * Refusals: NO_RESULT and those of the score.
 */
export function amendResult(bracket: Bracket, match: number, said: Said | null): Ruling<Change> {
  const { graph, facts } = bracket;
  const old = facts.find((fact): fact is Result => fact.kind === 'result' && fact.match === match);
  if (!old) return refuse('NO_RESULT');
  const accepted = said ? acceptResult(graph, match, said) : allow(null);
  if (!accepted.ok) return accepted;
  const left = facts.filter((fact) => fact !== old);
  const { pair } = old;
  const now: readonly Fact[] = said ? [...left, { kind: 'result', match, pair, ...said }] : left;
  return allow(apply(bracket, unpair(graph, now, item(graph.matches, match).round)));
}

/** A result, as whoever decides names it. */
export interface NamedResult {
  /** Null for a draw, and where nobody won; below zero for somebody who does not play. */
  readonly winner: Entrant | null;
  /** Of a table. Only without a winner. */
  readonly isDraw: boolean;
  /** In the order of the slots; null where it was not played. */
  readonly games: Pair<number> | null;
}

/**
 * Sets the result of a match, whether it has one or not. Refusals: NOT_FOUND, WINNER_REQUIRED, MATCH_NOT_READY and those
 * of the score.
 */
export function ruleResult(bracket: Bracket, match: number, { winner, isDraw, games }: NamedResult): Ruling<Change> {
  const state = bracket.folded.matches[match];
  if (!state) return refuse('NOT_FOUND');
  const rule = (said: Said) =>
    bracket.facts.some((fact) => fact.kind === 'result' && fact.match === match)
      ? amendResult(bracket, match, said)
      : recordResult(bracket, match, said);
  if (winner === null) return rule({ winner, how: isDraw ? 'draw' : 'both-out' });
  if (isDraw || winner < 0 || !state.slots.includes(winner)) return refuse('WINNER_REQUIRED', { field: 'winnerId' });
  const side = winner === state.slots[0] ? 0 : 1;
  return rule(games ? { winner: side, how: 'played', games } : { winner: side, how: 'forfeit' });
}

/** Somebody leaves or is sent away; or, on appeal, comes back (null). */
export function setOut(bracket: Bracket, entrant: Entrant, out: Pick<Out, 'isCheat'> | null): Change {
  const others = bracket.facts.filter((fact) => fact.kind !== 'out' || fact.entrant !== entrant);
  return apply(bracket, out ? [...others, { kind: 'out', entrant, ...out }] : others);
}

/** Swiss rounds after a corrected one that nobody has begun are drawn again; a begun one stands, whatever the score. */
function unpair(graph: Graph, facts: readonly Fact[], corrected: number): readonly Fact[] {
  if (graph.plan.format.kind !== 'swiss') return facts;
  const begun = facts.flatMap((fact) => (fact.kind === 'result' ? [item(graph.matches, fact.match).round] : []));
  const last = Math.max(corrected, ...begun);
  return facts.filter((fact) => fact.kind !== 'pairing' || fact.round <= last);
}

/** The next Swiss round, as soon as all before it are decided; null while they are not, and after the last. */
function nextPairing(graph: Graph, { matches, out }: Folded): Pairing | null {
  const isDone = (ids: readonly number[]): boolean =>
    ids.every((id) => ['decided', 'empty'].includes(item(matches, id).state));
  const at = graph.roundMatches.findIndex((ids) => ids.some((id) => item(matches, id).state === 'open'));
  if (at < 0 || !graph.roundMatches.slice(0, at).every(isDone)) return null;
  const round = at + 1;
  const players = playersOf(graph.plan.entrants, matches).filter(({ entrant }) => !out.has(entrant));
  return players.length < 2
    ? { kind: 'pairing', round, pairs: players.map(({ entrant }) => [entrant, NOBODY]) }
    : { kind: 'pairing', round, pairs: pairRound(players, round) };
}

function playersOf(entrants: number, matches: readonly MatchState[]): Player[] {
  const players = Array.from({ length: entrants }, (_, entrant) => ({
    entrant,
    points: 0,
    byes: 0,
    met: new Map<Entrant, number>(),
  }));
  for (const { slots, winner, how } of matches) {
    const [one, other] = [players[slots[0]], players[slots[1]]];
    if (one && other) {
      one.met.set(other.entrant, (one.met.get(other.entrant) ?? 0) + 1);
      other.met.set(one.entrant, (other.met.get(one.entrant) ?? 0) + 1);
    } else if (one) one.byes++;
    const won = players[winner];
    if (won) won.points += 2;
    else if (how === 'draw') for (const player of [one, other]) if (player) player.points++;
  }
  return players;
}

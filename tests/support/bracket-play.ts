import { type Bracket, type Change, recordResult, startBracket } from '../../domain/tournaments/change-bracket.ts';
import { type Correction, correctBracket } from '../../domain/tournaments/correct-tournament.ts';
import type { Result } from '../../domain/tournaments/fold.ts';
import { type Format, type Plan, buildGraph, isTablePart, item } from '../../domain/tournaments/graph.ts';
import { type Ruling, must } from '../../domain/shared/refusals.ts';

/** A whole number from 0 to below `below`. */
export type Pick = (below: number) => number;

export const begin = (format: Format, entrants: number, bestOf: Plan['bestOf'] = [1]): Bracket =>
  startBracket(buildGraph({ format, entrants, bestOf })).bracket;

/** Plays any called match with any result; `odd` percent of them end in a draw, or with nobody there. */
export function playOne(bracket: Bracket, pick: Pick, odd = 0): Change {
  const called = [...bracket.called];
  const match = item(called, pick(called.length));
  if (pick(100) < odd) {
    const how = isTablePart(item(bracket.graph.matches, match).part) ? 'draw' : 'both-out';
    return must(recordResult(bracket, match, { winner: null, how }));
  }
  return must(recordResult(bracket, match, { winner: pick(2) === 0 ? 0 : 1, how: 'played' }));
}

/** Who plays in which round, each as often as they stand in a match of it. */
export const seatsOf = ({ graph, folded }: Bracket): string[] =>
  folded.matches.flatMap(({ slots }, id) => {
    const { part, round } = item(graph.matches, id);
    return slots.filter((slot) => slot >= 0).map((slot) => `${part} ${round} ${slot}`);
  });

/** The same facts, recorded from the start by the rule that refuses what is not to be played. */
export function direct({ graph, facts }: Bracket): Bracket {
  let fresh = startBracket(graph).bracket;
  const left = new Set(facts.filter((fact): fact is Result => fact.kind === 'result'));
  for (let moved = true; moved;) {
    moved = false;
    for (const result of left) {
      if (!fresh.called.has(result.match)) continue;
      const { winner, how, games } = result;
      fresh = must(recordResult(fresh, result.match, { winner, how, ...(games && { games }) })).bracket;
      left.delete(result);
      moved = true;
    }
  }
  return fresh;
}

/**
 * Puts a bracket that is over right, and names winners at random until nothing is left open, as whoever decides does on
 * the page.
 */
export function correctOn(before: Bracket, first: Correction, pick: Pick): Ruling<Change> {
  const results = [...first.results];
  for (;;) {
    const change = correctBracket(before, { ...first, results });
    const [match] = change.ok ? change.value.bracket.called : [];
    if (!change.ok || match === undefined) return change;
    const { slots } = item(change.value.bracket.folded.matches, match);
    results.push({ match, winner: item(slots, pick(2)), isDraw: false, games: null });
  }
}

/** Plays on to the end, or so many matches. */
export function playOn(start: Bracket, pick: Pick, odd = 0, most = Infinity): Bracket {
  let bracket = start;
  for (let n = 0; n < most && !bracket.folded.isOver; n++) bracket = playOne(bracket, pick, odd).bracket;
  return bracket;
}

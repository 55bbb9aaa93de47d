import { type Bracket, type Change, recordResult, startBracket } from '../../domain/tournaments/change-bracket.ts';
import { type Format, type Plan, buildGraph, isTablePart, item } from '../../domain/tournaments/graph.ts';
import { must } from '../../domain/shared/refusals.ts';

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

/** Plays on to the end, or so many matches. */
export function playOn(start: Bracket, pick: Pick, odd = 0, most = Infinity): Bracket {
  let bracket = start;
  for (let n = 0; n < most && !bracket.folded.isOver; n++) bracket = playOne(bracket, pick, odd).bracket;
  return bracket;
}

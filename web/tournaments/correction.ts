import { isTablePart, item } from '../../domain/tournaments/graph.ts';
import type { BracketView } from './bracket-view.ts';
import { matchTitle, roundTitle } from './match-titles.ts';
import { rulingOf, rulingOptions } from './ruling-options.ts';
import * as t from './__generated__/messages.ts';

/** A result as it is chosen, of the two who stood in the match then. */
export interface ChosenResult {
  readonly match: number;
  readonly seeds: readonly number[];
  readonly value: string;
}

/** Who has cheated, or has not after all. */
export interface Verdict {
  readonly userId: string;
  readonly isCheat: boolean;
}

const entrantAt = ({ entrants }: BracketView, seed: number | undefined) => entrants[seed ?? -1];

export const namesOf = (view: BracketView, seeds: readonly number[]): readonly [string, string] => [
  entrantAt(view, seeds[0])?.username ?? t.nobody(),
  entrantAt(view, seeds[1])?.username ?? t.nobody(),
];

/** `Match 3, Final: Ada vs Bo`. */
export function matchWords(view: BracketView, match: number, seeds: readonly number[]): string {
  const plan = item(view.graph.matches, match);
  const [one, other] = namesOf(view, seeds);
  return t.matchInRound({ match: matchTitle(match), round: roundTitle(view.graph, plan), one, other });
}

/** How a match may have ended instead. */
export function resultOptions(view: BracketView, match: number, seeds: readonly number[]) {
  const { bestOf, part } = item(view.graph.matches, match);
  return rulingOptions(bestOf, namesOf(view, seeds), isTablePart(part));
}

/** Matches with a result that somebody gave, which can be another one; without those that are chosen. */
export const correctable = ({ rows }: BracketView, chosen: readonly ChosenResult[]) =>
  rows.filter(
    ({ match, how }) =>
      (how === 'PLAYED' || how === 'FORFEIT' || how === 'DRAW' || how === 'BOTH_OUT') &&
      chosen.every((one) => one.match !== match),
  );

/** What is sent, to be looked at and to be decided. */
export const correctionOf = (view: BracketView, results: readonly ChosenResult[], verdicts: readonly Verdict[]) => ({
  tournamentId: view.tournamentId,
  results: results.map(({ match, seeds, value }) => ({
    match,
    ...rulingOf(
      value,
      seeds.map((seed) => entrantAt(view, seed)?.id),
    ),
  })),
  verdicts: verdicts.map(({ userId, isCheat }) => ({ userId, isCheat })),
});

/** `2 → 1`; a dash for no place. */
export const placeWords = (former: number | null, place: number | null): string =>
  former === place ? String(place ?? '–') : `${former ?? '–'} → ${place ?? '–'}`;

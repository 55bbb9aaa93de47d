import type { Bracket } from './change-bracket.ts';
import type { Entrant } from './graph.ts';
import { placesOf } from './places.ts';
import { prizesOf, prizesWithout } from './prizes.ts';
import { type PoolTerms, type Terms, poolOf } from './tournament.ts';

/** Cents for each entrant, as the bracket stands: all of the pool, or nothing where nobody has a place. */
export function awardPrizes(
  terms: PoolTerms & Pick<Terms, 'prizeTable'>,
  { graph, folded }: Bracket,
): Map<Entrant, number> {
  const pool = poolOf(terms, graph.plan.entrants);
  const places = placesOf(graph, folded);
  const cheats = new Set([...folded.out.values()].flatMap(({ entrant, isCheat }) => (isCheat ? [entrant] : [])));
  if (cheats.size === 0) return prizesOf(pool, terms.prizeTable, places);
  const lostToCheat = folded.matches.flatMap(({ winner, loser, how }) =>
    how === 'played' && cheats.has(winner) && !cheats.has(loser) ? [loser] : [],
  );
  return prizesWithout(pool, terms.prizeTable, places, {
    places: placesOf(graph, { matches: folded.matches, out: new Map() }),
    cheats,
    victims: [...new Set(lostToCheat)].toSorted((a, b) => a - b),
    buyInCents: terms.buyInCents,
  });
}

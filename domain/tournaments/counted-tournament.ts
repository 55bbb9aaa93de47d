import { COUNTED_PLAYERS_MIN } from '../results/leaderboard.ts';
import type { Bracket } from './change-bracket.ts';
import { inOrderOfPlay } from './correct-tournament.ts';
import type { Entrant } from './graph.ts';
import type { Terms, TOURNAMENT_PRIVACIES } from './tournament.ts';

type CountedTerms = Pick<Terms, 'buyInCents' | 'guaranteeCents' | 'capacity' | 'isExclusive' | 'teamSize'> & {
  readonly privacy: (typeof TOURNAMENT_PRIVACIES)[number];
};

/**
 * Whether a tournament on such terms can move boards and ratings: nobody chooses who enters, a place has its price, and
 * what is won was put in by those who lost it, since a guarantee could be handed from friend to friend. What teams play is
 * theirs, as their battles are: it moves no rating and no board of a player.
 */
export const isCountable = ({
  buyInCents,
  guaranteeCents,
  capacity,
  isExclusive,
  privacy,
  teamSize,
}: CountedTerms): boolean =>
  teamSize === null &&
  buyInCents > 0 &&
  guaranteeCents === 0 &&
  privacy === 'public' &&
  !isExclusive &&
  capacity >= COUNTED_PLAYERS_MIN;

/**
 * Who counts as one: players who have signed in from one place, directly or by way of others. Answers one of them for
 * each player.
 * @param places the players of each place that more than one has signed in from
 */
export function groupByPlace(
  players: readonly string[],
  places: readonly (readonly string[])[],
): ReadonlyMap<string, string> {
  const groups = new Map(players.map((player) => [player, [player]]));
  for (const place of places) {
    const all = [...new Set(place.flatMap((player) => groups.get(player) ?? []))];
    for (const player of all) groups.set(player, all);
  }
  return new Map(players.map((player) => [player, groups.get(player)?.[0] ?? player]));
}

/**
 * Whether a tournament that has ended moves boards and ratings.
 * @param groups of its players, by `groupByPlace`
 * @param others how many of its players each tournament had that ended on the same UTC day and has counted
 */
export const isCounted = (groups: ReadonlyMap<string, string>, others: readonly number[]): boolean =>
  new Set(groups.values()).size >= COUNTED_PLAYERS_MIN && others.every((shared) => 2 * shared <= groups.size);

/** The matches that move ratings, in the order in which they are played: those that both have played and nobody cheated in. */
export function ratedMatches({ graph, folded: { matches, out } }: Bracket): { winner: Entrant; loser: Entrant }[] {
  const isFair = (entrant: Entrant): boolean => out.get(entrant)?.isCheat !== true;
  return inOrderOfPlay(
    graph,
    matches.map((state, match) => ({ ...state, match })),
  ).flatMap(({ how, winner, loser }) =>
    how === 'played' && isFair(winner) && isFair(loser) ? [{ winner, loser }] : [],
  );
}

import { awardPrizes } from './award-prizes.ts';
import type { Bracket } from './change-bracket.ts';
import { ratedMatches } from './counted-tournament.ts';
import type { Entrant } from './graph.ts';
import { type LineupSeat, partsOf } from './lineup.ts';
import type { TeamTold } from './tournament-events.ts';
import type { PoolTerms, Terms } from './tournament.ts';

/** A team in a bracket, by the place in the order of seeds. */
export interface SeatedTeam {
  readonly teamId: string;
  readonly seed: Entrant;
  /** The captain first. */
  readonly seats: readonly LineupSeat[];
}

/** What each of a team has on balance as a bracket stands: the part of the prize less the share; all is back where nobody has a place. */
function balanceOf({ seats, seed }: SeatedTeam, prizes: ReadonlyMap<Entrant, number>): TeamTold['members'] {
  if (prizes.size === 0) return seats.map(({ userId }) => ({ userId, cents: 0 }));
  const won = partsOf(
    prizes.get(seed) ?? 0,
    seats.map(({ userId }) => userId),
  );
  return seats.map(({ userId, stakeCents, feeCents }, n) => ({
    userId,
    cents: (won[n]?.cents ?? 0) - stakeCents - feeCents,
  }));
}

/**
 * What a bracket adds to the figures of the teams in it, beside what an earlier one of the same tournament has added:
 * matches that both have played, and what is on balance.
 * @param before null where nothing was added yet
 */
export function teamFigures(
  terms: PoolTerms & Pick<Terms, 'prizeTable'>,
  teams: readonly SeatedTeam[],
  before: Bracket | null,
  after: Bracket,
): TeamTold[] {
  const [old, now] = [before && standing(terms, before), standing(terms, after)];
  return teams.map((team) => {
    const was = old ? balanceOf(team, old.prizes) : [];
    return {
      teamId: team.teamId,
      wins: now.wins(team.seed) - (old?.wins(team.seed) ?? 0),
      losses: now.losses(team.seed) - (old?.losses(team.seed) ?? 0),
      members: balanceOf(team, now.prizes).map(({ userId, cents }, n) => ({
        userId,
        cents: cents - (was[n]?.cents ?? 0),
      })),
    };
  });
}

function standing(terms: PoolTerms & Pick<Terms, 'prizeTable'>, bracket: Bracket) {
  const played = ratedMatches(bracket);
  return {
    prizes: awardPrizes(terms, bracket),
    wins: (seed: Entrant) => played.filter(({ winner }) => winner === seed).length,
    losses: (seed: Entrant) => played.filter(({ loser }) => loser === seed).length,
  };
}

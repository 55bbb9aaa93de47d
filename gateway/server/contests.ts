import { contestedBattle } from '../battles/contested-battle.ts';
import type { Contests } from '../disputes/contested.ts';
import { contestedTeamBattle, tiedByTeam } from '../teams/contested-team-battle.ts';

/** What can be disputed, by kind, and what makes a case one's own: the rooms' parts, gathered once. */
export const contests: Contests = {
  kinds: { battle: contestedBattle, 'team-battle': contestedTeamBattle },
  ties: [tiedByTeam],
};

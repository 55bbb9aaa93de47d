import { addToTeam, lockTeams } from '../../../db/teams/index.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';

/**
 * Adds what a tournament of teams has come to, to the figures of the teams and of those of the line-ups who are still in
 * them; what a correction moves, moves them too. After the payment and not within it: teams are locked before contests.
 */
export const countTeams = defineSubscriber({
  name: 'count-teams',
  types: ['tournament.completed', 'tournament.corrected'],
  async handle(tx, { data: { teams = [] } }) {
    // A team that is disbanded keeps its matches, and counts no new ones.
    const locked = await lockTeams(
      tx,
      teams.map(({ teamId }) => teamId),
    );
    for (const { teamId, members, ...figures } of teams)
      if (locked.has(teamId)) await addToTeam(tx, teamId, figures, members);
  },
});

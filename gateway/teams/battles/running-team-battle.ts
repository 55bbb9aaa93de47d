import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { phrase } from '../../../domain/shared/contest-phrases.ts';
import { teamsTabPath } from '../../../domain/teams/teams.paths.ts';
import { listOpenSeatedIn } from '../../../db/teams/team-battle.queries.ts';
import type { Running } from '../../kernel/manifest/running.ts';

/** A team battle in whose line-up a player stands. */
export const runningTeamBattle: Running = {
  entities: ['team'],
  async list(reader, userId, _now, limit) {
    const seated = await listOpenSeatedIn(reader, userId, limit);
    return seated.map(({ battle: { id, game, stakeCents, status, dueAt }, homeName, awayName }) => ({
      id,
      game,
      title: `${homeName} vs ${awayName}`,
      terms: [phrase('named', GAME_TITLES[game]), phrase('team-stake', stakeCents)],
      standing: phrase(status === 'disputed' ? 'disputed' : 'playing'),
      dueAt,
      path: teamsTabPath('dashboard'),
    }));
  },
};

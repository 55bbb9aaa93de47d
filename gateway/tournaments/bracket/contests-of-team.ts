import { PRIVATE_TOURNAMENT } from '../../../domain/tournaments/hidden-players.ts';
import { matchIdOf } from '../../../domain/tournaments/match-names.ts';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { listTeamMatches } from '../../../db/tournaments/team-match.queries.ts';
import type { Provided } from '../../kernel/manifest/provided.ts';
import { matchPlaceOf } from './contest-id.ts';

/** What a team has played in tournaments, as its own page shows it; of a private one neither name nor way there. */
export const contestsOfTeam: Provided['contestsOfTeam'] = async (reader, teamId, limit, past) => {
  const place = past && matchPlaceOf(past.id);
  const key = past && place && { startedAt: past.at, tournamentId: place.id || past.id, match: place.match };
  const rows = await listTeamMatches(reader, teamId, limit, key);
  return rows.map(({ tournamentId, match, title, privacy, startedAt, isFirst, gamesOne, gamesOther, ...row }) => ({
    ...row,
    id: matchIdOf({ tournamentId, match }),
    at: startedAt,
    contest: privacy === 'public' ? title : PRIVATE_TOURNAMENT,
    path: privacy === 'public' ? tournamentMatchPath(tournamentId, match) : null,
    score: isFirst ? `${gamesOne}–${gamesOther}` : `${gamesOther}–${gamesOne}`,
  }));
};

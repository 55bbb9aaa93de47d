import { GAME_TITLES } from '../../domain/shared/games.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { matchIdOf, matchTitle } from '../../domain/tournaments/match-names.ts';
import { tournamentMatchPath } from '../../domain/tournaments/tournaments.paths.ts';
import type { Reader } from '../../db/client/database.ts';
import { listSeatedIn } from '../../db/tournaments/entrant.queries.ts';
import { listOwnMatches, readMatch } from '../../db/tournaments/match.queries.ts';
import { listTournamentsById, readTournament } from '../../db/tournaments/tournament.queries.ts';
import type { MatchRow, TournamentRow } from '../../db/tournaments/tournament.table.ts';
import type { Streamed, StreamedContest } from '../kernel/streamed.ts';
import { matchPlaceOf } from './contest-id.ts';

/** A player is in few tournaments at once, and called in each to one match. */
const OPTIONS_MAX = 20;

type Names = Awaited<ReturnType<typeof listSeatedIn>>;

const standingOf = ({ status, state, winner, gamesOne, gamesOther }: MatchRow, nameOf: (seed: number) => string) => {
  if (state === 'decided') {
    if (winner < 0) return 'Over without a winner';
    return `${nameOf(winner)} won ${Math.max(gamesOne, gamesOther)}–${Math.min(gamesOne, gamesOther)}`;
  }
  switch (status) {
    case 'check-in':
      return 'Waiting for the check-in';
    case 'playing':
      return 'Being played';
    case 'reported':
      return 'A result was reported';
    case 'disputed':
      return 'In dispute';
    case 'waiting':
    case 'decided':
      return 'Not called yet';
  }
};

function streamedOf(row: TournamentRow, match: MatchRow, names: Names): StreamedContest {
  const nameOf = (seed: number): string =>
    names.find((one) => one.tournamentId === row.id && one.seed === seed)?.username ?? 'To be decided';
  const entry = row.buyInCents === 0 ? 'free entry' : `$${decimalOf(row.buyInCents)} entry`;
  return {
    id: matchIdOf(match),
    title: `${nameOf(match.one)} vs ${nameOf(match.other)}`,
    terms: `${row.title} · ${matchTitle(match.match)} · ${GAME_TITLES[row.game]} · ${entry}`,
    standing: standingOf(match, nameOf),
    isOver: match.state === 'decided' || row.status === 'completed' || row.status === 'cancelled',
    path: tournamentMatchPath(row.id, match.match),
  };
}

const namesIn = (reader: Reader, matches: readonly MatchRow[]): Promise<Names> =>
  listSeatedIn(
    reader,
    matches.map(({ tournamentId, one, other }) => ({ tournamentId, seeds: [one, other] })),
  );

/** A match of a public tournament, as a stream shows it. */
export const streamedMatch: Streamed = {
  async listOwn(reader, userId) {
    const matches = await listOwnMatches(reader, userId, OPTIONS_MAX);
    const [rows, names] = await Promise.all([
      listTournamentsById(reader, [...new Set(matches.map(({ tournamentId }) => tournamentId))]),
      namesIn(reader, matches),
    ]);
    return matches.flatMap((match) => {
      const row = rows.find(({ id }) => id === match.tournamentId);
      return row ? [streamedOf(row, match, names)] : [];
    });
  },
  async describe(reader, id) {
    const place = matchPlaceOf(id);
    const [row, match] = await Promise.all([
      readTournament(reader, place.id),
      readMatch(reader, place.id, place.match),
    ]);
    if (row?.privacy !== 'public' || !match) return null;
    return streamedOf(row, match, await namesIn(reader, [match]));
  },
};

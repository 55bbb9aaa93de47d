import { GAME_TITLES } from '../../../domain/shared/games.ts';
import { type ContestPhrase, phrase } from '../../../domain/shared/contest-phrases.ts';
import { matchIdOf } from '../../../domain/tournaments/match-names.ts';
import { tournamentMatchPath } from '../../../domain/tournaments/tournaments.paths.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listSeatedIn } from '../../../db/tournaments/entrant.queries.ts';
import { listOwnMatches, readMatch } from '../../../db/tournaments/match.queries.ts';
import { listTournamentsById, readTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { MatchRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { Streamed, StreamedContest } from '../../kernel/manifest/streamed.ts';
import { matchPlaceOf } from './contest-id.ts';

/** A player is in few tournaments at once, and called in each to one match. */
const OPTIONS_MAX = 20;

type Naming = (seed: number) => string;
type Names = Awaited<ReturnType<typeof listSeatedIn>>;

const standingOf = ({ status, state, winner, gamesOne, gamesOther }: MatchRow, nameOf: Naming): ContestPhrase => {
  if (state === 'decided') {
    if (winner < 0) return phrase('no-winner');
    return phrase('won-match', nameOf(winner), Math.max(gamesOne, gamesOther), Math.min(gamesOne, gamesOther));
  }
  switch (status) {
    case 'check-in':
      return phrase('check-in');
    case 'playing':
      return phrase('playing');
    case 'reported':
      return phrase('reported');
    case 'disputed':
      return phrase('disputed');
    case 'waiting':
    case 'decided':
      return phrase('not-called');
  }
};

function streamedOf(row: TournamentRow, match: MatchRow, names: Names): StreamedContest {
  const nameOf = (seed: number): string =>
    names.find((one) => one.tournamentId === row.id && one.seed === seed)?.username ?? 'To be decided';
  return {
    id: matchIdOf(match),
    title: `${nameOf(match.one)} vs ${nameOf(match.other)}`,
    terms: [
      phrase('named', row.title),
      phrase('match', match.match + 1),
      phrase('named', GAME_TITLES[row.game]),
      row.buyInCents === 0 ? phrase('free-entry') : phrase('entry-cents', row.buyInCents),
    ],
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

interface CalledMatch {
  readonly row: TournamentRow;
  readonly match: MatchRow;
  readonly shown: StreamedContest;
}

/** The matches that a player is called to or plays, with what people read of each. */
export async function listCalled(
  reader: Reader,
  userId: string,
  limit: number,
  which: 'public' | 'all',
): Promise<CalledMatch[]> {
  const matches = await listOwnMatches(reader, userId, limit, which);
  const [rows, names] = await Promise.all([
    listTournamentsById(reader, [...new Set(matches.map(({ tournamentId }) => tournamentId))]),
    namesIn(reader, matches),
  ]);
  return matches.flatMap((match) => {
    const row = rows.find(({ id }) => id === match.tournamentId);
    return row ? [{ row, match, shown: streamedOf(row, match, names) }] : [];
  });
}

/** A match of a public tournament, as a stream shows it. */
export const streamedMatch: Streamed = {
  async listOwn(reader, userId) {
    const called = await listCalled(reader, userId, OPTIONS_MAX, 'public');
    return called.map(({ shown }) => shown);
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

import { groupByPlace, isCountable, isCounted, ratedMatches } from '../../../domain/tournaments/counted-tournament.ts';
import type { Tx } from '../../../db/client/database.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { countShared, countTournament, listCounted, recountTournament } from '../../../db/results/index.ts';
import { listEntrants } from '../../../db/tournaments/entrant.queries.ts';
import { readFacts } from '../../../db/tournaments/match.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { tellBoards } from '../../results/index.ts';
import { listSharedOrigins } from '../../wallet/index.ts';
import { bracketOf } from '../bracket/change-bracket.ts';

/** Keeps leaderboards and ratings up with tournaments that are paid or put right; a second delivery changes nothing. */
export const countTournaments = defineSubscriber({
  name: 'count-tournaments',
  types: ['tournament.completed', 'tournament.corrected'],
  async handle(tx, { type, entityId, at }) {
    const row = await lockTournament(tx, entityId);
    const endedAt = row?.endedAt ?? null;
    if (!row || endedAt === null || !isCountable(row)) return;
    const counted = await listCounted(tx, row.id);
    // One that did not count when it was paid does not by being put right.
    if (counted.length === 0 && type === 'tournament.corrected') return;
    const { groups, ...played } = await readPlayed(tx, row, endedAt);
    const moved =
      counted.length > 0
        ? await recountTournament(tx, played, counted)
        : isCounted(groups, await countShared(tx, played))
          ? await countTournament(tx, played)
          : null;
    if (moved) await tellBoards(tx, { game: moved.game, regions: moved.regions }, at);
  },
});

/** What was played, as it stands now; two who count as one do not lift each other. */
async function readPlayed(tx: Tx, row: TournamentRow, at: number) {
  const idOf = new Map(
    (await listEntrants(tx, row.id)).flatMap(({ seed, status, userId }) =>
      seed === null || status !== 'here' ? [] : [[seed, userId]],
    ),
  );
  const players = [...idOf.values()];
  const places = (await listSharedOrigins(tx, players, at)).map((origin) => origin.players);
  const groups = groupByPlace(players, places);
  const { bracket } = bracketOf(row, await readFacts(tx, row.id));
  const matches = ratedMatches(bracket).flatMap(({ winner, loser }) => {
    const [winnerId, loserId] = [idOf.get(winner), idOf.get(loser)];
    const areTwo = winnerId && loserId && groups.get(winnerId) !== groups.get(loserId);
    return areTwo ? [{ winnerId, loserId }] : [];
  });
  return { tournamentId: row.id, game: row.game, players, matches, at, groups };
}

import { ATTENDANCE_SPAN } from '../../../domain/battles/attendance.ts';
import { badgeOf } from '../../../domain/results/rating.ts';
import type { BattleView } from '../../../db/battles/battle.queries.ts';
import { readAttendances } from '../../../db/battles/attendance.queries.ts';
import { listOutcomes, listRatings } from '../../../db/results/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sightOf } from '../../profiles/index.ts';
import { FORM_RESULTS, type ContenderStanding } from '../battle.types.ts';

/** How strong the players of a battle are; without those who keep their statistics back. */
export async function readStandings(
  deps: Deps,
  actor: Actor,
  { creatorId, opponentId, game }: Pick<BattleView, 'creatorId' | 'opponentId' | 'game'>,
): Promise<ContenderStanding[]> {
  const { read } = deps.db;
  const standings: ContenderStanding[] = [];
  const playerIds = opponentId === null ? [creatorId] : [creatorId, opponentId];
  const attendances = await readAttendances(read, playerIds, deps.now() - ATTENDANCE_SPAN);
  for (const playerId of playerIds) {
    if (!(await sightOf(deps, actor, playerId)).stats) continue;
    const ratings = await listRatings(read, playerId);
    const rating = ratings.find((rated) => rated.game === game)?.rating ?? null;
    const latest = await listOutcomes(read, playerId, FORM_RESULTS, null);
    standings.push({
      playerId,
      rating,
      rankBadge: rating === null ? null : badgeOf(rating),
      ...(attendances.get(playerId) ?? { called: 0, shown: 0 }),
      form: latest.toReversed().map(({ won }) => (won ? 'win' : 'loss')),
    });
  }
  return standings;
}

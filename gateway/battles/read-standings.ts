import { badgeOf } from '../../domain/results/rating.ts';
import type { BattleView } from '../../db/battles/battle.queries.ts';
import { listOutcomes, listRatings } from '../../db/results/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { sightOf } from '../profiles/index.ts';
import { FORM_RESULTS, type ContenderStanding } from './battle.types.ts';

/** How strong the players of a battle are; without those who keep their statistics back. */
export async function readStandings(
  deps: Deps,
  actor: Actor,
  { creatorId, opponentId, game }: Pick<BattleView, 'creatorId' | 'opponentId' | 'game'>,
): Promise<ContenderStanding[]> {
  const { read } = deps.db;
  const standings: ContenderStanding[] = [];
  for (const playerId of opponentId === null ? [creatorId] : [creatorId, opponentId]) {
    if (!(await sightOf(deps, actor, playerId)).stats) continue;
    const ratings = await listRatings(read, playerId);
    const rating = ratings.find((rated) => rated.game === game)?.rating ?? null;
    const latest = await listOutcomes(read, playerId, FORM_RESULTS, null);
    standings.push({
      playerId,
      rating,
      rankBadge: rating === null ? null : badgeOf(rating),
      form: latest.toReversed().map(({ won }) => (won ? 'win' : 'loss')),
    });
  }
  return standings;
}

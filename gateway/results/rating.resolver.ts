import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BATTLE_GAMES, GAME_TITLES } from '../../domain/shared/games.ts';
import { badgeOf } from '../../domain/results/rating.ts';
import { listRatingHistory, listRatings } from '../../db/results/leader.queries.ts';
import { PublicProfile } from '../profiles/index.ts';
import { Access } from '../schema/access.ts';
import type { Context } from '../kernel/context.ts';
import { PlayerRating } from './boards/leaderboard.types.ts';

const HISTORY_MAX = 100;

@Resolver(() => PublicProfile)
export class RatingResolver {
  /** SE-03 */
  @Access('own')
  @FieldResolver(() => [PlayerRating], {
    nullable: true,
    description: 'By game, the most played first; null where statistics are kept back.',
  })
  async ratings(@Ctx() { deps }: Context, @Root() { id, sight }: PublicProfile): Promise<PlayerRating[] | null> {
    if (!sight.stats) return null;
    const { read } = deps.db;
    const rated: PlayerRating[] = [];
    for (const { game: name, rating, battles } of await listRatings(read, id)) {
      const game = BATTLE_GAMES.find((known) => known === name);
      if (!game) continue;
      const history = await listRatingHistory(read, id, game, HISTORY_MAX);
      rated.push({
        game,
        gameTitle: GAME_TITLES[game],
        rating,
        rankBadge: badgeOf(rating),
        battles,
        history: history.toReversed(),
      });
    }
    return rated;
  }
}

import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { listRatingsOf } from '../../../db/results/index.ts';
import type { Context } from '../../kernel/context.ts';
import { gathered } from '../../kernel/manifest/gathered.ts';
import { Access } from '../../schema/access.ts';
import { Battle } from '../battle.types.ts';

/** The ratings that somebody shows to every member, by game; all players of one answer are asked for in one query. */
const loadShown = gathered<ReadonlyMap<string, number>>(async ({ deps }, userIds) => {
  const rows = await listRatingsOf(deps.db.read, userIds);
  const shown = rows.filter(
    ({ profileVisibility, showStats }) => (profileVisibility ?? 'public') === 'public' && (showStats ?? true),
  );
  return userIds.map(
    (id) => new Map(shown.filter(({ userId }) => userId === id).map(({ game, rating }) => [game, rating])),
  );
});

@Resolver(() => Battle)
export class CreatorRatingResolver {
  @Access('member')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The rating of `creator` in the game, the same for every member; null before the first rated one, and where the player does not show statistics to everybody.',
  })
  async creatorRating(@Ctx() context: Context, @Root() { view }: Battle): Promise<number | null> {
    return (await loadShown(context, view.creatorId)).get(view.game) ?? null;
  }
}

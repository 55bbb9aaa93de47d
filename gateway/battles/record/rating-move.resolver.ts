import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { isPlayer, otherPlayer } from '../../../domain/battles/battle.ts';
import { type RatingReason, ratingMove } from '../../../domain/results/rating-move.ts';
import { isPastDayLimit, listRatings, readRatingsAround } from '../../../db/results/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { RatingReasonEnum } from '../battle.enums.ts';
import { Battle } from '../battle.types.ts';

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'What a battle has done to the rating of a player in its game, and why.' })
class RatingMove {
  @Field(() => Int, { description: 'The rating before it.' })
  before!: number;

  @Field(() => Int, { description: 'The rating after it.' })
  after!: number;

  @Field(() => RatingReasonEnum, { description: 'Why it has moved, or has not.' })
  reason!: RatingReason;
}

@Resolver(() => Battle)
export class RatingMoveResolver {
  @Access('own')
  @FieldResolver(() => RatingMove, {
    nullable: true,
    description: 'Of the caller’s own rating; null for onlookers, and until the battle has counted.',
  })
  async viewerRating(@Ctx() context: Context, @Root() { view }: Battle): Promise<RatingMove | null> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const { id: battleId, winnerId, game } = view;
    const rivalId = isPlayer(view, userId) ? otherPlayer(view, userId) : null;
    if (view.endedAt === null || rivalId === null) return null;
    const around = await readRatingsAround(read, userId, battleId);
    if (around) {
      const result = winnerId === null ? null : winnerId === userId ? 'win' : 'loss';
      return ratingMove(around.before, around.after, result);
    }
    if (winnerId === null || !(await isPastDayLimit(read, { userId, rivalId, battleId }))) return null;
    const rating = (await listRatings(read, userId)).find((rated) => rated.game === game)?.rating;
    return rating === undefined ? null : { before: rating, after: rating, reason: 'day-limit' };
  }
}

import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { RatingPoint } from '../../results/index.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { Battle } from '../battle.types.ts';
import { loadBattle } from '../load-battle.ts';

@Resolver(() => RatingPoint)
export class RatingPointResolver {
  @Scope('battles:read')
  @Access('own')
  @FieldResolver(() => Battle, {
    nullable: true,
    description: 'The battle of `battleId`; null where it was a tournament, and where the caller may not see it.',
  })
  async battle(@Ctx() context: Context, @Root() { battleId }: RatingPoint): Promise<Battle | null> {
    return battleId === null ? null : loadBattle(context, battleId);
  }
}

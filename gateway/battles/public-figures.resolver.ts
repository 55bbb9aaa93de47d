import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { BATTLE_GAMES, type BattleGame } from '../../domain/shared/games.ts';
import { Access } from '../schema/access.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { Reads } from '../schema/reads.ts';
import { Cents } from '../schema/scalars.ts';
import { Scope } from '../schema/scope.ts';
import type { Context } from '../kernel/context.ts';
import { readPublicFigures } from './public-figures.ts';

@Access('anyone')
@ObjectType({ description: 'A game, and how much it is played.' })
export class GameFigures {
  @Field(() => BattleGameEnum, { description: 'The game.' })
  game!: BattleGame;

  @Field(() => Int, { description: 'Public battles in it that run now.' })
  liveBattles!: number;
}

@Access('anyone')
@ObjectType({ description: 'What goes on in the house, as anybody may know it; a minute old at most.' })
export class PublicFigures {
  @Listed(BATTLE_GAMES.length)
  @Field(() => [GameFigures], { description: 'The games that battles can be opened in now.' })
  games!: GameFigures[];

  @Field(() => Cents, { description: 'What contests have paid out to players since the UTC day began.' })
  paidOutTodayCents!: number;
}

@Resolver()
export class PublicFiguresResolver {
  @Scope('public')
  @Access('anyone')
  @Reads(17)
  @Query(() => PublicFigures, { description: 'What goes on in the house now, for the front page.' })
  async publicFigures(@Ctx() { deps }: Context): Promise<PublicFigures> {
    const { games, paidOutTodayCents } = await readPublicFigures(deps);
    return { games: games.map((one) => ({ ...one })), paidOutTodayCents };
  }
}

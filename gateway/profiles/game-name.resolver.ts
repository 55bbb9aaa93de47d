import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { GAME_NAME_MAX, GAME_NAME_MIN } from '../../domain/profiles/game-name.ts';
import { BATTLE_GAMES, type BattleGame } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readUser } from '../../db/accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { Viewer, toViewer } from '../security/index.ts';
import { readGameNames } from './read-game-names.ts';
import { setGameName } from './set-game-name.ts';

@Access('own')
@ObjectType({ description: 'By which name the caller is found in a game; told to whom the caller meets in a battle.' })
export class GameName {
  @Field(() => BattleGameEnum, { description: 'The game.' })
  game!: BattleGame;

  @Field(() => String, { nullable: true, description: 'Null where the caller has not said it.' })
  name!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it is that of an account at the game’s own site, where the caller has signed in: what is typed then is not shown.',
  })
  isLinked!: boolean;
}

@Resolver(() => Viewer)
export class GameNameResolver {
  @Access('own')
  @Listed(BATTLE_GAMES.length)
  @FieldResolver(() => [GameName], { description: 'The caller’s names in the games of battles, each game once.' })
  async gameNames(@Ctx() { deps }: Context, @Root() { id }: Viewer): Promise<GameName[]> {
    const nameIn = await readGameNames(deps, [id]);
    return BATTLE_GAMES.map((game) => ({ game, ...nameIn(id, game) }));
  }

  @Access('own')
  @Mutation(() => Viewer, {
    description:
      'Says what the caller is called in a game, for those whom the caller meets there. Refusals: GAME_NAME_UNUSABLE, RATE_LIMITED.',
  })
  async setGameName(
    @Ctx() context: Context,
    @Arg('game', () => BattleGameEnum, { description: 'The game.' }) game: BattleGame,
    @Arg('name', () => String, {
      description: `${GAME_NAME_MIN} to ${GAME_NAME_MAX} characters without a link, as the game shows it; empty to take it away.`,
    })
    name: string,
  ): Promise<Viewer> {
    const actor = actorOf(context);
    await setGameName(context.deps, actor, game, name);
    const user = await readUser(context.deps.db.read, actor.userId);
    if (!user) throw new Refused('UNAUTHENTICATED');
    return toViewer(user);
  }
}

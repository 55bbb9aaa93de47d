import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { isPlayer } from '../../../domain/battles/battle.ts';
import { rematchAt } from '../../../domain/battles/rematch.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readRematch } from '../../../db/battles/rematch.queries.ts';
import { playerOf, Player } from '../../accounts/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { KEY } from '../../schema/key.ts';
import { Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import { Battle, toBattle } from '../battle.types.ts';
import { findBattle } from '../find-battle.ts';
import { loadBattle } from '../load-battle.ts';
import { askRematch } from './ask-rematch.ts';

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'Another battle of the same two on the same terms, with the seats swapped.' })
class Rematch {
  @Field(() => Player, { description: 'Who has asked for it.' })
  askedBy!: Player;

  @Field(() => Instant, { description: 'Until when the other player can agree.' })
  expiresAt!: number;

  @Field(() => Battle, { nullable: true, description: 'What came of it; null until the other player has agreed.' })
  battle!: Battle | null;
}

@Resolver(() => Battle)
export class RematchResolver {
  @Scope('battles:read')
  @Access('own')
  @FieldResolver(() => Rematch, {
    nullable: true,
    description:
      'Of a completed battle: a rematch that a player has asked for, told to the two, or both have agreed to, told to whoever may see it.',
  })
  async rematch(@Ctx() context: Context, @Root() { view }: Battle): Promise<Rematch | null> {
    if (view.status !== 'completed') return null;
    const latest = await readRematch(context.deps.db.read, view.id);
    const standing = rematchAt(latest, context.deps.now());
    if (!latest || standing === null) return null;
    const battle = latest.battleId === null ? null : await loadBattle(context, latest.battleId);
    if (battle === null && !isPlayer(view, actorOf(context).userId)) return null;
    const askedBy = playerOf({ id: latest.fromId, username: latest.fromName, avatarId: latest.fromAvatarId });
    return { askedBy, expiresAt: latest.expiresAt, battle };
  }

  @Scope('battles:stake')
  @Access('own')
  @Mutation(() => Battle, {
    description:
      'Asks the opponent of a completed battle for another one on its terms, with the seats swapped, or agrees where the opponent has asked; stake and fee of both are held then. Answers the battle that is over, whose `rematch` says what came of it. Refusals: NOT_FOUND, BATTLE_NOT_OVER, BLOCKED, STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, REQUEST_SENT, LIST_FULL, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, RATE_LIMITED, GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING, INVITE_NOT_PENDING, SENDER_UNABLE, LIMIT_EXCEEDED, PLAY_LIMIT_REACHED, KEY_STAKE_REACHED.',
  })
  async askRematch(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'The battle that is over, as `Battle.id` names it.' }) battleId: string,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<Battle> {
    const actor = actorOf(context);
    await askRematch(context.deps, actor, requireKey(key, context.caller.idempotencyKey), battleId);
    const view = await findBattle(context.deps, actor, battleId, null);
    if (!view) throw new Refused('NOT_FOUND');
    return toBattle(view);
  }
}

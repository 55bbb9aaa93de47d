import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../../domain/accounts/roles.ts';
import { isPlayer } from '../../../domain/battles/battle.ts';
import { Dispute, findCaseOf } from '../../disputes/index.ts';
import { Access } from '../../schema/access.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Battle } from '../battle.types.ts';

@Resolver(() => Battle)
export class BattleDisputeResolver {
  @Access('own')
  @FieldResolver(() => Dispute, {
    nullable: true,
    description: 'The newest dispute; null without one and for onlookers.',
  })
  async dispute(@Ctx() context: Context, @Root() { view }: Battle): Promise<Dispute | null> {
    const { userId, role } = actorOf(context);
    if (!isPlayer(view, userId) && !isStaff(role)) return null;
    return findCaseOf(context.deps, { kind: 'battle', id: view.id });
  }
}

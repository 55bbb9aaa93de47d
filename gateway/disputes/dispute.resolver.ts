import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import { isPlayer } from '../../domain/battles/battle.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readBattle } from '../../db/battles/battle.queries.ts';
import { listOpenDisputes, readDispute, readDisputeOf } from '../../db/disputes/dispute.queries.ts';
import { Battle, toBattle } from '../battles/battle.types.ts';
import { Access } from '../schema/access.ts';
import { pageSize } from '../schema/connection.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { decideDispute } from './decide-dispute.ts';
import { DecideDisputeInput, Dispute, toDispute } from './dispute.types.ts';

@Resolver()
export class DisputeResolver {
  @Access('staff')
  @Query(() => [Dispute], { description: 'Undecided disputes, the oldest first.' })
  async openDisputes(
    @Ctx() { deps }: Context,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<Dispute[]> {
    const views = await listOpenDisputes(deps.db.read, pageSize(first));
    return views.map(toDispute);
  }

  @Access('staff')
  @Mutation(() => Dispute, {
    description:
      'Decides over a battle in dispute. Refusals: OWN_DISPUTE, SENIOR_ONLY, WINNER_REQUIRED, NO_STANDING_RESULT, DISPUTE_DECIDED.',
  })
  async decideDispute(
    @Ctx() context: Context,
    @Arg('input', () => DecideDisputeInput) input: DecideDisputeInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: 'In place of the `Idempotency-Key` header.' })
    key?: string | null,
  ): Promise<Dispute> {
    const { deps, caller } = context;
    const own = requireKey(key, caller.idempotencyKey);
    const id = await decideDispute(deps, actorOf(context), own, { ...input, winnerId: input.winnerId ?? null });
    const view = await readDispute(deps.db.read, id);
    if (!view) throw new Refused('NOT_FOUND');
    return toDispute(view);
  }
}

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
    const dispute = await readDisputeOf(context.deps.db.read, view.id);
    return dispute ? toDispute(dispute) : null;
  }
}

@Resolver(() => Dispute)
export class DisputedBattleResolver {
  @Access('staff')
  @FieldResolver(() => Battle, { description: 'The contested battle with its reports.' })
  async battle(@Ctx() { deps }: Context, @Root() dispute: Dispute): Promise<Battle> {
    const view = await readBattle(deps.db.read, dispute.battleId);
    if (!view) throw new Refused('NOT_FOUND');
    return toBattle(view);
  }
}

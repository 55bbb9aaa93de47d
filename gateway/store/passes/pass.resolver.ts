import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { Reads } from '../../schema/reads.ts';
import { KEY } from '../../schema/key.ts';
import { claimPass, readBattlePass } from './claim-pass.ts';
import { BattlePass } from './pass.types.ts';

@Resolver()
export class PassResolver {
  @Access('own')
  @Reads(2)
  @Query(() => BattlePass, {
    nullable: true,
    description: 'The pass of the season that runs or has ended last; null before the first.',
  })
  battlePass(@Ctx() context: Context): Promise<BattlePass | null> {
    return context.deps.db.snapshot((read) => readBattlePass(read, actorOf(context).userId, context.deps.now()));
  }

  @Access('own')
  @Mutation(() => BattlePass, {
    nullable: true,
    description:
      'Claims all that was reached, each reward once; coins stand under the cap of missions. Refusals: SEASON_OVER, PASS_NOTHING, MISSION_CAP_REACHED.',
  })
  async claimPass(
    @Ctx() context: Context,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<BattlePass | null> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    await claimPass(deps, actor, requireKey(key, caller.idempotencyKey));
    return deps.db.snapshot((read) => readBattlePass(read, actor.userId, deps.now()));
  }
}

import { Arg, Ctx, ID, Resolver, Subscription } from 'type-graphql';
import { MEETING_EVENT } from '../../domain/battles/battle-events.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { Battle, toBattle } from './battle.types.ts';
import { findBattle } from './find-battle.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { whileAllowed } from '../events/while-allowed.ts';

@Resolver()
export class LiveBattleResolver {
  @Scope('battles:read')
  @Access('own')
  @Subscription(() => Battle, {
    nullable: true,
    description: 'A battle each time it changes; null, and the end, once the caller may not see it any more.',
    subscribe: async ({ context, args }: { context: Context; args: { id: string; code?: string | null } }) => {
      const mayRead = async () =>
        (await findBattle(context.deps, actorOf(context), args.id, args.code ?? null)) !== null;
      if (!(await mayRead())) throw new Refused('NOT_FOUND');
      const { userId } = actorOf(context);
      // How the two meet is nothing to those who look on.
      const tells = ({ type, concerns }: StoredEvent) => type !== MEETING_EVENT || concerns.includes(userId);
      return whileAllowed(context, context.live.subscribe('battle', args.id, tells), { mayRead, saysWhenOver: true });
    },
  })
  async battleChanged(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `Battle.id` names it.' }) id: string,
    @Arg('code', () => String, { nullable: true, description: 'For an invite-only battle.' }) code?: string | null,
  ): Promise<Battle | null> {
    const view = await findBattle(context.deps, actorOf(context), id, code ?? null);
    return view && toBattle(view);
  }
}

import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { Battle, toBattle } from '../battles/battle.types.ts';
import { findBattle } from '../battles/find-battle.ts';
import { Access } from '../schema/access.ts';
import { type Context, actorOf } from '../server/context.ts';

@Resolver()
export class LiveResolver {
  @Access('own')
  @Subscription(() => Battle, {
    nullable: true,
    description: 'A battle each time it changes; null once the caller may not see it any more.',
    subscribe: async ({ context, args }: { context: Context; args: { id: string; code?: string | null } }) => {
      const view = await findBattle(context.deps, actorOf(context), args.id, args.code ?? null);
      if (!view) throw new Refused('NOT_FOUND');
      return context.live.subscribe('battle', args.id);
    },
  })
  async battleChanged(
    @Ctx() context: Context,
    @Root() event: StoredEvent,
    @Arg('id', () => ID) _id: string,
    @Arg('code', () => String, { nullable: true }) code?: string | null,
  ): Promise<Battle | null> {
    const view = await findBattle(context.deps, actorOf(context), event.entityId, code ?? null);
    return view && toBattle(view);
  }
}

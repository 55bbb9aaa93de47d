import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { isPlayer, otherPlayer } from '../../domain/battles/battle.ts';
import { type PresenceStatus, statusOf } from '../../domain/friends/presence.ts';
import { isBlocked, readPresence } from '../../db/friends/index.ts';
import { PresenceStatusEnum } from '../friends/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Battle } from './battle.types.ts';

/** Whether two who have to meet can meet now. */
@Resolver(() => Battle)
export class OpponentPresenceResolver {
  @Access('own')
  @FieldResolver(() => PresenceStatusEnum, {
    nullable: true,
    description:
      'Whether the other player of a battle that waits or runs is here, told to its players; null once it is over, and where one of the two has blocked the other.',
  })
  async opponentPresence(@Ctx() context: Context, @Root() { view }: Battle): Promise<PresenceStatus | null> {
    const { userId } = actorOf(context);
    const isMeeting = view.status === 'waiting' || view.status === 'active';
    const otherId = isMeeting && isPlayer(view, userId) ? otherPlayer(view, userId) : null;
    const { db, now } = context.deps;
    if (otherId === null || (await isBlocked(db.read, userId, otherId))) return null;
    return statusOf(await readPresence(db.read, otherId), now());
  }
}

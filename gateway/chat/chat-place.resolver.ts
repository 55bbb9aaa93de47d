import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { MUTES_MAX, type PlaceId, isPlaceId } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { Player } from '../accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { markChannelRead } from './mark-channel-read.ts';
import { mutePlayer } from './moderation/mute-player.ts';
import { readPlace, requirePlace } from './read-place.ts';

@Access('own')
@ObjectType({ description: 'The chat of a stream, a battle or a tournament, as the caller finds it.' })
export class ChatPlace {
  @Field(() => ID, { description: 'As `channelId` in every other call of the chat.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether the caller may write there now.' })
  mayPost!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the caller keeps order there: deletes what others say, and mutes them.',
  })
  isHost!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller has been muted there, and only reads.' })
  isMuted!: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Messages of others that the caller has not read, counted up to 100; null where it is not counted, and for whoever does not play.',
  })
  unread!: number | null;

  @Field(() => ID, { nullable: true, description: 'The first message that is unread; null for none.' })
  firstUnreadId!: string | null;

  @Listed(MUTES_MAX)
  @Field(() => [Player], {
    description: 'Who is muted there, the longest first; for those who keep order, and empty for everybody else.',
  })
  muted!: Player[];
}

const PLACE = {
  description:
    '`stream:`, `battle:` or `tournament:` with the id of what is talked about, `room:` with that of a battle, for its two, or `friends:` with the ids of two friends, the smaller one first, joined by `_`.',
} as const;
const PLAYER = { description: 'The player it is about.' } as const;

/** @throws Refused NOT_FOUND */
function requirePlaceId(id: string): PlaceId {
  if (!isPlaceId(id)) throw new Refused('NOT_FOUND', { field: 'channelId' });
  return id;
}

@Resolver()
export class ChatPlaceResolver {
  @Access('own')
  @Query(() => ChatPlace, {
    nullable: true,
    description: 'What the caller may do in the chat of something. Refusals: NOT_FOUND.',
  })
  chatPlace(@Ctx() context: Context, @Arg('channelId', () => ID, PLACE) channelId: string): Promise<ChatPlace> {
    return readPlace(context.deps, actorOf(context), requirePlaceId(channelId));
  }

  @Access('own')
  @Mutation(() => ChatPlace, {
    description: 'Everything in a place up to a message has been read. Refusals: NOT_FOUND.',
  })
  async markPlaceRead(
    @Ctx() context: Context,
    @Arg('channelId', () => ID, PLACE) channelId: string,
    @Arg('messageId', () => ID, { description: 'The last message there that was read.' }) messageId: string,
  ): Promise<ChatPlace> {
    const { deps } = context;
    const actor = actorOf(context);
    const placeId = requirePlaceId(channelId);
    await requirePlace(deps, deps.db.read, placeId, actor);
    await markChannelRead(deps, actor, { channelId: placeId, messageId });
    return readPlace(deps, actor, placeId);
  }

  @Access('own')
  @Mutation(() => ChatPlace, {
    description:
      'Lets a player only read in one place: for its hosts and staff, whom nobody mutes. Refusals: NOT_FOUND, ONESELF, LIST_FULL.',
  })
  mutePlayer(
    @Ctx() context: Context,
    @Arg('channelId', () => ID, PLACE) channelId: string,
    @Arg('userId', () => ID, PLAYER) userId: string,
  ): Promise<ChatPlace> {
    return this.#mute(context, channelId, userId, true);
  }

  @Access('own')
  @Mutation(() => ChatPlace, {
    description: 'Lets a muted player write in the place again. Refusals: NOT_FOUND, ONESELF, LIST_FULL.',
  })
  unmutePlayer(
    @Ctx() context: Context,
    @Arg('channelId', () => ID, PLACE) channelId: string,
    @Arg('userId', () => ID, PLAYER) userId: string,
  ): Promise<ChatPlace> {
    return this.#mute(context, channelId, userId, false);
  }

  async #mute(context: Context, channelId: string, userId: string, isMuted: boolean): Promise<ChatPlace> {
    const { deps } = context;
    const actor = actorOf(context);
    const placeId = requirePlaceId(channelId);
    await mutePlayer(deps, actor, { placeId, userId, isMuted });
    return readPlace(deps, actor, placeId);
  }
}

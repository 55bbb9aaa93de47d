import { PREFIX_MIN, SEARCH_MAX } from '../../domain/shared/search.ts';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { BLOCKS_MAX } from '../../domain/friends/friend.ts';
import { FRIEND_RANKS, countsOf } from '../../domain/friends/presence.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import { readUser } from '../../db/accounts/index.ts';
import { listBlocked } from '../../db/friends/block.queries.ts';
import { countFriendRanks, countMutualFriends, listFriends, readFriend } from '../../db/friends/friendship.queries.ts';
import type { FriendPerson } from '../../db/friends/person.ts';
import { searchPlayers } from '../../db/friends/player-search.queries.ts';
import { countOpenRequests, listRequests, readRelations } from '../../db/friends/request.queries.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { InviteDirectionEnum } from '../schema/enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { acceptFriendRequest, declineFriendRequest, withdrawFriendRequest } from './answer-friend-request.ts';
import { sendHeartbeat } from './send-heartbeat.ts';
import { blockPlayer, unblockPlayer } from './block-player.ts';
import { type FriendsCall, followFriends } from './follow-friends.ts';
import { requireIdOf } from './friend-pair.ts';
import {
  Acquaintance,
  type Friend,
  FriendConnection,
  type FriendCounts,
  type FriendRequest,
  FriendRequestConnection,
  FriendsNews,
  toAcquaintance,
  toFriend,
  toFriendRequest,
} from './friend.types.ts';
import { removeFriend } from './remove-friend.ts';
import { sendFriendRequest } from './send-friend-request.ts';

const RANK_MAX = FRIEND_RANKS.length - 1;
const FOUND_MAX = 10;
const SEARCHES_PER_MINUTE = 60;

type Direction = 'incoming' | 'outgoing';

@Resolver()
export class FriendResolver {
  /** FC-02 */
  @Scope('friends:read')
  @Access('own')
  @Query(() => FriendConnection, {
    description: 'The caller’s friends, those in a battle first, then those who are here, then by name.',
  })
  async friends(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'A part of the name.' }) search?: string | null,
  ): Promise<Connection<Friend> & { readonly counts: FriendCounts }> {
    const { db, now } = context.deps;
    const first = pageSize(page.first);
    const key = decodeCursor(page.after, RANK_MAX);
    const text = search ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const at = now();
    const after = key && { rank: key[0], usernameKey: key[1] };
    const { userId } = actorOf(context);
    const [rows, ranks] = await db.snapshot((read) =>
      Promise.all([
        listFriends(read, userId, text.trim(), at, first + 1, after),
        countFriendRanks(read, userId, text.trim(), at),
      ]),
    );
    return { ...toConnection(rows, page, (row) => [row.rank, row.usernameKey], toFriend(at)), counts: countsOf(ranks) };
  }

  @Access('own')
  @Query(() => FriendRequestConnection, { description: 'Requests that wait, newest first.' })
  async friendRequests(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('direction', () => InviteDirectionEnum, {
      defaultValue: 'incoming',
      description: 'Those to the caller, or those of the caller.',
    })
    direction: Direction,
  ): Promise<Connection<FriendRequest>> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const rows = await listRequests(read, userId, direction, first + 1, key && { at: key[0], id: key[1] });
    const ids = rows.map(({ person }) => person.id);
    const [mutual, games] = await Promise.all([
      countMutualFriends(read, userId, ids),
      context.deps.wiring.provided.mainGames(read, ids),
    ]);
    return toConnection(rows, page, (row) => [row.at, row.id], toFriendRequest(mutual, games));
  }

  @Access('own')
  @Query(() => Int, { description: 'How many friend requests wait for the caller’s answer.' })
  openFriendRequests(@Ctx() context: Context): Promise<number> {
    return countOpenRequests(context.deps.db.read, actorOf(context).userId);
  }

  @Access('own')
  @Listed(BLOCKS_MAX)
  @Query(() => [Acquaintance], { description: 'Whom the caller has blocked, the newest first.' })
  async blockedPlayers(@Ctx() context: Context): Promise<Acquaintance[]> {
    return meet(context, await listBlocked(context.deps.db.read, actorOf(context).userId, BLOCKS_MAX));
  }

  @Access('own')
  @Query(() => [Acquaintance], {
    description:
      'At most ten players whose name begins with the text, which has two characters at least. Refusals: RATE_LIMITED.',
  })
  async findPlayers(
    @Ctx() context: Context,
    @Arg('name', () => String, {
      description: `The beginning of a username: ${PREFIX_MIN} to ${SEARCH_MAX} characters, of a private profile the whole name; case does not matter.`,
    })
    name: string,
  ): Promise<Acquaintance[]> {
    const { deps } = context;
    const { userId } = actorOf(context);
    if (name.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'name' });
    const prefix = usernameKeyOf(name);
    if (prefix.length < PREFIX_MIN) return [];
    await chargeAttempt(deps, `find-players:${userId}`, SEARCHES_PER_MINUTE, MINUTE);
    return meet(context, await searchPlayers(deps.db.read, userId, prefix, FOUND_MAX));
  }

  @Access('own')
  @Query(() => Acquaintance, {
    nullable: true,
    description: 'How the caller stands to a player by username. Refusals: NOT_FOUND.',
  })
  async acquaintance(
    @Ctx() context: Context,
    @Arg('username', () => String, { description: 'As people write it; case does not matter.' }) username: string,
  ): Promise<Acquaintance | null> {
    return meetOne(context, await requireIdOf(context.deps.db.read, username));
  }

  @Access('own')
  @Mutation(() => Acquaintance, {
    description:
      'Asks a player, by id or by username, to be friends; at once friends where that player has asked already. Refusals: NOT_FOUND, ONESELF, BLOCKED, ALREADY_FRIENDS, REQUEST_SENT, LIST_FULL, RATE_LIMITED.',
  })
  async sendFriendRequest(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { nullable: true, description: 'The id of the player; without it `username` counts.' })
    userId?: string | null,
    @Arg('username', () => String, { nullable: true, description: 'The player’s username; case does not matter.' })
    username?: string | null,
  ): Promise<Acquaintance> {
    const id = userId ?? (await requireIdOf(context.deps.db.read, username ?? ''));
    await sendFriendRequest(context.deps, actorOf(context), id);
    return meetOne(context, id);
  }

  @Access('own')
  @Mutation(() => Acquaintance, { description: 'Makes both friends. Refusals: NOT_FOUND, LIST_FULL.' })
  async acceptFriendRequest(
    @Ctx() context: Context,
    @Arg('requestId', () => ID, { description: 'A request to the caller.' }) requestId: string,
  ): Promise<Acquaintance> {
    return meetOne(context, await acceptFriendRequest(context.deps, actorOf(context), requestId));
  }

  @Access('own')
  @Mutation(() => Acquaintance, { description: 'Removes the request. Refusals: NOT_FOUND.' })
  async declineFriendRequest(
    @Ctx() context: Context,
    @Arg('requestId', () => ID, { description: 'A request to the caller.' }) requestId: string,
  ): Promise<Acquaintance> {
    return meetOne(context, await declineFriendRequest(context.deps, actorOf(context), requestId));
  }

  @Access('own')
  @Mutation(() => Acquaintance, { description: 'Takes the own request back. Refusals: NOT_FOUND.' })
  async withdrawFriendRequest(
    @Ctx() context: Context,
    @Arg('requestId', () => ID, { description: 'A request of the caller.' }) requestId: string,
  ): Promise<Acquaintance> {
    return meetOne(context, await withdrawFriendRequest(context.deps, actorOf(context), requestId));
  }

  @Access('own')
  @Mutation(() => Acquaintance, { description: 'Ends the friendship on both sides. Refusals: NOT_FOUND.' })
  async removeFriend(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of the friend.' }) userId: string,
  ): Promise<Acquaintance> {
    await removeFriend(context.deps, actorOf(context), userId);
    return meetOne(context, userId);
  }

  @Access('own')
  @Mutation(() => Acquaintance, {
    description:
      'Hides the two from each other; the friendship, requests and battle invites between them end. Refusals: NOT_FOUND, ONESELF, LIST_FULL.',
  })
  async blockPlayer(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of the player who is blocked.' }) userId: string,
  ): Promise<Acquaintance> {
    await blockPlayer(context.deps, actorOf(context), userId);
    return meetOne(context, userId);
  }

  @Access('own')
  @Mutation(() => Acquaintance, { description: 'Lifts the caller’s own block. Refusals: NOT_FOUND.' })
  async unblockPlayer(
    @Ctx() context: Context,
    @Arg('userId', () => ID, { description: 'The id of the player whose block is lifted.' }) userId: string,
  ): Promise<Acquaintance> {
    await unblockPlayer(context.deps, actorOf(context), userId);
    return meetOne(context, userId);
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'Said once a minute by every open page; friends see the caller online, or away after five idle minutes.',
  })
  async sendHeartbeat(
    @Ctx() context: Context,
    @Arg('idleSeconds', () => Int, { description: 'For how long nothing was done on the page.' }) idleSeconds: number,
  ): Promise<boolean> {
    await sendHeartbeat(context.deps, actorOf(context), idleSeconds);
    return true;
  }

  @Scope('friends:read')
  @Access('own')
  @Subscription(() => FriendsNews, {
    description: 'Each change of friends, requests, blocks, battle invites and the presence of friends.',
    subscribe: ({ context }: { context: Context }) =>
      followFriends(context.deps, context.live, actorOf(context).userId),
  })
  async friendsChanged(@Ctx() context: Context, @Root() { kind, playerId }: FriendsCall): Promise<FriendsNews> {
    const { db, now } = context.deps;
    const { userId } = actorOf(context);
    const at = now();
    const [friend, openFriendRequests] = await db.snapshot((read) =>
      Promise.all([readFriend(read, userId, playerId, at), countOpenRequests(read, userId)]),
    );
    return { kind, playerId, friend: friend ? toFriend(at)(friend) : null, openFriendRequests };
  }
}

/** People with how the caller stands to each. */
async function meet(context: Context, people: readonly FriendPerson[]): Promise<Acquaintance[]> {
  const ids = people.map(({ id }) => id);
  return people.map(toAcquaintance(await readRelations(context.deps.db.read, actorOf(context).userId, ids)));
}

async function meetOne(context: Context, id: string): Promise<Acquaintance> {
  const user = await readUser(context.deps.db.read, id);
  const [one] = user ? await meet(context, [user]) : [];
  if (!one) throw new Refused('NOT_FOUND');
  return one;
}

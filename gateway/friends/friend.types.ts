import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import type { FriendRelation, FriendsNewsKind } from '../../domain/friends/friend.ts';
import {
  FRIEND_RANKS,
  type FriendCounts as Counts,
  type FriendGroup,
  type PresenceStatus,
  rankOf,
  statusOf,
} from '../../domain/friends/presence.ts';
import type { FriendRow } from '../../db/friends/friendship.queries.ts';
import type { FriendPerson } from '../../db/friends/person.ts';
import type { RequestView } from '../../db/friends/request.queries.ts';
import { playerOf, Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { FriendGroupEnum, FriendRelationEnum, FriendsNewsKindEnum, PresenceStatusEnum } from './friend.enums.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'Somebody as the caller stands to them.' })
export class Acquaintance {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => Player, { description: 'What everybody may know of the player.' })
  player!: Player;

  @Field(() => FriendRelationEnum, { description: 'How the player stands to the caller.' })
  relation!: FriendRelation;
}

export const toAcquaintance =
  (relations: ReadonlyMap<string, FriendRelation>) =>
  (person: FriendPerson): Acquaintance => ({
    id: person.id,
    player: playerOf(person),
    relation: relations.get(person.id) ?? 'none',
  });

/** EN-08 */
@Scope('friends:read')
@Access('own')
@ObjectType({ description: 'A friend of the caller.' })
export class Friend {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => Player, { description: 'What everybody may know of the friend.' })
  player!: Player;

  @Field(() => PresenceStatusEnum, { description: 'Whether the friend is here.' })
  status!: PresenceStatus;

  @Field(() => String, { nullable: true, description: 'What the friend is playing now; null between battles.' })
  game!: string | null;

  @Field(() => FriendGroupEnum, { description: 'Among whom the friend is shown.' })
  group!: FriendGroup;

  @Field(() => Instant, { description: 'When the two became friends.' })
  since!: number;
}

export const toFriend =
  (now: number) =>
  ({ status, seenAt, game, since, ...person }: FriendRow): Friend => {
    const seen = status === null || seenAt === null ? undefined : { status, seenAt };
    const shown = statusOf(seen, now);
    return {
      id: person.id,
      player: playerOf(person),
      status: shown,
      game: shown === 'offline' ? null : game,
      group: FRIEND_RANKS[rankOf(shown, game)],
      since,
    };
  };

@Scope('friends:read')
@Access('own')
@ObjectType({ description: 'How many friends each group has, on all pages together.' })
export class FriendCounts implements Counts {
  @Field(() => Int, { description: 'Here, and in a battle.' })
  playing!: number;

  @Field(() => Int, { description: 'Here, in use or away.' })
  online!: number;

  @Field(() => Int, { description: 'Gone.' })
  offline!: number;
}

@ObjectType({ description: 'A page of a list.' })
export class FriendConnection extends connectionOf(Friend, 'Friend') {
  @Field(() => FriendCounts, { description: 'Of those who were looked for, whatever the page.' })
  counts!: FriendCounts;
}

/** EN-09 */
@Access('own')
@ObjectType({ description: 'A request to be friends that waits for its answer.' })
export class FriendRequest {
  @Field(() => ID, { description: 'Names the request when it is answered or taken back.' })
  id!: string;

  @Field(() => Player, { description: 'Who asks the caller, or whom the caller asks.' })
  player!: Player;

  @Field(() => String, { nullable: true, description: 'What the player battles in most; null where it is not shown.' })
  game!: string | null;

  @Field(() => Int, { description: 'How many friends the two have in common.' })
  mutualFriends!: number;

  @Field(() => Instant, { description: 'When it was sent.' })
  at!: number;
}

export const toFriendRequest =
  (mutual: ReadonlyMap<string, number>, games: ReadonlyMap<string, BattleGame>) =>
  ({ id, at, person }: RequestView): FriendRequest => {
    const game = games.get(person.id);
    return {
      id,
      player: playerOf(person),
      game: game === undefined ? null : GAME_TITLES[game],
      mutualFriends: mutual.get(person.id) ?? 0,
      at,
    };
  };

export const FriendRequestConnection = connectionOf(FriendRequest, 'FriendRequest');

@Scope('friends:read')
@Access('own')
@ObjectType({ description: 'What has changed around the caller’s friends, and how it stands now.' })
export class FriendsNews {
  @Field(() => FriendsNewsKindEnum, {
    description:
      'A friend’s presence; friendships, requests and blocks; or battle invites. The first message of a subscription is about all of it: what happened before is told no more.',
  })
  kind!: FriendsNewsKind;

  @Field(() => ID, { description: 'The player with whom it happened; the caller where it is about all.' })
  playerId!: string;

  @Beside('playerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `playerId`.' })
  player?: Player;

  @Field(() => Friend, { nullable: true, description: 'That player as a friend; null when the two are none.' })
  friend!: Friend | null;

  @Field(() => Int, { description: 'Requests that wait for the caller’s answer.' })
  openFriendRequests!: number;
}

import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import { type BattleMode, MODE_TITLES, feeOf, holdOf, poolOf } from '../../domain/battles/battle.ts';
import { type InviteStatus, inviteStatusAt } from '../../domain/battles/invite.ts';
import type { FriendRelation } from '../../domain/friends/friend.ts';
import type { InviteView } from '../../db/battles/invite.queries.ts';
import type { RecentPlayerRow } from '../../db/battles/recent-players.queries.ts';
import { avatarUrlOf, Player } from '../accounts/index.ts';
import { Acquaintance, toAcquaintance } from '../friends/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { ResultEnum } from '../results/index.ts';
import { BattleModeEnum, InviteStatusEnum } from './battle.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Scope('battles:read')
@Access('own')
@ObjectType({
  description: 'An invite of one player to a battle, with its terms; nothing is held before it is accepted (NO-03).',
})
export class BattleInvite {
  @Field(() => ID)
  id!: string;

  @Field(() => Player, { description: 'Who invites.' })
  from!: Player;

  @Field(() => Player, { description: 'Who is invited.' })
  to!: Player;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => BattleModeEnum)
  mode!: BattleMode;

  @Field(() => String, { description: 'The mode as people read it.' })
  gameMode!: string;

  @Field(() => Cents, { description: 'What one player puts in.' })
  stakeCents!: number;

  @Field(() => Cents)
  feeCents!: number;

  @Field(() => Cents, { description: 'Stake and fee: what leaves either wallet with the acceptance.' })
  holdCents!: number;

  @Field(() => Cents, { description: 'What the winner is paid: both stakes.' })
  poolCents!: number;

  @Field(() => InviteStatusEnum)
  status!: InviteStatus;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant)
  expiresAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was answered, taken back or ran out.' })
  answeredAt!: number | null;

  @Field(() => ID, { nullable: true, description: 'What came of it when it was accepted.' })
  battleId!: string | null;
}

export const toBattleInvite =
  (now: number) =>
  (view: InviteView): BattleInvite => {
    const { stakeCents } = view;
    const feeCents = feeOf(stakeCents);
    return {
      id: view.id,
      from: { id: view.fromId, username: view.fromName, avatarUrl: avatarUrlOf(view.fromAvatarId) },
      to: { id: view.toId, username: view.toName, avatarUrl: avatarUrlOf(view.toAvatarId) },
      game: view.game,
      gameTitle: GAME_TITLES[view.game],
      mode: view.mode,
      gameMode: MODE_TITLES[view.mode],
      stakeCents,
      feeCents,
      holdCents: holdOf({ stakeCents, feeCents }),
      poolCents: poolOf(stakeCents),
      status: inviteStatusAt(view, now),
      createdAt: view.createdAt,
      expiresAt: view.expiresAt,
      answeredAt: view.answeredAt,
      battleId: view.battleId,
    };
  };

export const BattleInviteConnection = connectionOf(BattleInvite, 'BattleInvite');

@InputType({ description: 'Whom to invite, and to what.' })
export class BattleInviteInput {
  @Field(() => ID)
  toId!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => BattleModeEnum)
  mode!: BattleMode;

  @Field(() => Cents)
  stakeCents!: number;
}

@Access('own')
@ObjectType({ description: 'A recent opponent with the last settled battle of the two (EN-10).' })
export class RecentPlayer {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => Acquaintance)
  acquaintance!: Acquaintance;

  @Field(() => ID)
  battleId!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => BattleModeEnum)
  mode!: BattleMode;

  @Field(() => String, { description: 'The mode as people read it.' })
  gameMode!: string;

  @Field(() => ResultEnum, { description: 'How it ended for the caller.' })
  result!: 'win' | 'loss';

  @Field(() => Cents, { description: 'What each of the two had put in.' })
  stakeCents!: number;

  @Field(() => Instant, { description: 'When it was settled.' })
  at!: number;
}

export const toRecentPlayer =
  (relations: ReadonlyMap<string, FriendRelation>) =>
  (row: RecentPlayerRow): RecentPlayer => ({
    id: row.otherId,
    acquaintance: toAcquaintance(relations)({
      id: row.otherId,
      username: row.otherName,
      avatarId: row.otherAvatarId,
    }),
    battleId: row.battleId,
    game: row.game,
    gameTitle: GAME_TITLES[row.game],
    mode: row.mode,
    gameMode: MODE_TITLES[row.mode],
    result: row.won ? 'win' : 'loss',
    stakeCents: row.stakeCents,
    at: row.at,
  });

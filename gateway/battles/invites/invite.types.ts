import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../../domain/shared/games.ts';
import { type BattleMode, MODE_TITLES, feeOf, holdOf, poolOf } from '../../../domain/battles/battle.ts';
import { INVITE_WINDOW, type InviteStatus, inviteStatusAt } from '../../../domain/battles/invite.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import type { FriendRelation } from '../../../domain/friends/friend.ts';
import type { InviteView } from '../../../db/battles/invite.queries.ts';
import type { RecentPlayerRow } from '../../../db/battles/recent-players.queries.ts';
import { playerOf, Player } from '../../accounts/index.ts';
import { Acquaintance, toAcquaintance } from '../../friends/index.ts';
import { Battle } from '../battle.types.ts';
import { loadBattle } from '../load-battle.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { Scope } from '../../schema/scope.ts';
import { connectionOf } from '../../schema/connection.ts';
import { BattleGameEnum } from '../../schema/enums.ts';
import { ResultEnum } from '../../results/index.ts';
import { BattleModeEnum, InviteStatusEnum } from '../battle.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

/** NO-03 */
@Scope('battles:read')
@Access('own')
@ObjectType({
  implements: Node,
  description: 'An invite of one player to a battle, with its terms; nothing is held before it is accepted.',
})
export class BattleInvite {
  @Field(() => ID, { description: 'Names the invite in every other call.' })
  id!: string;

  @Field(() => Player, { description: 'Who invites.' })
  from!: Player;

  @Field(() => Player, { description: 'Who is invited.' })
  to!: Player;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => BattleModeEnum, { description: 'How it is played.' })
  mode!: BattleMode;

  @Field(() => String, { description: 'The mode as people read it.' })
  gameMode!: string;

  @Field(() => Cents, { description: 'What one player puts in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The platform’s 5%, charged to each player on top of the stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'Stake and fee: what leaves either wallet with the acceptance.' })
  holdCents!: number;

  @Field(() => Cents, { description: 'What the winner is paid: both stakes.' })
  poolCents!: number;

  @Field(() => InviteStatusEnum, { description: 'Whether it still waits, and what became of it.' })
  status!: InviteStatus;

  @Field(() => Instant, { description: 'When it was sent.' })
  createdAt!: number;

  @Field(() => Instant, {
    description: `Until when it can be answered: ${INVITE_WINDOW / HOUR} hours after it was sent.`,
  })
  expiresAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was answered, taken back or ran out; null before.' })
  answeredAt!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The battle that came of it, as `Battle.id` names it; null unless it was accepted.',
  })
  battleId!: string | null;
}

export const toBattleInvite =
  (now: number) =>
  (view: InviteView): BattleInvite => {
    const { stakeCents } = view;
    const feeCents = feeOf(stakeCents);
    return {
      id: view.id,
      from: playerOf({ id: view.fromId, username: view.fromName, avatarId: view.fromAvatarId }),
      to: playerOf({ id: view.toId, username: view.toName, avatarId: view.toAvatarId }),
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
  @Field(() => ID, { description: 'The id of the player who is invited; not the caller’s own.' })
  toId!: string;

  @Field(() => BattleGameEnum, { description: 'The game it is played in; one of `BattleRules.games`.' })
  game!: BattleGame;

  @Field(() => BattleModeEnum, { description: 'How it is played; `DUEL` for chess.' })
  mode!: BattleMode;

  @Field(() => Cents, { description: 'What each player puts in, within the bounds of `battleRules`.' })
  stakeCents!: number;
}

/** EN-10 */
@Access('own')
@ObjectType({ description: 'A recent opponent with the last settled battle of the two.' })
export class RecentPlayer {
  @Field(() => ID, { description: 'The id of the player.' })
  id!: string;

  @Field(() => Acquaintance, { description: 'Who it is, and how the player stands to the caller.' })
  acquaintance!: Acquaintance;

  @Field(() => ID, { description: 'Their last settled battle, as `Battle.id` names it.' })
  battleId!: string;

  @Scope('battles:read')
  @Beside('battleId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `battleId`.' })
  battle?: Battle | null;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => BattleModeEnum, { description: 'How it is played.' })
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

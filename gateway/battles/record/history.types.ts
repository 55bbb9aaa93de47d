import { Field, ID, ObjectType } from 'type-graphql';
import { type BattleStatus, MODE_TITLES } from '../../../domain/battles/battle.ts';
import { GAME_TITLES } from '../../../domain/shared/games.ts';
import type { HistoryRow } from '../../../db/battles/history.queries.ts';
import { playerOf, Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { connectionOf } from '../../schema/connection.ts';
import { BattleStatusEnum } from '../battle.enums.ts';
import { ResultEnum } from '../../results/index.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

/** PR-04 */
@Scope('public')
@Access('own')
@ObjectType({ description: 'A battle of a player’s history, from that player’s side.' })
export class PastBattle {
  @Field(() => ID, { description: 'The battle’s id.' })
  id!: string;

  @Field(() => String, { description: 'What its creator calls it.' })
  title!: string;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => String, { description: 'The mode as people read it.' })
  gameMode!: string;

  @Field(() => BattleStatusEnum, { description: 'Where it stands in its life.' })
  status!: BattleStatus;

  @Field(() => Player, { nullable: true, description: 'The other player; null where nobody has the other seat.' })
  opponent!: Player | null;

  @Field(() => ResultEnum, { nullable: true, description: 'Null until it is settled.' })
  result!: 'win' | 'loss' | null;

  @Field(() => Cents, { nullable: true, description: 'Null where the player keeps amounts back.' })
  stakeCents!: number | null;

  @Field(() => Instant, { description: 'When it was opened.' })
  createdAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was completed, cancelled or expired; null before.' })
  endedAt!: number | null;
}

export const toPastBattle =
  (userId: string, showsAmounts: boolean) =>
  (row: HistoryRow): PastBattle => ({
    id: row.id,
    title: row.title,
    gameTitle: GAME_TITLES[row.game],
    gameMode: MODE_TITLES[row.mode],
    status: row.status,
    opponent:
      row.otherId === null
        ? null
        : playerOf({ id: row.otherId, username: row.otherName ?? '', avatarId: row.otherAvatarId }),
    result: row.winnerId === null ? null : row.winnerId === userId ? 'win' : 'loss',
    stakeCents: showsAmounts ? row.stakeCents : null,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
  });

export const PastBattleConnection = connectionOf(PastBattle, 'PastBattle');

import { Arg, Args, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { BattleStatus } from '../../../domain/battles/battle.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { type HistoryRow, listHistory } from '../../../db/battles/history.queries.ts';
import { Player, playerOf } from '../../accounts/index.ts';
import { BattleStatusEnum } from '../battle.enums.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { ResultEnum } from '../../results/index.ts';
import { Access } from '../../schema/access.ts';
import {
  type Connection,
  PageArgs,
  connectionOf,
  decodeCursor,
  pageSize,
  toConnection,
} from '../../schema/connection.ts';
import { BattleGameEnum } from '../../schema/enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

@Access('staff')
@ObjectType({ description: 'A battle of one player as staff see it, from that player’s side.' })
export class AccountBattle {
  @Field(() => ID, { description: 'The battle’s id.' })
  id!: string;

  @Field(() => String, { description: 'What its creator calls it.' })
  title!: string;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => BattleStatusEnum, { description: 'Where it stands in its life.' })
  status!: BattleStatus;

  @Field(() => Player, { nullable: true, description: 'The other player; null where nobody has the other seat.' })
  opponent!: Player | null;

  @Field(() => ResultEnum, { nullable: true, description: 'Null until it is settled.' })
  result!: 'win' | 'loss' | null;

  @Field(() => Cents, { description: 'The stake of each player.' })
  stakeCents!: number;

  @Field(() => Instant, { description: 'When it was opened.' })
  createdAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was completed, cancelled or expired; null before.' })
  endedAt!: number | null;
}

@ObjectType({ description: 'A page of the battles of one player.' })
export class AccountBattleConnection extends connectionOf(AccountBattle, 'AccountBattle') {}

const toAccountBattle =
  (userId: string) =>
  ({ otherId, otherName, otherAvatarId, winnerId, ...row }: HistoryRow): AccountBattle => ({
    id: row.id,
    title: row.title,
    game: row.game,
    status: row.status,
    opponent: otherId === null ? null : playerOf({ id: otherId, username: otherName ?? '', avatarId: otherAvatarId }),
    result: winnerId === null ? null : winnerId === userId ? 'win' : 'loss',
    stakeCents: row.stakeCents,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
  });

@Resolver()
export class AccountBattlesResolver {
  @Access('staff')
  @Query(() => AccountBattleConnection, {
    description: 'Battles that an account has opened or joined, private ones too, newest first; drafts are none yet.',
  })
  async accountBattles(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, { description: 'The account that is asked about.' }) accountId: string,
  ): Promise<Connection<AccountBattle>> {
    const { deps } = context;
    await deps.wiring.provided.noteLook(deps, actorOf(context), accountId);
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const past = key && { createdAt: key[0], id: key[1] };
    const rows = await listHistory(deps.db.read, accountId, false, first + 1, past);
    return toConnection(rows, page, ({ createdAt, id }) => [createdAt, id], toAccountBattle(accountId));
  }
}

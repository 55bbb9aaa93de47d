import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { STAFF_REASON_MAX } from '../../domain/accounts/accounts.schemas.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { BattleView } from '../../db/battles/battle.queries.ts';
import { listForStaff } from '../../db/battles/staff-battle.queries.ts';
import { voidBattle } from './ending/void-battle.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, connectionOf, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { KEY } from '../schema/key.ts';
import { StaffBattleStatusEnum } from './battle.enums.ts';

type StaffBattleStatus = 'in-progress' | 'waiting' | 'completed' | 'disputed';

/** EN-54 */
@Access('staff')
@ObjectType({ description: 'A battle as staff see it.' })
export class StaffBattle {
  @Field(() => ID, { description: 'The same as `battleId`.' })
  id!: string;

  @Field(() => ID, { description: 'What its page and people call it by.' })
  battleId!: string;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The title that players see.' })
  title!: string;

  @Field(() => [String], { description: 'One while the second seat is empty.' })
  participants!: string[];

  @Field(() => Cents, { description: 'The stake of each player.' })
  wagerCents!: number;

  @Field(() => StaffBattleStatusEnum, { description: 'How far it is, in the words of staff.' })
  status!: StaffBattleStatus;

  @Field(() => Instant, { description: 'When it began, or was opened while it waits.' })
  startTime!: number;

  @Field(() => Int, { description: 'Who watches its streams now; 0 where nobody streams it.' })
  viewers!: number;
}

@ArgsType()
class StaffBattlesArgs extends PageArgs {
  @Field(() => StaffBattleStatusEnum, { nullable: true, description: 'Null for all whose stakes lie in escrow.' })
  status?: StaffBattleStatus | null;
}

@InputType({ description: 'A battle to call off.' })
class VoidBattleInput {
  @Field(() => ID, { description: 'As `StaffBattle.battleId` names it.' })
  battleId!: string;

  @Field(() => String, { description: `Both players read it; at most ${STAFF_REASON_MAX} characters.` })
  reason!: string;
}

@ObjectType({ description: 'A page of battles.' })
export class StaffBattleConnection extends connectionOf(StaffBattle, 'StaffBattle') {}

const STORED = { 'in-progress': 'active', waiting: 'waiting', completed: 'completed', disputed: 'disputed' } as const;

/** C-16: the words of staff. */
function statusOf({ status }: BattleView): StaffBattleStatus {
  if (status === 'waiting' || status === 'completed' || status === 'disputed') return status;
  return 'in-progress';
}

const toStaffBattle = (view: BattleView, viewers: number): StaffBattle => ({
  id: view.id,
  battleId: view.id,
  game: view.game,
  title: view.title,
  participants: view.opponentName === null ? [view.creatorName] : [view.creatorName, view.opponentName],
  wagerCents: view.stakeCents,
  status: statusOf(view),
  startTime: view.startedAt ?? view.createdAt,
  viewers,
});

@Resolver()
export class StaffBattleResolver {
  @Access('staff')
  @Query(() => StaffBattleConnection, {
    description: 'Battles whose stakes lie in escrow, or the completed ones, private ones too, newest first.',
  })
  async staffBattles(
    @Ctx() { deps }: Context,
    @Args(() => StaffBattlesArgs) { status, ...page }: StaffBattlesArgs,
  ): Promise<Connection<StaffBattle>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const past = key && { createdAt: key[0], id: key[1] };
    const { read } = deps.db;
    const rows = await listForStaff(read, status ? STORED[status] : null, first + 1, past);
    const viewers = await deps.wiring.provided.viewersOf(
      read,
      rows.map(({ id }) => id),
    );
    return toConnection(
      rows,
      page,
      ({ createdAt, id }) => [createdAt, id],
      (view) => toStaffBattle(view, viewers.get(view.id) ?? 0),
    );
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description:
      'Calls a battle off: both players get stake and fee back and are told why. Of a completed one, what was paid is taken back for as long as it can be disputed. Refusals: SENIOR_ONLY, NOT_FOUND, OWN_DISPUTE, ALREADY_DISPUTED, BATTLE_OVER, BAD_INPUT.',
  })
  async voidBattle(
    @Ctx() context: Context,
    @Arg('input', () => VoidBattleInput, { description: 'Which battle, and why.' }) input: VoidBattleInput,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<boolean> {
    await voidBattle(context.deps, actorOf(context), requireKey(key, context.caller.idempotencyKey), input);
    return true;
  }
}

import { eq, sql } from 'drizzle-orm';
import { attendanceOf } from '../../domain/battles/attendance.ts';
import { type Transition, otherPlayer, playersOf } from '../../domain/battles/battle.ts';
import type { BattleVerdict } from '../../domain/battles/battle-events.ts';
import { battleSubject } from '../../domain/battles/subject.ts';
import type { EventPayloads } from '../../domain/shared/events.ts';
import { searchKeyOf } from '../../domain/shared/search.ts';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { appendEvent } from '../events/append-event.ts';
import { correctOutcomes, countOutcomes } from '../results/index.ts';
import {
  correctStakes,
  holdStake,
  type LockedStaker,
  payPool,
  refundStake,
  refundStakes,
  type StakeContext,
} from '../wallet/index.ts';
import { addAttendances } from './attendance.queries.ts';
import { type BattleRow, battles } from './battle.table.ts';

const { placeholder } = sql;

const insertBattle = statement((tx) =>
  tx
    .insert(battles)
    .values({
      id: placeholder('id'),
      status: placeholder('status'),
      game: placeholder('game'),
      mode: placeholder('mode'),
      title: placeholder('title'),
      searchKey: placeholder('searchKey'),
      description: placeholder('description'),
      privacy: placeholder('privacy'),
      inviteCode: placeholder('inviteCode'),
      stakeCents: placeholder('stakeCents'),
      feeCents: placeholder('feeCents'),
      creatorId: placeholder('creatorId'),
      createdAt: placeholder('createdAt'),
      endsAt: placeholder('endsAt'),
      dueAt: placeholder('dueAt'),
    })
    .prepare('insert_battle'),
);

const updateBattle = statement((tx) =>
  tx
    .update(battles)
    .set({
      status: sql`${placeholder('status')}`,
      opponentId: sql`${placeholder('opponentId')}`,
      winnerId: sql`${placeholder('winnerId')}`,
      joinedAt: sql`${placeholder('joinedAt')}`,
      startedAt: sql`${placeholder('startedAt')}`,
      endedAt: sql`${placeholder('endedAt')}`,
      endsAt: sql`${placeholder('endsAt')}`,
      dueAt: sql`${placeholder('dueAt')}`,
      readySeat: sql`${placeholder('readySeat')}`,
      checkEndsAt: sql`${placeholder('checkEndsAt')}`,
      laterSeat: sql`${placeholder('laterSeat')}`,
      laterUntil: sql`${placeholder('laterUntil')}`,
      creatorMissed: sql`${sql.param(placeholder('creatorMissed'), battles.creatorMissed)}`,
      opponentMissed: sql`${sql.param(placeholder('opponentMissed'), battles.opponentMissed)}`,
    })
    .where(eq(battles.id, placeholder('id')))
    .prepare('update_battle'),
);

export interface TransitionContext extends StakeContext {
  /** The actor's account, locked, where the transition takes a stake; null where it takes none. */
  readonly staker: LockedStaker | null;
  /** Why staff do it, for the players; nothing where there is nothing to say. */
  readonly reason?: string;
  /** Of a case that is decided. */
  readonly verdict?: BattleVerdict;
}

/** Opens a battle: its row, the creator's stake and fee, and the event, in the caller's transaction. */
export async function insertTransition(
  tx: Tx,
  row: BattleRow,
  transition: Transition,
  context: TransitionContext,
): Promise<void> {
  const opened = { ...row, ...transition.battle };
  tx.send(insertBattle(tx, { ...opened, searchKey: searchKeyOf(opened.title) }));
  await moveAll(tx, opened, transition, context);
  tell(tx, opened, transition, context);
}

/** Brings a stored battle to where a rule put it: row, money, outcomes, figures and event at once. */
export async function applyTransition(
  tx: Tx,
  row: BattleRow,
  transition: Transition,
  context: TransitionContext,
): Promise<void> {
  const { at } = context;
  const { battle } = transition;
  const isOver = battle.status === 'completed' || battle.status === 'cancelled' || battle.status === 'expired';
  const next: BattleRow = {
    ...row,
    ...battle,
    joinedAt: battle.opponentId === null ? null : (row.joinedAt ?? at),
    startedAt: battle.status === 'active' ? (row.startedAt ?? at) : row.startedAt,
    // A result that is put right later was no later result.
    endedAt: isOver ? (row.endedAt ?? at) : null,
  };
  tx.send(updateBattle(tx, next));
  addAttendances(tx, { battleId: row.id, at }, attendanceOf(transition));
  await moveAll(tx, row, transition, context);
  tell(tx, next, transition, context, await correctAll(tx, row, next, transition, context));
}

/** What another outcome than the one that was paid changes: money first, then the figures. */
async function correctAll(
  tx: Tx,
  row: BattleRow,
  next: BattleRow,
  { money }: Transition,
  context: TransitionContext,
): Promise<EventPayloads['battle.corrected']['correction']> {
  const movement = money.find(({ kind }) => kind === 'correct');
  if (movement?.kind !== 'correct') return undefined;
  const { winnerId } = movement;
  const players = playersOf(row);
  const shares = winnerId === null ? null : [{ userId: winnerId, parts: 1 }];
  // One battle is put right once at an instant: its row is locked.
  const id = context.newId();
  const moved = await correctStakes(tx, { id, subjectId: row.id, players, shares }, context);
  const { id: battleId, game, stakeCents, feeCents } = row;
  const endedAt = next.endedAt ?? context.at;
  await correctOutcomes(tx, { battleId, players, game, winnerId, stakeCents, feeCents, at: endedAt });
  return { formerId: row.winnerId, feeCents, endedAt, players: moved };
}

async function moveAll(tx: Tx, row: BattleRow, transition: Transition, context: TransitionContext): Promise<void> {
  for (const movement of transition.money) {
    switch (movement.kind) {
      case 'hold': {
        const { staker } = context;
        if (staker?.id !== movement.playerId) throw new Error(`${movement.playerId} stakes without an account`);
        const own = { staker, stake: row.stakeCents, fee: row.feeCents };
        await holdStake(tx, battleSubject(row), own, context);
        break;
      }
      case 'refund':
        await refundStake(tx, row.id, movement.playerId, context);
        break;
      case 'refund-all':
        await refundStakes(tx, row.id, context);
        break;
      case 'settle':
        await payPool(tx, row.id, [{ userId: movement.winnerId, parts: 1 }], context);
        countBattle(tx, row, movement.winnerId, context.at);
        break;
      case 'correct':
        break;
    }
  }
}

function countBattle(tx: Tx, row: BattleRow, winnerId: string, at: number): void {
  const { id: battleId, game, stakeCents, feeCents } = row;
  const loserId = otherPlayer(row, winnerId);
  if (loserId === null) throw new Error(`${battleId} was won against nobody`);
  countOutcomes(tx, { battleId, winnerId, loserId, game, stakeCents, feeCents, at });
}

const tell = (
  tx: Tx,
  row: BattleRow,
  transition: Transition,
  { at, actorId, reason, verdict }: TransitionContext,
  correction?: EventPayloads['battle.corrected']['correction'],
): void => {
  const noShowIds = attendanceOf(transition).flatMap(({ playerId, hasShown }) => (hasShown ? [] : [playerId]));
  tx.send(
    appendEvent(tx, {
      type: transition.event,
      entity: 'battle',
      entityId: row.id,
      concerns: playersOf(row),
      data: {
        status: row.status,
        game: row.game,
        privacy: row.privacy,
        creatorId: row.creatorId,
        opponentId: row.opponentId,
        winnerId: row.winnerId,
        stakeCents: row.stakeCents,
        feeCents: row.feeCents,
        ...(row.dueAt !== null && { dueAt: row.dueAt }),
        ...(row.endsAt !== null && transition.readyId !== undefined && { startsBy: row.endsAt }),
        ...(transition.readyId !== undefined && { readyId: transition.readyId }),
        ...(transition.report !== undefined && { report: transition.report }),
        ...(row.laterUntil !== null && { laterUntil: row.laterUntil }),
        ...(noShowIds.length > 0 && { noShowIds }),
        actorId,
        ...(reason === undefined ? {} : { reason }),
        ...(correction === undefined ? {} : { correction }),
        ...(verdict === undefined ? {} : { verdict }),
      },
      at,
    }),
  );
};

import { eq, sql } from 'drizzle-orm';
import { type Step, otherPlayer } from '../../domain/battles/battle.ts';
import { battleSubject } from '../../domain/battles/subject.ts';
import type { Staker } from '../../domain/wallet/stakes.ts';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { appendEvent } from '../events/append-event.ts';
import { countOutcome } from '../results/count-outcome.ts';
import { type StakeContext, holdStake, payPool, refundStake, refundStakes } from '../wallet/index.ts';
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
    })
    .where(eq(battles.id, placeholder('id')))
    .prepare('update_battle'),
);

export interface StepContext extends StakeContext {
  /** The actor's account, locked, where the step takes a stake; null where it takes none. */
  readonly staker: Staker | null;
}

/** Opens a battle: its row, the creator's stake and fee, and the event, in the caller's transaction. */
export async function insertStep(tx: Tx, row: BattleRow, step: Step, context: StepContext): Promise<void> {
  const opened = { ...row, ...step.battle };
  await insertBattle(tx, opened);
  await moveAll(tx, opened, step, context);
  await tell(tx, opened, step, context);
}

/** Brings a stored battle to where a rule put it: row, money, outcomes, figures and event at once. */
export async function applyStep(tx: Tx, row: BattleRow, step: Step, context: StepContext): Promise<void> {
  const { at } = context;
  const { battle } = step;
  const isOver = battle.status === 'completed' || battle.status === 'cancelled' || battle.status === 'expired';
  const next: BattleRow = {
    ...row,
    ...battle,
    joinedAt: battle.opponentId === null ? null : (row.joinedAt ?? at),
    startedAt: battle.status === 'active' ? (row.startedAt ?? at) : row.startedAt,
    endedAt: isOver ? at : null,
  };
  await updateBattle(tx, next);
  await moveAll(tx, row, step, context);
  await tell(tx, next, step, context);
}

async function moveAll(tx: Tx, row: BattleRow, step: Step, context: StepContext): Promise<void> {
  for (const movement of step.money) {
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
        await countOutcomes(tx, row, movement.winnerId, context.at);
    }
  }
}

/** In the order of ids, so that two settlements between the same players cannot wait for each other. */
async function countOutcomes(tx: Tx, row: BattleRow, winnerId: string, at: number): Promise<void> {
  const { id: battleId, game, stakeCents, feeCents } = row;
  const players = [winnerId, otherPlayer(row, winnerId)].filter((id) => id !== null).toSorted();
  for (const userId of players)
    await countOutcome(tx, { battleId, userId, game, won: userId === winnerId, stakeCents, feeCents, at });
}

const tell = (tx: Tx, row: BattleRow, step: Step, { at, actorId }: StepContext): Promise<void> =>
  appendEvent(tx, {
    type: step.event,
    entity: 'battle',
    entityId: row.id,
    data: {
      status: row.status,
      game: row.game,
      privacy: row.privacy,
      creatorId: row.creatorId,
      opponentId: row.opponentId,
      winnerId: row.winnerId,
      stakeCents: row.stakeCents,
      actorId,
    },
    at,
  });

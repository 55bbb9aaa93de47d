import { eq, sql } from 'drizzle-orm';
import type { Tier } from '../../domain/accounts/roles.ts';
import { type Movement, type Step, holdOf, otherPlayer, playersOf, poolOf } from '../../domain/battles/battle.ts';
import { must } from '../../domain/shared/refusals.ts';
import { utcDay } from '../../domain/shared/time.ts';
import { type Leg, escrowAccount, feeAccount, userAccount } from '../../domain/wallet/ledger.ts';
import { withinDailyStakes } from '../../domain/wallet/limits.ts';
import type { Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { appendEvent } from '../events/append-event.ts';
import { countOutcome } from '../results/count-outcome.ts';
import { type NewTransfer, postTransfer } from '../wallet/index.ts';
import { countHold, countPayout, uncountHold } from '../wallet/play-day.ts';
import { withinOwnLimits } from '../wallet/play-limit.queries.ts';
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

export interface StepContext {
  /** The instant of the step. */
  readonly at: number;
  /** Who caused it; null when the server did. */
  readonly actorId: string | null;
  /** The actor's tier, for the limits of a stake that is taken; null where none hold. */
  readonly tier: Tier | null;
  /** Ids that grow with time. */
  readonly newId: () => string;
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
  // Stakes go back to whoever sat there before the step, on the terms of before.
  await moveAll(tx, row, step, context);
  await tell(tx, next, step, context);
}

const playerOf = (movement: Movement): string => (movement.kind === 'settle' ? movement.winnerId : movement.playerId);

async function moveAll(tx: Tx, row: BattleRow, step: Step, context: StepContext): Promise<void> {
  // In the order of players, so that two battles between the same two cannot wait for each other.
  const inOrder = step.money.toSorted((a, b) => (playerOf(a) < playerOf(b) ? -1 : 1));
  for (const movement of inOrder) {
    await postTransfer(tx, transferOf(row, movement, context));
    await follow(tx, row, movement, context);
  }
}

/** The transfer of a movement. Fees are entries of their own (C-07). */
function transferOf(row: BattleRow, movement: Movement, context: StepContext): NewTransfer {
  const id = context.newId();
  const escrow = escrowAccount(row.id);
  const common = { id, currency: 'USD', subjectId: row.id, actorId: context.actorId, at: context.at } as const;
  const fee = (accountId: string, amount: number): Leg[] =>
    row.feeCents === 0 ? [] : [{ accountId, kind: 'fee', amount }];
  switch (movement.kind) {
    case 'hold': {
      const player = userAccount(movement.playerId, 'USD');
      return {
        ...common,
        // A seat can be given up and taken again, so its key carries the transfer.
        opKey: `hold:${row.id}:${movement.playerId}:${id}`,
        kind: 'hold',
        legs: [
          { accountId: player, kind: 'wager', amount: -row.stakeCents },
          ...fee(player, -row.feeCents),
          { accountId: escrow, kind: 'wager', amount: holdOf(row) },
        ],
      };
    }
    case 'refund': {
      const player = userAccount(movement.playerId, 'USD');
      return {
        ...common,
        opKey: `refund:${row.id}:${movement.playerId}:${id}`,
        kind: 'refund',
        legs: [
          { accountId: escrow, kind: 'refund', amount: -holdOf(row) },
          { accountId: player, kind: 'refund', amount: row.stakeCents },
          ...fee(player, row.feeCents),
        ],
      };
    }
    case 'settle':
      return {
        ...common,
        opKey: `settle:${row.id}`,
        kind: 'settle',
        legs: [
          { accountId: escrow, kind: 'payout', amount: -2 * holdOf(row) },
          { accountId: userAccount(movement.winnerId, 'USD'), kind: 'payout', amount: poolOf(row.stakeCents) },
          ...fee(feeAccount('USD', row.id), 2 * row.feeCents),
        ],
      };
  }
}

/** What goes with a movement: the limits and what counts towards them, the outcome and the figures. */
async function follow(tx: Tx, row: BattleRow, movement: Movement, { at, tier }: StepContext): Promise<void> {
  const held = { stakeCents: row.stakeCents, holdCents: holdOf(row) };
  switch (movement.kind) {
    case 'hold': {
      const { playerId } = movement;
      if (tier !== null)
        must(await withinOwnLimits(tx, playerId, { stake: held.stakeCents, loss: held.holdCents }, at));
      const staked = await countHold(tx, playerId, utcDay(at), held);
      if (tier !== null) must(withinDailyStakes(tier, staked, row.stakeCents));
      return;
    }
    case 'refund': {
      const heldAt = movement.playerId === row.creatorId ? row.createdAt : (row.joinedAt ?? row.createdAt);
      return uncountHold(tx, movement.playerId, utcDay(heldAt), held);
    }
    case 'settle': {
      await countPayout(tx, movement.winnerId, utcDay(at), poolOf(row.stakeCents));
      const loserId = otherPlayer(row, movement.winnerId);
      const { id: battleId, game, stakeCents, feeCents } = row;
      // In the order of ids, so that two settlements between the same players cannot wait for each other.
      for (const userId of [movement.winnerId, loserId].filter((id) => id !== null).toSorted()) {
        await countOutcome(tx, { battleId, userId, game, won: userId === movement.winnerId, stakeCents, feeCents, at });
      }
    }
  }
}

const tell = (tx: Tx, row: BattleRow, step: Step, { at, actorId }: StepContext): Promise<void> =>
  appendEvent(tx, {
    type: step.event,
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
      actorId,
    },
    at,
  });

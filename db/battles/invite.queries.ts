import { type SQL, and, asc, count, desc, eq, getTableColumns, lte, or, sql } from 'drizzle-orm';
import { type Invite, inviteStatusAt } from '../../domain/battles/invite.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before } from '../client/sql.ts';
import { appendEvent } from '../events/append-event.ts';
import { type BattleInviteRow, battleInvites } from './invite.table.ts';

const senders = alias(users, 'senders');
const receivers = alias(users, 'receivers');

/** An invite with the names and pictures of the two. */
export interface InviteView extends BattleInviteRow {
  readonly fromName: string;
  readonly fromAvatarId: string | null;
  readonly toName: string;
  readonly toAvatarId: string | null;
}

// Written out as a literal: a partial index is found by its exact condition only.
const isPending = sql`${battleInvites.status} = 'pending'`;

const views = (reader: Reader) =>
  reader
    .select({
      ...getTableColumns(battleInvites),
      fromName: senders.username,
      fromAvatarId: senders.avatarId,
      toName: receivers.username,
      toAvatarId: receivers.avatarId,
    })
    .from(battleInvites)
    .innerJoin(senders, eq(senders.id, battleInvites.fromId))
    .innerJoin(receivers, eq(receivers.id, battleInvites.toId));

export async function readInvite(reader: Reader, id: string): Promise<InviteView | undefined> {
  const [row] = await views(reader).where(eq(battleInvites.id, id));
  return row;
}

/** The invite, locked until the transaction ends; undefined when there is none. */
export async function lockInvite(tx: Tx, id: string): Promise<BattleInviteRow | undefined> {
  const [row] = await tx.select().from(battleInvites).where(eq(battleInvites.id, id)).for('update');
  return row;
}

export const INVITE_DIRECTIONS = ['incoming', 'outgoing'] as const;
export type InviteDirection = (typeof INVITE_DIRECTIONS)[number];

/**
 * The invites to a player, or those of the player, newest first, after a keyset cursor.
 * @param pendingAt lists those only that wait for an answer at this instant; null for all
 */
export function listInvites(
  reader: Reader,
  userId: string,
  direction: InviteDirection,
  pendingAt: number | null,
  limit: number,
  after: { createdAt: number; id: string } | null,
): Promise<InviteView[]> {
  const own = direction === 'incoming' ? battleInvites.toId : battleInvites.fromId;
  const conditions: (SQL | undefined)[] = [
    eq(own, userId),
    pendingAt === null ? undefined : and(isPending, sql`${battleInvites.expiresAt} > ${pendingAt}`),
    after ? before([battleInvites.createdAt, battleInvites.id], [after.createdAt, after.id]) : undefined,
  ];
  return views(reader)
    .where(and(...conditions))
    .orderBy(desc(battleInvites.createdAt), desc(battleInvites.id))
    .limit(limit);
}

/** A player's invites that wait for their answers: how many, and whether one of them is to somebody. */
export async function readOpenInvites(
  reader: Reader,
  fromId: string,
  toId: string,
  now: number,
): Promise<{ open: number; isPending: boolean }> {
  const rows = await reader
    .select()
    .from(battleInvites)
    .where(and(eq(battleInvites.fromId, fromId), isPending));
  const open = rows.filter((row) => inviteStatusAt(row, now) === 'pending');
  return { open: open.length, isPending: open.some((row) => row.toId === toId) };
}

/** The invites between two players, either way, that wait; locked until the transaction ends. */
export const lockPendingBetween = (tx: Tx, a: string, b: string): Promise<BattleInviteRow[]> =>
  tx
    .select()
    .from(battleInvites)
    .where(
      and(
        or(
          and(eq(battleInvites.fromId, a), eq(battleInvites.toId, b)),
          and(eq(battleInvites.fromId, b), eq(battleInvites.toId, a)),
        ),
        isPending,
      ),
    )
    .orderBy(asc(battleInvites.id))
    .for('update');

/** All invites of a player, either way, that wait; locked until the transaction ends. */
export const lockPendingOf = (tx: Tx, userId: string): Promise<BattleInviteRow[]> =>
  tx
    .select()
    .from(battleInvites)
    .where(and(or(eq(battleInvites.fromId, userId), eq(battleInvites.toId, userId)), isPending))
    .orderBy(asc(battleInvites.id))
    .for('update');

/** Ids of invites whose time has passed, the longest due first. */
export async function listDueInvites(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: battleInvites.id })
    .from(battleInvites)
    .where(and(isPending, lte(battleInvites.expiresAt, now)))
    .orderBy(asc(battleInvites.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertInvite(tx: Tx, invite: BattleInviteRow): Promise<void> {
  await tx.insert(battleInvites).values(invite);
  await tell(tx, invite, invite.createdAt);
}

/** Writes how an invite ended, and tells it. */
export async function endInvite(tx: Tx, row: BattleInviteRow, ended: Invite): Promise<void> {
  const { status, answeredAt, battleId } = ended;
  await tx.update(battleInvites).set({ status, answeredAt, battleId }).where(eq(battleInvites.id, row.id));
  await tell(tx, { ...row, status, battleId }, answeredAt ?? row.expiresAt);
}

/** The page of a battle that is to be played again hears of it as well. */
async function tell(tx: Tx, row: BattleInviteRow, at: number): Promise<void> {
  const { rematchOfId } = row;
  if (rematchOfId !== null)
    await appendEvent(tx, {
      type: 'rematch.changed',
      entity: 'battle',
      entityId: rematchOfId,
      concerns: [],
      data: { inviteId: row.id },
      at,
    });
  await appendEvent(tx, {
    type: row.status === 'pending' ? 'invite.sent' : `invite.${row.status}`,
    entity: 'invite',
    entityId: row.id,
    concerns: [row.fromId, row.toId],
    data: {
      fromId: row.fromId,
      toId: row.toId,
      game: row.game,
      mode: row.mode,
      stakeCents: row.stakeCents,
      ...(row.battleId !== null && { battleId: row.battleId }),
      ...(rematchOfId !== null && { rematchOfId }),
    },
    at,
  });
}

/** How many invites wait for a player's answer. */
export async function countOpenInvites(reader: Reader, userId: string, now: number): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(battleInvites)
    .where(and(eq(battleInvites.toId, userId), isPending, sql`${battleInvites.expiresAt} > ${now}`));
  return row?.count ?? 0;
}

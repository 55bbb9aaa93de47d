import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import type { Subject } from '../../domain/wallet/stakes.ts';
import type { Reader } from '../client/database.ts';
import { lookup, sumInt } from '../client/sql.ts';
import { stakeSubjects, stakes } from './stake.table.ts';

const { placeholder } = sql;

const subjectColumns = {
  kind: stakeSubjects.kind,
  id: stakeSubjects.id,
  title: stakeSubjects.title,
  path: stakeSubjects.path,
  currency: stakeSubjects.currency,
};
const heldSum = sumInt(sql`${stakes.stake} + ${stakes.fee}`);

const heldByUser = lookup((reader) =>
  reader
    .select({ amount: heldSum })
    .from(stakes)
    .innerJoin(stakeSubjects, eq(stakeSubjects.id, stakes.subjectId))
    .where(
      and(
        eq(stakes.userId, placeholder('userId')),
        isNull(stakes.ended),
        eq(stakeSubjects.currency, placeholder('currency')),
      ),
    )
    .prepare('held_by_user'),
);

/** Stakes and fees of a player that lie in escrow, in the smallest unit of the currency. */
export async function readHeld(reader: Reader, userId: string, currency: Currency): Promise<number> {
  const [row] = await heldByUser(reader, { userId, currency });
  return row?.amount ?? 0;
}

export interface HeldStakes extends Subject {
  /** Stakes and fees of the one player, in the smallest unit of the currency. */
  readonly amount: number;
}

/** What holds stakes of a player in a currency, the newest first. */
export const listHeld = (reader: Reader, userId: string, currency: Currency): Promise<HeldStakes[]> =>
  reader
    .select({ ...subjectColumns, amount: heldSum })
    .from(stakes)
    .innerJoin(stakeSubjects, eq(stakeSubjects.id, stakes.subjectId))
    .where(and(eq(stakes.userId, userId), isNull(stakes.ended), eq(stakeSubjects.currency, currency)))
    .groupBy(stakeSubjects.id)
    .orderBy(desc(sql`max(${stakes.transferId})`));

/** Whether a player has anything at stake, in whatever currency. */
export async function hasStake(reader: Reader, userId: string): Promise<boolean> {
  const rows = await reader
    .select({ id: stakes.subjectId })
    .from(stakes)
    .where(and(eq(stakes.userId, userId), isNull(stakes.ended)))
    .limit(1);
  return rows.length > 0;
}

/** What transfers were for, by the ids that they name; those of payments are left out. */
export async function readSubjects(reader: Reader, ids: readonly string[]): Promise<Map<string, Subject>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select(subjectColumns)
    .from(stakeSubjects)
    .where(inArray(stakeSubjects.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

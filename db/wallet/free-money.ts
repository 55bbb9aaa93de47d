import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { userAccount } from '../../domain/wallet/ledger.ts';
import { DISPUTE_WINDOW_MS, type Lock, lockOf } from '../../domain/wallet/payments.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { readDebt } from './history.queries.ts';
import { entries, transfers } from './ledger.table.ts';
import { numberBefore } from './net-play.ts';
import { stakes } from './stake.table.ts';

/**
 * What contests have brought a player since an instant beyond the own stake, in cents, whatever was contested; less what
 * was taken back.
 */
export async function readWinnings(reader: Reader, userId: string, since: number): Promise<number> {
  const accountId = userAccount(userId, 'USD');
  const [row] = await reader
    .select({
      cents: sumInt(
        sql`${entries.amount} - coalesce(case when ${entries.amount} > 0 then ${stakes.stake} else -${stakes.stake} end, 0)`,
      ),
    })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    // Nothing was staked where others have put up all of the pool.
    .leftJoin(stakes, and(eq(stakes.subjectId, transfers.subjectId), eq(stakes.userId, userId)))
    .where(
      and(
        eq(entries.accountId, accountId),
        gt(entries.number, sql`coalesce((${numberBefore(reader, accountId, since)}), 0)`),
        eq(entries.kind, 'payout'),
        or(eq(stakes.ended, 'paid'), isNull(stakes.subjectId)),
      ),
    );
  return row?.cents ?? 0;
}

/** What contests and sponsors paid out to a player since an instant or took back, in cents: read from the ledger itself. */
export function listPayouts(reader: Reader, userId: string, since: number) {
  const accountId = userAccount(userId, 'USD');
  return reader
    .select({ subjectId: transfers.subjectId, at: transfers.at, cents: entries.amount })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(entries.accountId, accountId),
        gt(entries.number, sql`coalesce((${numberBefore(reader, accountId, since)}), 0)`),
        or(eq(entries.kind, 'payout'), and(eq(transfers.kind, 'sponsorship'), gt(entries.amount, 0))),
      ),
    );
}

export interface FreeMoney extends Lock {
  /** Owed since money was taken back that had been spent. */
  readonly debtCents: number;
  /** Free to be withdrawn, the fee included. */
  readonly withdrawableCents: number;
}

/** How much of a balance may leave the platform: nothing that was won within the dispute window, and nothing owed. */
export async function readFreeMoney(
  reader: Reader,
  userId: string,
  balanceCents: number,
  now: number,
): Promise<FreeMoney> {
  const payouts = await listPayouts(reader, userId, now - DISPUTE_WINDOW_MS);
  const debtCents = await readDebt(reader, userId);
  const lock = lockOf(payouts, balanceCents, now);
  return { ...lock, debtCents, withdrawableCents: Math.max(0, balanceCents - lock.lockedCents - debtCents) };
}

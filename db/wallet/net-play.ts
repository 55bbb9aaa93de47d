import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { userAccount } from '../../domain/wallet/ledger.ts';
import { PLAY_TRANSFERS } from '../../domain/wallet/play-limits.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, transfers } from './ledger.table.ts';

/** The number of the last entry of an account before an instant; read backwards, so that it costs what came since. */
export const numberBefore = (reader: Reader, accountId: string, since: number) =>
  reader
    .select({ number: entries.number })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(eq(entries.accountId, accountId), lt(transfers.at, since)))
    .orderBy(desc(entries.number))
    .limit(1);

/**
 * What playing has brought a player since an instant, in cents: what was paid out or came back, less what was held.
 */
export async function readNetPlay(reader: Reader, userId: string, since: number): Promise<number> {
  const accountId = userAccount(userId, 'USD');
  const [row] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(entries.accountId, accountId),
        gt(entries.number, sql`coalesce((${numberBefore(reader, accountId, since)}), 0)`),
        inArray(transfers.kind, [...PLAY_TRANSFERS]),
      ),
    );
  return row?.cents ?? 0;
}

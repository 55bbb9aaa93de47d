import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { userAccount } from '../../domain/wallet/ledger.ts';
import { PLAY_TRANSFERS } from '../../domain/wallet/play-limits.ts';
import type { Reader } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { entries, transfers } from './ledger.table.ts';

/**
 * What playing has brought a player since an instant, in cents: what was paid out or came back, less what was held.
 * Read backwards over the account's own entries, so that it costs what happened since then.
 */
export async function readNetPlay(reader: Reader, userId: string, since: number): Promise<number> {
  const accountId = userAccount(userId, 'USD');
  const before = reader
    .select({ number: entries.number })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(eq(entries.accountId, accountId), lt(transfers.at, since)))
    .orderBy(desc(entries.number))
    .limit(1);
  const [row] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(entries.accountId, accountId),
        gt(entries.number, sql`coalesce((${before}), 0)`),
        inArray(transfers.kind, [...PLAY_TRANSFERS]),
      ),
    );
  return row?.cents ?? 0;
}

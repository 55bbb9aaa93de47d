import { and, eq, gt, gte, like, notInArray, sql } from 'drizzle-orm';
import type { CreatorIncome } from '../../domain/wallet/creator-payout.ts';
import type { BonusSource } from '../../domain/wallet/bonus-sources.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { userAccount } from '../../domain/wallet/ledger.ts';
import type { Reader } from '../client/database.ts';
import { beginsWith, sumInt } from '../client/sql.ts';
import { marketCreatorKey } from './bets.ts';
import { entries, transfers } from './ledger.table.ts';
import { withdrawals } from './payment.table.ts';

// Written out as literals: a partial index is found by its exact condition only.
const isIncome = sql`${entries.kind} in ('creator', 'bonus')`;
const isOf = (userId: string, currency: Currency, kind: 'creator' | 'bonus') =>
  and(eq(entries.accountId, userAccount(userId, currency)), isIncome, eq(entries.kind, kind));

/** What viewers and sponsors have brought a creator, and what of it was asked for as a payout. In cents. */
export async function readCreatorIncome(reader: Reader, userId: string): Promise<CreatorIncome> {
  const [earned] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(entries)
    .where(isOf(userId, 'USD', 'creator'));
  const [asked] = await reader
    .select({ cents: sumInt(withdrawals.amountCents) })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        sql`${withdrawals.isCreatorPayout}`,
        notInArray(withdrawals.status, ['rejected', 'failed']),
      ),
    );
  return { earnedCents: earned?.cents ?? 0, askedCents: asked?.cents ?? 0 };
}

/** What of a creator's income sponsors have paid, in cents. */
export async function readSponsored(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(isOf(userId, 'USD', 'creator'), eq(transfers.kind, 'sponsorship')));
  return row?.cents ?? 0;
}

/** The single shares and payments since an instant, in no order. */
export const listCreatorShares = (
  reader: Reader,
  userId: string,
  since: number,
): Promise<{ at: number; value: number }[]> =>
  reader
    .select({ at: transfers.at, value: entries.amount })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(isOf(userId, 'USD', 'creator'), gte(transfers.at, since)));

/** What creators were paid of the markets from one on, in cents; their keys are in the order of the markets' ids. */
export async function sumCreatorShares(reader: Reader, marketId: string): Promise<number> {
  const [row] = await reader
    .select({ cents: sumInt(entries.amount) })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(and(beginsWith(transfers.opKey, marketCreatorKey(), marketCreatorKey(marketId)), gt(entries.amount, 0)));
  return row?.cents ?? 0;
}

/** BattleCoin that the house has given a player for one thing. */
export async function readGivenCoins(reader: Reader, userId: string, source: BonusSource): Promise<number> {
  const [row] = await reader
    .select({ coins: sumInt(entries.amount) })
    .from(entries)
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(and(isOf(userId, 'BC', 'bonus'), like(transfers.opKey, `${source}:%`)));
  return row?.coins ?? 0;
}

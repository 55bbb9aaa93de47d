import { eq, sql } from 'drizzle-orm';
import type { Currency } from '../../domain/shared/money.ts';
import { userAccount } from '../../domain/wallet/ledger.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { ledgerAccounts } from './ledger.table.ts';

const { placeholder } = sql;

const balanceById = lookup((reader) =>
  reader
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, placeholder('id')))
    .prepare('balance_by_id'),
);

/** What lies free on a player's account; 0 when there is none. */
export async function readBalance(reader: Reader, userId: string, currency: Currency): Promise<number> {
  const [row] = await balanceById(reader, { id: userAccount(userId, currency) });
  return row?.balance ?? 0;
}

/** As `readBalance`, locked until the transaction ends. */
export async function lockBalance(tx: Tx, userId: string, currency: Currency): Promise<number> {
  const [row] = await tx
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, userAccount(userId, currency)))
    .for('update');
  return row?.balance ?? 0;
}

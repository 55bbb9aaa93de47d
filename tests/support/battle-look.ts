import { asc, inArray } from 'drizzle-orm';
import { type BattleRow, battles } from '../../db/battles/battle.table.ts';
import type { Reader } from '../../db/client/database.ts';
import { disputes } from '../../db/disputes/dispute.table.ts';
import { ledgerAccounts } from '../../db/wallet/ledger.table.ts';
import { userAccount } from '../../domain/wallet/ledger.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { rowsOf } from './table-rows.ts';

const everyBattle = rowsOf(battles);
const everyDispute = rowsOf(disputes, asc(disputes.id));

/** The stored battles in the order of the ids, each with its newest dispute. */
export async function readBattles(reader: Reader, ids: readonly string[]) {
  const rows = await everyBattle(reader);
  const complaints = await everyDispute(reader);
  const byId = new Map<string, BattleRow>(rows.map((row) => [row.id, row]));
  const newestOf = new Map(complaints.map((dispute) => [dispute.subjectId, dispute]));
  return ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Error(`battle ${id} is gone`);
    return { row, dispute: newestOf.get(id) ?? null };
  });
}

/** The players' USD balances in their order. */
export async function readBalances(reader: Reader, actors: readonly Actor[]): Promise<number[]> {
  const ids = actors.map(({ userId }) => userAccount(userId, 'USD'));
  const rows = await reader.select().from(ledgerAccounts).where(inArray(ledgerAccounts.id, ids));
  const byId = new Map(rows.map(({ id, balance }) => [id, balance]));
  return ids.map((id) => byId.get(id) ?? 0);
}

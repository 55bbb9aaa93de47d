import { count, eq, gt } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { excluded } from '../client/sql.ts';
import { type BattleProofRow, battleProofs } from './proof.table.ts';

export async function readProof(reader: Reader, battleId: string): Promise<BattleProofRow | undefined> {
  const [row] = await reader.select().from(battleProofs).where(eq(battleProofs.battleId, battleId));
  return row;
}

/** Keeps what the games said in the end; a decision that comes later is kept in its place. */
export async function putProof(tx: Tx, row: BattleProofRow): Promise<void> {
  await tx
    .insert(battleProofs)
    .values(row)
    .onConflictDoUpdate({
      target: battleProofs.battleId,
      set: { isOutcome: excluded(battleProofs.isOutcome), at: excluded(battleProofs.at) },
    });
}

/** How often the games said what, and whether the one whom they name was paid, since an instant. */
export const countVerdicts = (reader: Reader, since: number) =>
  reader
    .select({ verdict: battleProofs.verdict, isOutcome: battleProofs.isOutcome, count: count() })
    .from(battleProofs)
    .where(gt(battleProofs.at, since))
    .groupBy(battleProofs.verdict, battleProofs.isOutcome);

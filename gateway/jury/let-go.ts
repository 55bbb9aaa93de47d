import type { Tx } from '../../db/client/database.ts';
import { changeJury, endSummonses, lockJury, readOpenSummons } from '../../db/jury/jury.queries.ts';

/** Ends what waits for a player without a vote; the next look draws somebody else. */
export async function letGo(tx: Tx, jurorId: string, at: number): Promise<void> {
  const open = await readOpenSummons(tx, jurorId);
  if (!open) return;
  const jury = await lockJury(tx, open.disputeId);
  await endSummonses(tx, [open.id], at);
  // A case that is decided or was heard has nothing due for its jury, and nothing open either.
  if (jury) await changeJury(tx, open.disputeId, { dueAt: at });
}

import type { Tx } from '../../db/client/database.ts';
import { lockJury } from '../../db/jury/jury.queries.ts';
import type { JuryRow } from '../../db/jury/jury.table.ts';
import { type Disputed, lockDisputed } from '../disputes/index.ts';
import type { Deps } from '../kernel/deps.ts';

/** A case that has a jury; its rows are locked until the transaction ends. */
export interface JuryCase extends Disputed {
  readonly jury: JuryRow;
}

export async function lockCase(deps: Deps, tx: Tx, disputeId: string): Promise<JuryCase | null> {
  const found = await lockDisputed(deps, tx, disputeId);
  const jury = found && (await lockJury(tx, disputeId));
  return found && jury ? { ...found, jury } : null;
}

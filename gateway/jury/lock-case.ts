import type { Contest } from '../kernel/contested.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Tx } from '../../db/client/database.ts';
import { type DisputeRow, lockDispute, readDispute } from '../../db/disputes/index.ts';
import { lockJury } from '../../db/jury/jury.queries.ts';
import type { JuryRow } from '../../db/jury/jury.table.ts';
import { contestedOf } from '../disputes/index.ts';

/** A case that has a jury; its rows are locked until the transaction ends. */
export interface JuryCase {
  readonly dispute: DisputeRow;
  readonly jury: JuryRow;
  readonly contest: Contest;
}

export async function lockCase(deps: Deps, tx: Tx, disputeId: string): Promise<JuryCase | null> {
  const named = await readDispute(tx, disputeId);
  if (!named) return null;
  const contested = contestedOf(deps, named.subjectKind);
  // The contest first, as everybody else locks it first.
  await contested.lock(tx, named.subjectId);
  const dispute = await lockDispute(tx, disputeId);
  const jury = await lockJury(tx, disputeId);
  const contest = (await contested.describe(tx, [named.subjectId])).get(named.subjectId);
  return dispute && jury && contest ? { dispute, jury, contest } : null;
}

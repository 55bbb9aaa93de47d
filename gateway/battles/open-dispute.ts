import { type DisputeType, priorityOf } from '../../domain/disputes/dispute.ts';
import type { BattleRow } from '../../db/battles/battle.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { insertDispute } from '../../db/disputes/dispute.queries.ts';
import type { Deps } from '../kernel/deps.ts';

export interface Complaint {
  /** Null when two results contradicted each other. */
  readonly reportedById: string | null;
  readonly type: DisputeType;
  readonly description: string;
  readonly at: number;
}

/** Files a dispute over a battle in the transaction that turns the battle disputed. */
export async function openDispute(deps: Deps, tx: Tx, battle: BattleRow, complaint: Complaint): Promise<void> {
  await insertDispute(tx, {
    id: deps.newId(),
    battleId: battle.id,
    reportedById: complaint.reportedById,
    type: complaint.type,
    description: complaint.description,
    priority: priorityOf(battle.stakeCents),
    status: 'pending',
    submittedAt: complaint.at,
  });
}

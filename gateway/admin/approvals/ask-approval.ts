import { type ApprovalKind, type ApprovalChange, isApprovalOpen } from '../../../domain/admin/approvals.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type User, hasOtherAdministrator } from '../../../db/accounts/index.ts';
import { closeApproval, insertApproval, lockWaiting } from '../../../db/admin/approval.queries.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import { ALWAYS, type CountedProof, requireSecondFactor } from '../../security/index.ts';

export interface Asking {
  readonly kind: ApprovalKind;
  readonly subjectId: string;
  readonly changes: readonly ApprovalChange[];
  readonly reason: string;
  readonly proof: CountedProof | null;
}

/**
 * Keeps what an administrator asks for until a second one decides; nothing of it holds before.
 * @throws Refused NO_SECOND_ADMINISTRATOR, APPROVAL_WAITING, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function askApproval(deps: Deps, tx: Tx, staff: Pick<User, 'id'>, asking: Asking): Promise<void> {
  const { kind, subjectId, changes, reason, proof } = asking;
  const at = deps.now();
  if (!(await hasOtherAdministrator(tx, staff.id))) throw new Refused('NO_SECOND_ADMINISTRATOR');
  await requireSecondFactor(deps, tx, { userId: staff.id }, proof, ALWAYS);
  if (kind !== 'settings') {
    const waiting = await lockWaiting(tx, kind, subjectId);
    if (waiting && isApprovalOpen(waiting, at)) throw new Refused('APPROVAL_WAITING');
    if (waiting) await closeApproval(tx, waiting.id, { state: 'refused', decidedBy: null, decidedAt: at });
  }
  const id = deps.newId();
  const asked = { kind, subjectId, changes, reason, state: 'waiting', askedBy: staff.id, askedAt: at } as const;
  await insertApproval(tx, { id, ...asked, decidedBy: null, decidedAt: null });
  await insertAudit(tx, {
    id: deps.newId(),
    actorId: staff.id,
    action: 'approval.asked',
    subject: kind === 'role' ? 'account' : 'approval',
    subjectId: kind === 'role' ? subjectId : id,
    reason,
    data: toldOf(changes),
    at,
  });
}

/** What changes, as the audit log has it: `key` → `from → to`. */
export const toldOf = (changes: readonly ApprovalChange[]): Record<string, string> =>
  Object.fromEntries(changes.map(({ key, from, to }) => [key, `${from} → ${to}`]));

import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { endInspectionOf } from '../../../db/security/inspection.queries.ts';
import type { InspectionRow } from '../../../db/security/inspection.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Ends an inspection at once, on every gateway. @throws Refused NOT_FOUND where there is none */
export function endInspection(deps: Deps, { userId, inspecting }: Actor): Promise<InspectionRow> {
  if (!inspecting) throw new Refused('NOT_FOUND');
  const { id, staffId } = inspecting;
  const at = deps.now();
  return deps.db.transact(async (tx) => {
    const ended = await endInspectionOf(tx, id, at);
    if (!ended) throw new Refused('NOT_FOUND');
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staffId,
      action: 'account.inspection-ended',
      subject: 'account',
      subjectId: userId,
      reason: '',
      data: {},
      at,
    });
    await appendEvent(tx, {
      type: 'inspection.ended',
      entity: 'session',
      entityId: id,
      concerns: [],
      data: { userId },
      at,
    });
    return ended;
  });
}

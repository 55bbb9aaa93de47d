import { alertResolution } from '../../../domain/wallet/wallet.schemas.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { closeAlert, lockAlert } from '../../../db/wallet/alert.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

export interface ResolveAlertInput {
  readonly id: string;
  readonly reason: string;
}

/**
 * Says of an alert that it has been looked into, and why it may rest. It changes no figure: a difference that is still
 * there at the next comparison is a new alert. What is ended by a decision of its own is not resolved beside it.
 * @throws Refused BAD_INPUT, FORBIDDEN, NOT_FOUND, ALERT_RESOLVED, ALERT_UNDECIDED
 */
export async function resolveAlert(deps: Deps, actor: Actor, input: ResolveAlertInput): Promise<void> {
  const { reason } = readInput(alertResolution, input);
  await deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const alert = await lockAlert(tx, input.id);
    if (!alert) throw new Refused('NOT_FOUND');
    if (alert.resolvedAt !== null) throw new Refused('ALERT_RESOLVED');
    const { kind, details } = alert;
    if (await deps.wiring.provided.awaitsDecision(tx, { kind, subject: details.subject }))
      throw new Refused('ALERT_UNDECIDED');
    const at = deps.now();
    await closeAlert(tx, alert.id, staff.id, reason, at);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'alert.resolved',
      subject: 'alert',
      subjectId: alert.id,
      reason,
      data: { message: alert.message },
      at,
    });
    await appendEvent(tx, {
      type: 'alert.resolved',
      entity: 'alert',
      entityId: alert.id,
      concerns: [],
      data: { kind },
      at,
    });
  });
}

import { isStaff } from '../../domain/accounts/roles.ts';
import { CASE_NOTES_MAX, type RiskAction, handleRiskCase } from '../../domain/risk/risk-case.ts';
import { riskHandling } from '../../domain/risk/risk.schemas.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { countNotes, insertNote, listSignals, lockCase, updateCase } from '../../db/risk/risk-case.queries.ts';
import { closeAlert, lockRiskAlerts } from '../../db/wallet/index.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { readInput } from '../kernel/read-input.ts';
import { isPartOf } from './is-part-of.ts';
import { tellCase } from './join-case.ts';

export interface HandleRiskCaseInput {
  readonly caseId: string;
  readonly action: RiskAction;
  /** Of a note, or why it is watched, closed or opened again. */
  readonly words: string;
  /** How many signals the handler has seen. */
  readonly seenSignals: number;
}

/**
 * What staff do with a case; state, words, alerts and audit log move in one transaction, and no player is touched.
 * Answers the case's id.
 * @throws Refused FORBIDDEN, NOT_FOUND, RISK_CASE_OWN, RISK_CASE_TAKEN, RISK_CASE_STATE, RISK_CASE_MOVED_ON, LIST_FULL, BAD_INPUT
 */
export async function handleCase(deps: Deps, actor: Actor, key: string, input: HandleRiskCaseInput): Promise<string> {
  const { caseId, seenSignals } = input;
  const { action, words } = readInput(riskHandling, input);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const payload = [caseId, action, words, seenSignals];
    const call = { userId: actor.userId, key, operation: 'handleRiskCase', payload, answerId: caseId, at };
    return once(tx, call, async () => {
      const staff = await requireStanding(tx, actor.userId);
      if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
      const found = await lockCase(tx, caseId);
      if (!found) throw new Refused('NOT_FOUND');
      const alertIds = (await listSignals(tx, caseId)).map(({ alert }) => alert.id);
      const isOwn = await isPartOf(tx, deps, staff.id, caseId);
      const next = must(handleRiskCase({ ...found, signals: alertIds.length, isOwn }, staff, action, seenSignals));
      await updateCase(tx, caseId, { ...next, closedAt: next.state === 'closed' ? (found.closedAt ?? at) : null });
      if (words !== '') {
        if ((await countNotes(tx, caseId)) >= CASE_NOTES_MAX)
          throw new Refused('LIST_FULL', { data: { max: CASE_NOTES_MAX } });
        await insertNote(tx, { id: deps.newId(), caseId, byId: staff.id, action, words, at });
      }
      if (action === 'close') await resolveAlerts(tx, alertIds, staff.id, words, at);
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: `risk-case.${action}`,
        subject: 'risk-case',
        subjectId: caseId,
        reason: words,
        data: { state: next.state },
        at,
      });
      await tellCase(tx, { id: caseId, state: next.state }, at);
    });
  });
}

/** What waited at this desk alone rests with the case; what is ended by a decision elsewhere goes on waiting for that. */
async function resolveAlerts(tx: Tx, ids: readonly string[], by: string, reason: string, at: number): Promise<void> {
  for (const { id, kind } of await lockRiskAlerts(tx, ids)) {
    await closeAlert(tx, id, by, reason, at);
    await appendEvent(tx, { type: 'alert.resolved', entity: 'alert', entityId: id, concerns: [], data: { kind }, at });
  }
}

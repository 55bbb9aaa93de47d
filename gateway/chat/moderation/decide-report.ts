import { isSenior, isStaff } from '../../../domain/accounts/roles.ts';
import type { ReportStatus } from '../../../domain/chat/report.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockReport, updateReport } from '../../../db/chat/moderation.queries.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { StaffScene } from '../../kernel/manifest/provided.ts';

export interface DecideReportInput {
  readonly reportId: string;
  readonly status: ReportStatus;
}

/**
 * Resolves or dismisses a report, or hands it to a senior moderator, who alone decides it from then on. Nobody decides
 * over a report of or by themselves.
 * @throws Refused FORBIDDEN, NOT_FOUND, ONESELF, SENIOR_ONLY, BAD_INPUT
 */
export const decideReport = (deps: Deps, { userId }: Actor, input: DecideReportInput): Promise<void> =>
  deps.db.transact(async (tx) => decideReportIn({ deps, tx, staff: await requireStanding(tx, userId) }, input));

async function decideReportIn({ deps, tx, staff }: StaffScene, { reportId, status }: DecideReportInput): Promise<void> {
  if (status === 'pending') throw new Refused('BAD_INPUT', { field: 'status' });
  if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
  const report = await lockReport(tx, reportId);
  // There is none about oneself.
  if (!report || report.reportedId === staff.id) throw new Refused('NOT_FOUND');
  if (report.status === status) return;
  if (report.reporterId === staff.id) throw new Refused('ONESELF');
  if (report.status !== 'pending' && !isSenior(staff.role)) throw new Refused('SENIOR_ONLY');
  await updateReport(tx, reportId, status);
  const at = deps.now();
  await appendEvent(tx, {
    type: 'report.decided',
    entity: 'user-report',
    entityId: reportId,
    concerns: [],
    data: {},
    at,
  });
  await insertAudit(tx, {
    id: deps.newId(),
    actorId: staff.id,
    action: `report.${status}`,
    subject: 'user-report',
    subjectId: reportId,
    reason: '',
    data: { reportedId: report.reportedId, from: report.status },
    at,
  });
}

/**
 * Resolves the report that a warning or a ban of the same transaction answers: it is of this account, waits, and is this
 * member's of staff to decide.
 * @throws Refused FORBIDDEN, NOT_FOUND, ONESELF, SENIOR_ONLY, REPORT_DECIDED
 */
export async function answerReport(scene: StaffScene, reportId: string, accountId: string): Promise<void> {
  const report = await lockReport(scene.tx, reportId);
  if (report?.reportedId !== accountId) throw new Refused('NOT_FOUND', { field: 'reportId' });
  if (report.status === 'reviewed' || report.status === 'dismissed') throw new Refused('REPORT_DECIDED');
  await decideReportIn(scene, { reportId, status: 'reviewed' });
}

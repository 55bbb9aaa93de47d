import { isSenior, isStaff } from '../../domain/accounts/roles.ts';
import type { ReportStatus } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertAudit } from '../../db/audit/audit.queries.ts';
import { lockReport, updateReport } from '../../db/chat/moderation.queries.ts';
import { requireStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

export interface DecideReportInput {
  readonly reportId: string;
  readonly status: ReportStatus;
}

/**
 * Resolves or dismisses a report, or hands it to a senior moderator, who alone decides it from then on. Nobody decides
 * over a report of or by themselves.
 * @throws Refused FORBIDDEN, NOT_FOUND, ONESELF, SENIOR_ONLY, BAD_INPUT
 */
export async function decideReport(
  deps: Deps,
  { userId }: Actor,
  { reportId, status }: DecideReportInput,
): Promise<void> {
  if (status === 'open') throw new Refused('BAD_INPUT', { field: 'status' });
  await deps.db.transact(async (tx) => {
    const staff = await requireStanding(tx, userId);
    if (!isStaff(staff.role)) throw new Refused('FORBIDDEN');
    const report = await lockReport(tx, reportId);
    if (!report) throw new Refused('NOT_FOUND');
    if (report.status === status) return;
    if (report.reportedId === staff.id || report.reporterId === staff.id) throw new Refused('ONESELF');
    if (report.status !== 'open' && !isSenior(staff.role)) throw new Refused('SENIOR_ONLY');
    await updateReport(tx, reportId, status);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: `report.${status}`,
      subject: 'user-report',
      subjectId: reportId,
      reason: '',
      data: { reportedId: report.reportedId, from: report.status },
      at: deps.now(),
    });
  });
}

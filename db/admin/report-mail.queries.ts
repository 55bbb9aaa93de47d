import { and, asc, eq, lt } from 'drizzle-orm';
import type { MailedKind, ReportRhythm } from '../../domain/admin/report-mails.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
import { reportMails, reportRecipients } from './report-mail.table.ts';

/** Which report, how often. */
export interface MailedReport {
  readonly kind: MailedKind;
  readonly rhythm: ReportRhythm;
}

const isMailed = ({ kind, rhythm }: MailedReport) => and(eq(reportMails.kind, kind), eq(reportMails.rhythm, rhythm));

/** A handful: as many as there are reports and rhythms. */
export const listReportMails = (reader: Reader) =>
  reader.select().from(reportMails).orderBy(asc(reportMails.kind), asc(reportMails.rhythm));

/** Whom a report goes to, by name, with how they stand now. */
export const listRecipients = (reader: Reader, { kind, rhythm }: MailedReport) =>
  reader
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      status: users.status,
    })
    .from(reportRecipients)
    .innerJoin(users, eq(users.id, reportRecipients.userId))
    .where(and(eq(reportRecipients.kind, kind), eq(reportRecipients.rhythm, rhythm)))
    .orderBy(asc(users.usernameKey));

/** Sends a report to these from now on and to nobody else; to nobody ends it. */
export async function setReportMail(
  tx: Tx,
  report: MailedReport,
  recipients: readonly string[],
  set: { readonly by: string; readonly at: number },
): Promise<void> {
  const { kind, rhythm } = report;
  // First, so that two who set the same do so one after the other.
  await tx
    .insert(reportMails)
    .values({ kind, rhythm, mailedUntil: set.at, setBy: set.by, setAt: set.at })
    .onConflictDoUpdate({ target: [reportMails.kind, reportMails.rhythm], set: { setBy: set.by, setAt: set.at } });
  await tx.delete(reportRecipients).where(and(eq(reportRecipients.kind, kind), eq(reportRecipients.rhythm, rhythm)));
  if (recipients.length === 0) await tx.delete(reportMails).where(isMailed(report));
  else await tx.insert(reportRecipients).values(recipients.map((userId) => ({ kind, rhythm, userId })));
}

/** Notes that a period was told; false when it was before, or nobody is told any more. */
export const noteReportMail = async (tx: Tx, report: MailedReport, until: number): Promise<boolean> =>
  affected(
    await tx
      .update(reportMails)
      .set({ mailedUntil: until })
      .where(and(isMailed(report), lt(reportMails.mailedUntil, until))),
  ) > 0;

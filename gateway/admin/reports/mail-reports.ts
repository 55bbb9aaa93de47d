import { reportMailing } from '../../../domain/admin/admin.schemas.ts';
import { financeReportPath, taxListPath } from '../../../domain/shared/admin.paths.ts';
import { isReport, lastPeriod, mayReadMailed, rhythmsOf } from '../../../domain/admin/report-mails.ts';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR, utcDay } from '../../../domain/shared/time.ts';
import { taxYearOf } from '../../../domain/wallet/tax-year.ts';
import { type User, readSettingsOf, readUserByName } from '../../../db/accounts/index.ts';
import {
  type MailedReport,
  listRecipients,
  listReportMails,
  noteReportMail,
  setReportMail,
} from '../../../db/admin/report-mail.queries.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { orderMail } from '../../mail/mail.ts';
import { reportWordsIn } from './report-words.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'finance.mail-reports': object;
  }
}

/** How often it is looked whether a period is over. */
export const REPORTS_EVERY = HOUR;

/** Whether somebody may read a report as they stand now. */
const mayRead = ({ kind }: MailedReport, { role, status }: Pick<User, 'role' | 'status'>): boolean =>
  status === 'active' && mayReadMailed(kind, role);

/** Which reports are told to whom, with who of them would be told now. */
export async function readReportMails(read: Reader) {
  const mails = await listReportMails(read);
  return Promise.all(
    mails.map(async ({ kind, rhythm, setAt }) => ({
      kind,
      rhythm,
      setAt,
      recipients: (await listRecipients(read, { kind, rhythm })).map((one) => ({
        username: one.username,
        isTold: mayRead({ kind, rhythm }, one),
      })),
    })),
  );
}

export interface ReportMailing extends MailedReport {
  /** Usernames between commas; nobody ends it. */
  readonly recipients: string;
}

/**
 * Says who of the staff is told of a report by e-mail, in place of what was said before. Setting the same again changes
 * nothing. @throws Refused FORBIDDEN, BAD_INPUT, NOT_STAFF
 */
export async function setReportMailing(deps: Deps, actor: Actor, input: ReportMailing): Promise<void> {
  const { recipients } = readInput(reportMailing, { recipients: input.recipients });
  const { kind, rhythm } = input;
  if (!rhythmsOf(kind).includes(rhythm)) throw new Refused('BAD_INPUT', { field: 'rhythm' });
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await lockStanding(tx, actor.userId);
    if (staff.role !== 'administrator') throw new Refused('FORBIDDEN');
    const chosen = new Map<string, string>();
    for (const name of recipients) {
      const user = await readUserByName(tx, usernameKeyOf(name));
      if (!user || !mayRead(input, user))
        throw new Refused('NOT_STAFF', { field: 'recipients', data: { username: name } });
      chosen.set(user.id, user.username);
    }
    await setReportMail(tx, { kind, rhythm }, [...chosen.keys()], { by: staff.id, at });
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'finance.report-mail-set',
      subject: 'report',
      subjectId: `${kind}:${rhythm}`,
      reason: '',
      data: { to: [...chosen.values()].join(', ') },
      at,
    });
  });
}

/** Tells of one report if its period is over: noting it and ordering the mails is one transaction, so each goes out once. */
async function tell(deps: Deps, tx: Tx, { kind, rhythm }: MailedReport): Promise<void> {
  const { from, until } = lastPeriod(rhythm, deps.now());
  if (!(await noteReportMail(tx, { kind, rhythm }, until))) return;
  const path = isReport(kind) ? financeReportPath(kind, utcDay(from), utcDay(until - 1)) : taxListPath(taxYearOf(from));
  const url = `${deps.config.publicUrl}${path}`;
  for (const recipient of await listRecipients(tx, { kind, rhythm })) {
    // Asked now: whoever has left the staff since is not told any more.
    if (!mayRead({ kind, rhythm }, recipient)) continue;
    const { id, username, email: to } = recipient;
    const { language } = await readSettingsOf(tx, id);
    const words = reportWordsIn(language, kind, { from, until });
    await orderMail(deps, tx, { to, language, mail: { kind: 'report-ready', username, ...words, url } });
  }
}

/**
 * Tells of the reports whose period is over, once a period whatever becomes of the gateways meanwhile. After days of
 * standstill the latest period is told; those before it stand on the page.
 */
export async function mailReports(deps: Deps): Promise<void> {
  for (const report of await listReportMails(deps.db.read)) await deps.db.transact((tx) => tell(deps, tx, report));
}

import { type Difference, says } from '../../../domain/wallet/alerts.ts';
import { TEXTS } from '../../../domain/wallet/__generated__/texts.ts';
import { userAccount } from '../../../domain/wallet/ledger.ts';
import {
  type Period,
  STATEMENT_TYPES,
  type StatementLine,
  type StatementType,
  balanceLines,
  closedPeriods,
} from '../../../domain/wallet/statements.ts';
import { readSettingsOf, readUser } from '../../../db/accounts/index.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { raiseAlert } from '../../../db/wallet/alert.queries.ts';
import {
  type StatementRow,
  insertStatement,
  listPlayersBehind,
  listLinesUntil,
  readFirstBooking,
  readLastStatement,
} from '../../../db/wallet/statement.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readNames } from './read-names.ts';
import { sandboxProvider } from '../providers/sandbox-provider.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPdf } from './statement-pdf.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** `past` is the id of the last player of the job before; none for the first job. */
    'statements.issue': { readonly past?: string };
  }
}

/** So few players a job, because all other jobs wait for its end. */
const PLAYERS_A_JOB = 4;

/** What the books were at before the first statement. */
const NOTHING = { closingCents: 0, lastNumber: 0 } as const;

type Last = Pick<StatementRow, 'closingCents' | 'lastNumber'> & Partial<Pick<StatementRow, 'endsAt'>>;

/**
 * Issues what is missing of a player's statements, the oldest period first. A period without bookings has none. Safe
 * to repeat and to run twice at once: a period is issued once, and never changed.
 * @returns how many were issued
 */
export async function issueStatementsOf(deps: Deps, userId: string): Promise<number> {
  const since = await readFirstBooking(deps.db.read, userId);
  if (since === null) return 0;
  let issued = 0;
  for (const type of STATEMENT_TYPES) {
    let last: Last = (await readLastStatement(deps.db.read, userId, type)) ?? NOTHING;
    for (const period of closedPeriods(type, since, deps.now())) {
      if (last.endsAt !== undefined && period.until <= last.endsAt) continue;
      const outcome = await issueStatement(deps, userId, type, period, last);
      if (outcome === 'wrong') break;
      if (outcome === 'empty') continue;
      if (outcome.isNew) issued++;
      last = outcome.last;
    }
  }
  return issued;
}

/** What the bookings of a period add up to, and what the last of them says. */
function mismatchOf(userId: string, period: string, before: Last, lines: readonly StatementLine[]): Difference {
  const added = lines.reduce((sum, { amount }) => sum + amount, before.closingCents);
  return {
    kind: 'statement',
    message: `The bookings of account ${userId} do not add up in ${period}; no statement was issued.`,
    subject: userAccount(userId, 'USD'),
    currency: 'USD',
    sides: [says('entries', added), says('account', lines.at(-1)?.balanceAfter ?? 0)],
  };
}

type Outcome = 'empty' | 'wrong' | { readonly isNew: boolean; readonly last: Last };

/** One period of one player. Books that do not add up make an alert for staff instead of a statement. */
async function issueStatement(
  deps: Deps,
  userId: string,
  type: StatementType,
  period: Period,
  before: Last,
): Promise<Outcome> {
  const { read } = deps.db;
  const lines = await listLinesUntil(read, userId, before.lastNumber, period.until);
  if (lines.length === 0) return 'empty';
  const user = await readUser(read, userId);
  if (!user) return 'empty';
  const { language } = await readSettingsOf(read, userId);
  const issuedAt = deps.now();
  const balanced = balanceLines(before, lines, TEXTS[language]);
  if (!balanced) {
    const uniqueKey = `statement:${userId}:${type}:${period.name}`;
    const difference = mismatchOf(userId, period.name, before, lines);
    await deps.db.transact((tx) => raiseAlert(tx, { id: deps.newId(), uniqueKey, difference, at: issuedAt }));
    return 'wrong';
  }
  const { subjects, methods } = await readNames(
    read,
    lines.map(({ reference }) => reference),
  );
  const named = lines.map((line) => ({
    ...line,
    detail: subjects.get(line.reference)?.title ?? methods.get(line.reference) ?? null,
  }));
  const content = {
    language,
    type,
    period,
    account: { id: user.id, username: user.username },
    balanced,
    lines: named,
    issuedAt,
    isPlayMoney: deps.payments.name === sandboxProvider.name,
  };
  const pdf = await statementPdf(content);
  const csv = statementCsv(content);
  const { openingCents, closingCents, lastNumber } = balanced;
  const statement = {
    id: deps.newId(),
    userId,
    type,
    period: period.name,
    endsAt: period.until,
    openingCents,
    closingCents,
    lineCount: lines.length,
    lastNumber,
    issuedAt,
    pdf,
    csv,
    pdfBytes: pdf.length,
  };
  const isNew = await deps.db.transact(async (tx) => {
    if (!(await insertStatement(tx, statement))) return false;
    const about = { entity: 'statement', entityId: statement.id, concerns: [userId], at: issuedAt };
    await appendEvent(tx, { ...about, type: 'statement.issued', data: { userId, type, period: period.name } });
    return true;
  });
  if (isNew) return { isNew, last: { closingCents, lastNumber, endsAt: period.until } };
  // Another gateway was faster: what it issued is what counts.
  return { isNew, last: (await readLastStatement(read, userId, type)) ?? before };
}

/** The job of a few players whose bookings are not on a statement yet; the next job goes on behind them. */
export async function issueStatements(deps: Deps, job: Job<'statements.issue'>): Promise<void> {
  const { past = '' } = job.payload;
  const players = await listPlayersBehind(deps.db.read, past, PLAYERS_A_JOB);
  for (const userId of players) await issueStatementsOf(deps, userId);
  const last = players.at(-1);
  if (players.length < PLAYERS_A_JOB || last === undefined) return;
  const at = deps.now();
  await deps.db.transact((tx) =>
    enqueueJob(tx, {
      id: deps.newId(),
      kind: job.kind,
      payload: { past: last },
      runAt: at,
      createdAt: at,
      uniqueKey: `${job.uniqueKey?.split(' ', 1)[0] ?? job.kind} ${last}`,
    }),
  );
}

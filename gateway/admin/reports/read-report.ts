import {
  type ReportKind,
  type ReportSpan,
  chargebacksReport,
  dailyCloseReport,
  liabilitiesReport,
  reportSpan,
  revenueReport,
} from '../../../domain/admin/finance-reports.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { FIGURE_ROWS_MAX, type FigureTable } from '../../../domain/wallet/figure-table.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listChargebacks, listReservesBetween } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readDays } from './read-finance.ts';

/** Which report of which UTC days, `YYYY-MM-DD`, both included. */
export interface ReportInput {
  readonly kind: ReportKind;
  readonly from: string;
  readonly to: string;
}

const reservesIn = (read: Reader, { from, until }: ReportSpan) =>
  listReservesBetween(read, utcDay(from), utcDay(until - 1));

async function chargebacks(read: Reader, span: ReportSpan, readAt: number): Promise<FigureTable> {
  const lines = await listChargebacks(read, span.from, span.until, FIGURE_ROWS_MAX + 1);
  if (lines.length > FIGURE_ROWS_MAX) throw new Refused('REPORT_TOO_LONG', { data: { rows: FIGURE_ROWS_MAX } });
  return chargebacksReport(lines, span, readAt);
}

type ReadReport = (read: Reader, span: ReportSpan, readAt: number) => Promise<FigureTable>;

const REPORTS: Readonly<Record<ReportKind, ReadReport>> = {
  'daily-close': async (read, span, readAt) =>
    dailyCloseReport(await readDays(read, span, readAt), await reservesIn(read, span), span, readAt),
  revenue: async (read, span, readAt) => revenueReport(await readDays(read, span, readAt), span, readAt),
  liabilities: async (read, span, readAt) => liabilitiesReport(await reservesIn(read, span), span, readAt),
  chargebacks,
};

/** A finance report, all of it read from the books at one moment (AF-06). @throws Refused BAD_INPUT, REPORT_TOO_LONG */
export function readReport({ db, now }: Deps, { kind, from, to }: ReportInput): Promise<FigureTable> {
  const readAt = now();
  const span = must(reportSpan(from, to, readAt));
  return db.snapshot((read) => REPORTS[kind](read, span, readAt));
}

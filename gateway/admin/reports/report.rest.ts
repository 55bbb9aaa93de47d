import { z } from 'zod';
import { REPORT_KINDS } from '../../../domain/admin/finance-reports.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { actorOf } from '../../kernel/context.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import { FIGURE_FORMATS, FIGURE_TYPES, type FigureFormat, figureFile } from '../../wallet/index.ts';
import { openTaxList } from '../people/open-tax-list.ts';
import { readReport } from './read-report.ts';

const download = (format: FigureFormat): RestRoute =>
  route({
    // AF-06
    method: 'GET',
    path: `/api/admin/reports/:kind/${format}`,
    operation: `downloadFinanceReport${format.toUpperCase()}`,
    summary: `A finance report as ${format.toUpperCase()}`,
    params: { kind: `${REPORT_KINDS.slice(0, -1).join(', ')} or ${REPORT_KINDS.at(-1) ?? ''}` },
    query: z.object({
      from: z.string().default('').describe('Its first day, `YYYY-MM-DD`, UTC.'),
      to: z.string().default('').describe('Its last day, not behind today and at most a year after the first.'),
    }),
    access: 'staff',
    answers: { file: [FIGURE_TYPES[format]] },
    refusals: ['BAD_INPUT', 'REPORT_TOO_LONG'],
    async answer({ deps }, { params, query: { from, to } }) {
      const kind = REPORT_KINDS.find((one) => one === params.kind);
      if (!kind) throw new Refused('NOT_FOUND');
      return figureFile(await readReport(deps, { kind, from, to }), format, `gauntlet-${kind}-${from}-${to}`);
    },
  });

const taxList = (format: FigureFormat): RestRoute =>
  route({
    method: 'GET',
    path: `/api/admin/tax-lists/:year/${format}`,
    operation: `openTaxList${format.toUpperCase()}`,
    summary: `The players with large payouts of a calendar year as ${format.toUpperCase()}`,
    description: 'Every look is in the audit log and in the archive of each player on the list.',
    params: { year: 'This year or one before it, in four digits.' },
    access: 'administrator',
    answers: { file: [FIGURE_TYPES[format]] },
    refusals: ['BAD_INPUT', 'REPORT_TOO_LONG', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
    async answer(context, { params }) {
      const year = /^\d{4}$/.test(params.year) ? Number(params.year) : Number.NaN;
      return figureFile(await openTaxList(context.deps, actorOf(context), year), format, `gauntlet-tax-list-${year}`);
    },
  });

export const reportRoutes: readonly RestRoute[] = FIGURE_FORMATS.flatMap((format) => [
  download(format),
  taxList(format),
]);

import { z } from 'zod';
import { REPORT_KINDS } from '../../domain/admin/finance-reports.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { type RestRoute, route } from '../kernel/route.ts';
import { FIGURE_FORMATS, FIGURE_TYPES, type FigureFormat, figureFile } from '../wallet/index.ts';
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

export const reportRoutes: readonly RestRoute[] = FIGURE_FORMATS.map(download);

import { expect, test } from 'vitest';
import { REPORT_TITLES } from '../../../domain/admin/finance-reports.ts';
import { MAILED_KINDS } from '../../../domain/admin/report-mails.ts';
import { spanTitle } from '../../../domain/wallet/figure-table.ts';
import { reportWordsIn } from './report-words.ts';

test('a report is called in an e-mail what it is called on its page, and its period as well', () => {
  const titles = { ...REPORT_TITLES, 'tax-list': 'Tax List' };
  const month = { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 1) };
  const day = { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 10, 2) };
  for (const kind of MAILED_KINDS)
    for (const { from, until } of [month, day])
      expect(reportWordsIn('en', kind, { from, until })).toEqual({
        title: titles[kind],
        period: spanTitle(from, until),
      });
  expect(reportWordsIn('es', 'revenue', month)).toEqual({
    title: 'Ingresos',
    period: '1 nov 2026 a 30 nov 2026 (UTC)',
  });
  expect(reportWordsIn('es', 'daily-close', day)).toEqual({ title: 'Cierre diario', period: '1 nov 2026 (UTC)' });
});

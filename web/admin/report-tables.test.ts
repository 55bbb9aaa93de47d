import { describe, expect, it } from 'vitest';
import {
  type ReportDay,
  chargebacksReport,
  dailyCloseReport,
  liabilitiesReport,
  revenueReport,
} from '../../domain/admin/finance-reports.ts';
import { taxListTable } from '../../domain/admin/tax-list.ts';
import type { FigureTable } from '../../domain/wallet/figure-table.ts';
import type { FigureTableFieldsFragment } from '../data/operations/__generated__/figure-table-fields.gql.ts';
import {
  REPORT_HEADERS,
  REPORT_NOTES,
  REPORT_TITLES,
  TAX_LIST_WORDS,
  reportInWords,
  taxListInWords,
} from './report-tables.ts';

/** As it comes over the wire. */
const sent = (table: FigureTable) => JSON.parse(JSON.stringify(table)) as FigureTableFieldsFragment;

const SPAN = { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 1) };
const DAY = {
  day: '2026-11-30',
  isClosed: false,
  coinCents: 0,
  passCents: 0,
  contestFeeCents: 0,
  arcadeCents: 0,
  withdrawalFeeCents: 0,
  givenCents: 0,
  depositCents: 0,
  payoutCents: 0,
  chargebackCents: 0,
} as ReportDay;
const RESERVES = { day: '2026-11-30', totalCents: 0, escrowCents: 0, fundsCents: 0 };
const LINE = { at: SPAN.from, username: null, depositId: 'd', amountCents: 1, heldCents: 1 };

const REPORTS = [
  dailyCloseReport([DAY], [RESERVES], SPAN, 0),
  revenueReport([DAY], SPAN, 0),
  liabilitiesReport([RESERVES], SPAN, 0),
  chargebacksReport([LINE], SPAN, 0),
].map(sent);

it.each(Object.entries({ ...REPORT_TITLES, ...REPORT_HEADERS, ...REPORT_NOTES, ...TAX_LIST_WORDS }))(
  '%s reads in English as the files and the API have it',
  (own, words) => {
    expect(words).toBe(own);
  },
);

describe.each(REPORTS)('the report $title', (table) => {
  it('has words of the app for its title, every header and every note, and none is without a report', () => {
    expect(Object.keys(REPORT_TITLES)).toContain(table.title);
    const headers = [...table.labels, ...table.columns.map(({ title }) => title)];
    expect(headers.filter((header) => !Object.hasOwn(REPORT_HEADERS, header))).toEqual([]);
    expect(table.notes.filter((note) => !Object.hasOwn(REPORT_NOTES, note))).toEqual([]);
  });

  it('reads in English as the server has it', () => {
    expect(reportInWords(table)).toEqual(table);
  });
});

it('the tax list reads in English as the server has it, its thresholds too', () => {
  const player = { userId: '7', username: 'Payouts', payouts: 1, paidCents: 1, feeCents: 0, creatorCents: 0 };
  const terms = { sumCents: 2_000_00, payouts: 30 };
  const table = sent(taxListTable(2026, terms, [{ ...player, verification: 'pending' }], SPAN.from));
  expect(taxListInWords(table)).toEqual(table);
  expect(table.notes.filter((note) => Object.hasOwn(TAX_LIST_WORDS, note))).toHaveLength(table.notes.length - 1);
});

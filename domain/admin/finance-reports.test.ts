import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import {
  type ReportDay,
  chargebacksReport,
  dailyCloseReport,
  liabilitiesReport,
  reportSpan,
  revenueReport,
} from './finance-reports.ts';

const NOW = Date.UTC(2026, 10, 26, 4);
const SPAN = { from: Date.UTC(2026, 9, 1), until: Date.UTC(2026, 10, 27) };

const day = (date: string, figures: Partial<ReportDay> = {}): ReportDay => ({
  day: date,
  isClosed: true,
  coinCents: 0,
  passCents: 0,
  contestFeeCents: 0,
  arcadeCents: 0,
  withdrawalFeeCents: 0,
  givenCents: 0,
  depositCents: 0,
  payoutCents: 0,
  chargebackCents: 0,
  ...figures,
});

describe('the days of a report', () => {
  it('go from the first instant of one to the first one behind the other', () => {
    expect(reportSpan('2026-11-01', '2026-11-26', NOW)).toEqual({
      ok: true,
      value: { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 10, 27) },
    });
  });

  it.each([
    ['', '2026-11-01', 'from'],
    ['2026-02-30', '2026-11-01', 'from'],
    ['2026-1-1', '2026-11-01', 'from'],
    ['2026-11-02', '2026-11-01', 'to'],
    ['2026-11-01', '2026-11-27', 'to'],
    ['2026-11-01', 'today', 'to'],
  ])('are refused where they are none, in the wrong order or still to come: %s to %s', (from, to, field) => {
    expect(reportSpan(from, to, NOW)).toEqual({ ok: false, refusal: { code: 'BAD_INPUT', field } });
  });

  it('are a leap year at the most', () => {
    expect(reportSpan('2024-01-01', '2024-12-31', NOW).ok).toBe(true);
    expect(reportSpan('2025-11-25', '2026-11-26', NOW)).toMatchObject({ refusal: { code: 'REPORT_TOO_LONG' } });
  });
});

describe('the daily close', () => {
  const days = [
    day('2026-11-25', { coinCents: 10_00, contestFeeCents: 2_00, depositCents: 50_00 }),
    day('2026-11-26', { isClosed: false, contestFeeCents: 1_00, arcadeCents: -3_00 }),
  ];
  const reserves = [{ day: '2026-11-25', totalCents: 100_00, escrowCents: 20_00, fundsCents: 150_00 }];
  const { rows, columns } = dailyCloseReport(days, reserves, SPAN, NOW);

  it('has a row for each day with what was owed and held when it was sealed, and nothing where it was not', () => {
    expect(rows.map(({ labels }) => labels[0])).toEqual(['2026-11-25', '2026-11-26, not closed', 'Together']);
    expect(rows[0]?.figures).toEqual([12_00, 120_00, 150_00, 10_00, 0, 2_00, 0, 0, 0, 50_00, 0, 0]);
    expect(rows[1]?.figures.slice(0, 3)).toEqual([-2_00, null, null]);
    for (const { figures } of rows) expect(figures).toHaveLength(columns.length);
  });

  it('adds up what flows, and not what stands', () => {
    expect(rows[2]).toMatchObject({
      isSum: true,
      figures: [10_00, null, null, 10_00, 0, 3_00, -3_00, 0, 0, 50_00, 0, 0],
    });
  });

  it('of no days has no rows, no sum either', () => {
    expect(dailyCloseReport([], reserves, SPAN, NOW).rows).toEqual([]);
  });
});

it('revenue has a row a month whose parts are its revenue, and sums that are those of its rows', () => {
  const { rows } = revenueReport(
    [
      day('2026-10-30', { coinCents: 10_00, passCents: 30_00 }),
      day('2026-10-31', { contestFeeCents: 5_00, givenCents: 1_00 }),
      day('2026-11-01', { coinCents: 20_00, passCents: 4_00, withdrawalFeeCents: 2_00 }),
    ],
    SPAN,
    NOW,
  );
  expect(rows.map(({ labels, figures }) => [labels[0], ...figures])).toEqual([
    ['October 2026', 0, 5_00, 10_00, 0, 0, 15_00, 1_00],
    ['November 2026', 16_00, 0, 4_00, 0, 2_00, 22_00, 0],
    ['Together', 16_00, 5_00, 14_00, 0, 2_00, 37_00, 1_00],
  ]);
});

it('liabilities stand beside the cash that is held for them, with what it is beyond them', () => {
  const { rows } = liabilitiesReport(
    [
      { day: '2026-11-25', totalCents: 100_00, escrowCents: 20_00, fundsCents: 150_00 },
      { day: '2026-11-26', totalCents: 100_00, escrowCents: 0, fundsCents: 90_00 },
    ],
    SPAN,
    NOW,
  );
  expect(rows.map(({ figures }) => figures)).toEqual([
    [100_00, 20_00, 120_00, 150_00, 30_00],
    [100_00, 0, 100_00, 90_00, -10_00],
  ]);
});

it('a charge-back says what came from the wallet and what became a debt', () => {
  const { rows } = chargebacksReport(
    [
      { at: NOW - DAY, username: 'ada', depositId: 'd-1', amountCents: 50_00, heldCents: 20_00 },
      { at: NOW, username: null, depositId: 'd-2', amountCents: 5_00, heldCents: 5_00 },
    ],
    SPAN,
    NOW,
  );
  expect(rows.map(({ labels, figures }) => [...labels, ...figures])).toEqual([
    ['2026-11-25 04:00', 'ada', 'd-1', 50_00, 20_00, 30_00],
    ['2026-11-26 04:00', 'unknown', 'd-2', 5_00, 5_00, 0],
    ['Together', '', '', 55_00, 25_00, 30_00],
  ]);
});

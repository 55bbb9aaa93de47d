import { describe, expect, it } from 'vitest';
import { ENTRY_KINDS, TRANSFER_KINDS } from './ledger.ts';
import { type YearSum, taxPartOf, taxYearTable, taxYearsBetween } from './tax-year.ts';

const PLAYER = { id: '7', username: 'ada' };
const NOW = Date.UTC(2027, 5, 1);

const sum = (kind: YearSum['kind'], transferKind: YearSum['transferKind'], inAmount: number, outAmount: number) => ({
  kind,
  transferKind,
  refundOf: 'stake' as const,
  count: 1,
  inAmount,
  outAmount,
});

describe('a tax year', () => {
  const sums: YearSum[] = [
    sum('deposit', 'deposit', 100_00, 0),
    sum('wager', 'hold', 0, -40_00),
    sum('fee', 'hold', 0, -2_00),
    sum('refund', 'refund', 10_00, 0),
    sum('fee', 'refund', 50, 0),
    sum('payout', 'settle', 60_00, 0),
    sum('payout', 'correction', 0, -5_00),
    sum('withdrawal', 'withdrawal', 0, -30_00),
    sum('fee', 'withdrawal', 0, -60),
    sum('refund', 'withdrawal-return', 20_00, 0),
    sum('fee', 'withdrawal-return', 40, 0),
    sum('chargeback', 'chargeback', 0, -7_00),
    { ...sum('refund', 'refund', 3_00, 0), refundOf: 'purchase' },
  ];
  const change = sums.reduce((total, { inAmount, outAmount }) => total + inAmount + outAmount, 0);
  const table = taxYearTable(
    2026,
    PLAYER,
    [
      { currency: 'BC', opening: 5, closing: 5, sums: [] },
      { currency: 'USD', opening: 1_00, closing: 1_00 + change, sums },
    ],
    NOW,
  );
  const money = table.rows.filter(({ currency }) => currency === 'USD');
  const figuresOf = (name: string) => money.find(({ labels }) => labels[0] === name)?.figures;

  it('tells deposits, withdrawals, stakes, winnings and fees apart, what came back taken off where it belongs', () => {
    expect(figuresOf('Deposits')).toEqual([100_00, 100_00, 0, 1]);
    expect(figuresOf('Stakes, less what came back')).toEqual([-30_00, 10_00, -40_00, 2]);
    expect(figuresOf('Winnings paid from pools')).toEqual([55_00, 60_00, -5_00, 2]);
    expect(figuresOf('Fees of contests')).toEqual([-1_50, 50, -2_00, 2]);
    expect(figuresOf('Withdrawals')).toEqual([-10_00, 20_00, -30_00, 2]);
    expect(figuresOf('Fees of withdrawals')).toEqual([-20, 40, -60, 2]);
    expect(figuresOf('Deposits taken back by the bank')).toEqual([-7_00, 0, -7_00, 1]);
    expect(figuresOf('Purchases, less what was returned')).toEqual([3_00, 3_00, 0, 1]);
  });

  it('the net result is stakes, winnings and fees of contests; all parts are the change from the start to the end', () => {
    expect(figuresOf('Net result of play')?.[0]).toBe(-30_00 + 55_00 - 1_50);
    const parts = money.filter(({ isSum }) => !isSum);
    expect(parts.reduce((total, { figures }) => total + (figures[0] ?? 0), 0)).toBe(change);
    expect(figuresOf('Change in the year')?.[0]).toBe(change);
    expect([figuresOf('Balance at the start')?.[0], figuresOf('Balance at the end')?.[0]]).toEqual([
      1_00,
      1_00 + change,
    ]);
  });

  it('keeps money and BattleCoin apart, money first, and says that its year is that of UTC', () => {
    expect([...new Set(table.rows.map(({ labels }) => labels[1]))]).toEqual(['USD', 'BC']);
    expect(table.period).toBe('Jan 1, 2026 to Dec 31, 2026 (UTC)');
    expect(table.notes.join(' ')).toContain('calendar year in UTC');
    expect(table.subject).toBe('ada (No. 7)');
  });

  it('names the parts of money that are nothing, and of BattleCoin only what happened', () => {
    const names = (currency: string) =>
      table.rows.filter(({ labels }) => labels[1] === currency).map(({ labels }) => labels[0]);
    expect(names('USD')).toContain('Income as a creator');
    expect(names('BC')).toEqual([
      'Balance at the start',
      'Net result of play',
      'Change in the year',
      'Balance at the end',
    ]);
  });

  it('says when the year is not over', () => {
    const last = (readAt: number) => taxYearTable(2026, PLAYER, [], readAt).notes.at(-1) ?? '';
    expect(last(Date.UTC(2026, 11, 31))).toContain('not over');
    expect(last(Date.UTC(2027, 0, 1))).not.toContain('not over');
  });
});

it('every kind of booking belongs to a part, and what belongs to withdrawals is never taken for play', () => {
  const play = new Set(['stakes', 'winnings', 'fees']);
  for (const kind of ENTRY_KINDS)
    for (const transferKind of TRANSFER_KINDS) {
      const part = taxPartOf(kind, transferKind, 'stake');
      expect(part).toEqual(expect.any(String));
      if (transferKind.startsWith('withdrawal')) expect(play).not.toContain(part);
    }
});

it('the years between two instants are those of UTC, the latest first', () => {
  expect(taxYearsBetween(Date.UTC(2025, 0, 1) - 1, Date.UTC(2026, 0, 1))).toEqual([2026, 2025, 2024]);
  expect(taxYearsBetween(NOW, NOW)).toEqual([2027]);
});

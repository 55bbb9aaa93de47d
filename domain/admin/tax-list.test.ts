import { describe, expect, it } from 'vitest';
import { taxListTable } from './tax-list.ts';

const TERMS = { sumCents: 2_000_00, payouts: 30 };
const ada = {
  userId: 'ada',
  username: 'Ada',
  verification: 'verified',
  payouts: 3,
  paidCents: 2_500_00,
  feeCents: 7_50,
  creatorCents: 100_00,
} as const;
const bob = {
  ...ada,
  userId: 'bob',
  username: 'Bob',
  verification: 'unverified',
  paidCents: 31_00,
  payouts: 31,
} as const;

describe('the tax list', () => {
  it('has a row for each player, says what is not on file, and adds everybody up', () => {
    const { rows, labels, columns } = taxListTable(2025, TERMS, [ada, bob], Date.UTC(2026, 1, 1));
    expect(rows.map((row) => row.labels)).toEqual([
      ['Ada', 'ada', 'documents checked', 'legal name, postal address, country, date of birth, tax number'],
      ['Bob', 'bob', 'no documents', 'legal name, postal address, country, date of birth, tax number'],
      ['Together', '', '', ''],
    ]);
    expect(rows.map(({ figures, isSum }) => [figures, isSum])).toEqual([
      [[2_500_00, 3, 7_50, 100_00], false],
      [[31_00, 31, 7_50, 100_00], false],
      [[2_531_00, 34, 15_00, 200_00], true],
    ]);
    for (const row of rows) {
      expect(row.labels).toHaveLength(labels.length);
      expect(row.figures).toHaveLength(columns.length);
    }
  });

  it('names both thresholds, and says so while the year goes on', () => {
    const open = (readAt: number) => taxListTable(2026, TERMS, [], readAt);
    expect(open(Date.UTC(2027, 0, 1)).notes[0]).toContain('$2,000.00 or more, or 30 times or more');
    expect(open(Date.UTC(2027, 0, 1)).notes.at(-1)).not.toContain('not over');
    expect(open(Date.UTC(2026, 11, 31)).notes.at(-1)).toContain('The year is not over');
    expect(open(0).rows).toEqual([]);
  });
});

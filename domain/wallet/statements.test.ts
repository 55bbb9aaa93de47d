import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../shared/languages.ts';
import { DAY, HOUR } from '../shared/time.ts';
import { TEXTS } from './__generated__/texts.ts';
import { ENTRY_KINDS } from './ledger.ts';
import {
  CLOSING_GRACE,
  STATEMENT_TYPES,
  type StatementLine,
  balanceLines,
  closedPeriods,
  isClosed,
  lineName,
  periodOf,
  periodTitle,
} from './statements.ts';

const instant = fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(2200, 0, 1) });
const type = fc.constantFrom(...STATEMENT_TYPES);

describe('periods', () => {
  it('hold their instant, and the next one begins where they end, over every turn of a year', () => {
    fc.assert(
      fc.property(type, instant, (of, at) => {
        const period = periodOf(of, at);
        expect(period.from <= at && at < period.until).toBe(true);
        const [before, next] = [periodOf(of, period.from - 1), periodOf(of, period.until)];
        expect(next.from).toBe(period.until);
        if (period.from > 0) expect(before.until).toBe(period.from);
        expect(next.name > period.name).toBe(true);
        for (const edge of [period.from, period.until]) {
          const date = new Date(edge);
          expect(date.getUTCDate()).toBe(1);
          expect(edge % DAY).toBe(0);
          if (of === 'quarterly') expect(date.getUTCMonth() % 3).toBe(0);
        }
      }),
    );
  });

  it('have the names and titles of calendar months and quarters', () => {
    const named = (of: 'monthly' | 'quarterly', at: number) => {
      const { name } = periodOf(of, at);
      return [name, periodTitle(name)];
    };
    expect(named('monthly', Date.UTC(2026, 9, 31, 23, 59, 59, 999))).toEqual(['2026-10', 'October 2026']);
    expect(named('monthly', Date.UTC(2027, 0, 1))).toEqual(['2027-01', 'January 2027']);
    expect(named('quarterly', Date.UTC(2026, 11, 31, 23))).toEqual(['2026-Q4', 'Q4 2026']);
    expect(named('quarterly', Date.UTC(2027, 0, 1))).toEqual(['2027-Q1', 'Q1 2027']);
  });

  it('close an hour after their end, so that whatever began in them is there', () => {
    const period = periodOf('monthly', Date.UTC(2026, 1, 14));
    expect(period.until).toBe(Date.UTC(2026, 2, 1));
    expect(isClosed(period, period.until + CLOSING_GRACE - 1)).toBe(false);
    expect(isClosed(period, period.until + HOUR)).toBe(true);
  });

  it('follow one another without a gap up to the last closed one', () => {
    fc.assert(
      fc.property(type, instant, fc.integer({ min: 0, max: 900 * DAY }), (of, since, passed) => {
        const now = since + passed;
        const periods = closedPeriods(of, since, now);
        for (const [n, period] of periods.entries()) {
          expect(period).toEqual(periodOf(of, n === 0 ? since : (periods[n - 1]?.until ?? 0)));
          expect(isClosed(period, now)).toBe(true);
        }
        expect(isClosed(periodOf(of, periods.at(-1)?.until ?? since), now)).toBe(false);
      }),
    );
  });

  it('make twelve months and four quarters of a year', () => {
    const [since, now] = [Date.UTC(2025, 0, 1), Date.UTC(2026, 0, 1, 1)];
    expect(closedPeriods('monthly', since, now)).toHaveLength(12);
    expect(closedPeriods('quarterly', since, now).map(({ name }) => name)).toEqual([
      '2025-Q1',
      '2025-Q2',
      '2025-Q3',
      '2025-Q4',
    ]);
  });
});

const bookings = (amounts: readonly number[], start = 0, firstNumber = 1): StatementLine[] => {
  let balance = start;
  return amounts.map((amount, index) => {
    balance += amount;
    return {
      number: firstNumber + index,
      at: 0,
      kind: amount > 0 ? 'deposit' : 'wager',
      transferKind: amount > 0 ? 'deposit' : 'hold',
      reference: `r${index}`,
      amount,
      balanceAfter: balance,
    };
  });
};
const amounts = fc.array(
  fc.integer({ min: -100_000, max: 100_000 }).filter((amount) => amount !== 0),
  { minLength: 1, maxLength: 40 },
);
const before = fc.record({ closingCents: fc.integer({ min: 0, max: 1_000_000 }), lastNumber: fc.nat(500) });

describe('a statement', () => {
  it('closes with the opening balance and all bookings, whose totals are theirs too', () => {
    fc.assert(
      fc.property(amounts, before, (of, start) => {
        const balanced = balanceLines(start, bookings(of, start.closingCents, start.lastNumber + 1), TEXTS.en);
        const sum = of.reduce((total, amount) => total + amount, 0);
        expect(balanced?.closingCents).toBe(start.closingCents + sum);
        expect(balanced?.lastNumber).toBe(start.lastNumber + of.length);
        expect(balanced?.totals.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
        expect(balanced?.totals.reduce((total, { count }) => total + count, 0)).toBe(of.length);
      }),
    );
  });

  it('is not made of bookings one of which is missing, changed or does not follow the statement before', () => {
    fc.assert(
      fc.property(amounts, before, fc.nat(), (of, start, pick) => {
        const lines = bookings(of, start.closingCents, start.lastNumber + 1);
        const index = pick % lines.length;
        const changed = lines.map((line, n) => (n === index ? { ...line, amount: line.amount + 1 } : line));
        expect(balanceLines(start, changed, TEXTS.en)).toBeNull();
        if (lines.length > 1 && index < lines.length - 1)
          expect(balanceLines(start, lines.toSpliced(index, 1), TEXTS.en)).toBeNull();
        expect(balanceLines({ ...start, closingCents: start.closingCents + 1 }, lines, TEXTS.en)).toBeNull();
        expect(balanceLines({ ...start, lastNumber: start.lastNumber + 1 }, lines, TEXTS.en)).toBeNull();
      }),
    );
    expect(balanceLines({ closingCents: 0, lastNumber: 0 }, [], TEXTS.en)).toBeNull();
  });
});

it('a booking is called after what it is and what it belongs to', () => {
  expect(lineName(TEXTS.en, 'fee', 'hold')).toBe('Platform fee');
  expect(lineName(TEXTS.en, 'fee', 'refund')).toBe('Platform fee returned');
  expect(lineName(TEXTS.en, 'fee', 'withdrawal')).toBe('Withdrawal fee');
  expect(lineName(TEXTS.en, 'fee', 'withdrawal-return')).toBe('Withdrawal fee returned');
  expect(lineName(TEXTS.en, 'refund', 'withdrawal-return')).toBe('Withdrawal returned');
  expect(lineName(TEXTS.en, 'wager', 'hold')).toBe('Stake');
  expect(lineName(TEXTS.en, 'guarantee', 'hold')).toBe('Prize money');
  expect(lineName(TEXTS.en, 'guarantee', 'refund')).toBe('Prize money returned');
  expect(lineName(TEXTS.en, 'guarantee', 'correction')).toBe('Prize money corrected');
  expect(lineName(TEXTS.en, 'payout', 'settle')).toBe('Payout');
  expect(lineName(TEXTS.en, 'chargeback', 'debt')).toBe('Debt paid');
  expect(lineName(TEXTS.en, 'opening', 'opening')).toBe('Opening balance');
  expect(lineName(TEXTS.en, 'deposit', 'deposit')).toBe('Deposit');
  expect(lineName(TEXTS.en, 'withdrawal', 'withdrawal')).toBe('Withdrawal');
  expect(lineName(TEXTS.en, 'chargeback', 'chargeback')).toBe('Deposit taken back');
  expect(lineName(TEXTS.en, 'refund', 'refund')).toBe('Refund');
  expect(lineName(TEXTS.en, 'bonus', 'bonus')).toBe('Bonus');
  expect(lineName(TEXTS.en, 'battlecoin_purchase', 'purchase')).toBe('BattleCoin purchase');
  expect(lineName(TEXTS.en, 'forfeit', 'forfeit')).toBe('Forfeited balance');
});

it('names the two kinds of statement as the specification does', () => {
  expect(STATEMENT_TYPES.map((of) => TEXTS.en.statementTitle({ type: of }))).toEqual([
    'Monthly Statement',
    'Quarterly Summary',
  ]);
});

it.each(LANGUAGES)('has a word of its own for every kind of booking and for what corrects it, in %s', (language) => {
  const t = TEXTS[language];
  for (const of of [t.lineOf, t.lineCorrected])
    expect(new Set([...ENTRY_KINDS, 'none that there is'].map((kind) => of({ kind }))).size).toBe(
      ENTRY_KINDS.length + 1,
    );
});

it('names months and quarters in Spanish as its readers do', () => {
  expect(periodTitle('2026-10', 'es')).toBe('octubre de 2026');
  expect(periodTitle('2026-Q4', 'es')).toBe('T4 de 2026');
});

it('lists the totals by name, with count and amount of each, whatever order the bookings came in', () => {
  const amountsOf = [-5_00, 20_00, -7_00, 1_00, 2_00];
  const kinds = ['wager', 'payout', 'wager', 'bonus', 'deposit'] as const;
  const lines = bookings(amountsOf, 100_00).map((line, n) => ({
    ...line,
    kind: kinds[n] ?? 'wager',
    transferKind: 'settle' as const,
  }));
  expect(balanceLines({ closingCents: 100_00, lastNumber: 0 }, lines, TEXTS.en)).toEqual({
    openingCents: 100_00,
    closingCents: 111_00,
    lastNumber: 5,
    totals: [
      { name: 'Bonus', count: 1, amount: 1_00 },
      { name: 'Deposit', count: 1, amount: 2_00 },
      { name: 'Payout', count: 1, amount: 20_00 },
      { name: 'Stake', count: 2, amount: -12_00 },
    ],
  });
});

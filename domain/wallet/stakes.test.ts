import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Staker,
  HOLD_KINDS,
  feeLegs,
  heldOf,
  holdLegs,
  isOfAge,
  isStake,
  mayStake,
  payoutLegs,
  refundLegs,
  splitPool,
} from './stakes.ts';
import { SUBJECT_KINDS } from '../shared/subjects.ts';

const shared = (pool: number, ...parts: readonly number[]): number[] =>
  splitPool(
    pool,
    parts.map((value, index) => ({ userId: `u${index}`, parts: value })),
  ).map(({ amount }) => amount);

describe('a pool', () => {
  it('is divided to the last cent, nobody more than a cent away from the exact part', () => {
    const parts = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), parts, (pool, own) => {
        fc.pre(own.some((value) => value > 0));
        const whole = own.reduce((sum, value) => sum + BigInt(value), 0n);
        const amounts = shared(pool, ...own);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(pool);
        for (const [index, amount] of amounts.entries()) {
          // |amount - pool * part / whole| < 1, without a fraction.
          const off = BigInt(amount) * whole - BigInt(pool) * BigInt(own[index] ?? 0);
          expect(off > -whole && off < whole).toBe(true);
          expect(amount === 0 || (own[index] ?? 0) > 0).toBe(true);
        }
      }),
    );
  });

  it('gives what is left to those whose part was cut most, of equals to whoever is named first', () => {
    expect(shared(100, 1, 1, 1)).toEqual([34, 33, 33]);
    expect(shared(101, 1, 1, 1)).toEqual([34, 34, 33]);
    // 12.5 + 37.5 + 50: two halves for one cent.
    expect(shared(100, 1, 3, 4)).toEqual([13, 37, 50]);
    // 16.67 + 33.33 + 50: the first was cut most.
    expect(shared(100, 1, 2, 3)).toEqual([17, 33, 50]);
    expect(shared(100, 3, 2, 1)).toEqual([50, 33, 17]);
    expect(shared(1, 1, 1)).toEqual([1, 0]);
  });

  it('goes to one winner whole, to nobody without a part, and is exact beyond the integers of a double', () => {
    expect(shared(100_00, 7)).toEqual([100_00]);
    expect(shared(100_00, 0, 7, 0)).toEqual([0, 100_00, 0]);
    expect(shared(1_000_000_000_000, 333_333_333_333, 666_666_666_667)).toEqual([333_333_333_333, 666_666_666_667]);
    expect(
      splitPool(3, [
        { userId: 'b', parts: 2 },
        { userId: 'a', parts: 1 },
      ]),
    ).toEqual([
      { userId: 'b', amount: 2 },
      { userId: 'a', amount: 1 },
    ]);
  });

  it('is not divided among nobody, by nothing, by less than nothing, or twice to one player', () => {
    const wrong = 'a pool cannot be divided by';
    expect(() => shared(100)).toThrow(wrong);
    expect(() => shared(100, 0, 0)).toThrow(wrong);
    expect(() => shared(100, 2, -1)).toThrow(wrong);
    const twice = { userId: 'u', parts: 1 };
    expect(() => splitPool(100, [twice, twice])).toThrow(wrong);
  });
});

test('only a stake is one: something in whole units, with a fee that is not below zero', () => {
  const sound = [
    [1, 0],
    [5_00, 25],
  ] as const;
  const unsound = [
    [0, 0],
    [-5_00, 0],
    [0.5, 0],
    [5_00, -1],
    [5_00, 0.5],
    [Number.NaN, 0],
    [Number.MAX_SAFE_INTEGER, 0],
  ] as const;
  expect(sound.map(([stake, fee]) => isStake({ stake, fee }))).toEqual([true, true]);
  expect(unsound.filter(([stake, fee]) => isStake({ stake, fee }))).toEqual([]);
});

describe('whoever stakes', () => {
  const NOW = 1_000;
  const staker: Staker = {
    id: 'u',
    status: 'active',
    verification: 'unverified',
    isVip: false,
    pausedUntil: null,
    region: 'eu',
    bornOn: null,
    statedBornOn: '2000-06-15',
  };
  const codeFor = (change: Partial<Staker>) => {
    const ruling = mayStake({ ...staker, ...change }, NOW);
    return ruling.ok ? 'ok' : ruling.refusal.code;
  };

  it('is in good standing and on no break; the standing is said first', () => {
    expect([
      codeFor({}),
      codeFor({ status: 'suspended' }),
      codeFor({ status: 'banned', pausedUntil: NOW + 1 }),
      codeFor({ status: 'closed' }),
      codeFor({ pausedUntil: NOW + 1 }),
      codeFor({ pausedUntil: NOW }),
    ]).toEqual(['ok', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED', 'UNAUTHENTICATED', 'PLAY_PAUSED', 'ok']);
  });

  const AGES = { elsewhere: 18, byRegion: { na: 21 } };
  const ageOn = (day: string, change: Partial<Staker> = {}) => {
    const ruling = isOfAge({ ...staker, ...change }, AGES, Date.parse(`${day}T12:00:00Z`));
    return ruling.ok ? 'ok' : `${ruling.refusal.code} ${String(ruling.refusal.data?.['years'] ?? '')}`.trim();
  };

  it('has stated a date of birth, or shown documents', () => {
    expect([
      ageOn('2020-01-01', { statedBornOn: null }),
      ageOn('2020-01-01', { statedBornOn: null, verification: 'pending' }),
      ageOn('2020-01-01', { statedBornOn: null, verification: 'verified' }),
      ageOn('2020-01-01', { statedBornOn: null, bornOn: '1999-01-01' }),
    ]).toEqual(['BIRTH_DATE_MISSING', 'BIRTH_DATE_MISSING', 'ok', 'ok']);
  });

  it('has the age of the region from the birthday on, and where none is named the highest', () => {
    expect([
      ageOn('2018-06-14'),
      ageOn('2018-06-15'),
      ageOn('2021-06-14', { region: 'na' }),
      ageOn('2021-06-15', { region: 'na' }),
      ageOn('2021-06-14', { region: null }),
      ageOn('2021-06-15', { region: null }),
    ]).toEqual(['STAKE_TOO_YOUNG 18', 'ok', 'STAKE_TOO_YOUNG 21', 'ok', 'STAKE_TOO_YOUNG 21', 'ok']);
  });

  it('is as old as the documents say, whatever was stated; without a date they prove eighteen years', () => {
    const verified = { verification: 'verified', statedBornOn: '1950-01-01' } as const;
    expect([
      ageOn('2020-01-01', { ...verified, bornOn: '2003-01-01' }),
      ageOn('2020-01-01', { ...verified, bornOn: null }),
      ageOn('2020-01-01', { ...verified, bornOn: null, region: 'na' }),
    ]).toEqual(['STAKE_TOO_YOUNG 18', 'ok', 'STAKE_TOO_YOUNG 21']);
  });
});

describe('the legs of a stake', () => {
  const escrow = { id: 's', currency: 'BC' } as const;
  const HOUSE = expect.stringMatching(/^house:fees:BC:\d+$/) as string;

  it('go out of the wallet and come back the same way, the fee an entry of its own', () => {
    const stake = { stake: 10, fee: 2, isGuarantee: false };
    expect(heldOf(stake)).toBe(12);
    expect(holdLegs(escrow, 'u', stake)).toEqual([
      { accountId: 'user:u:BC', kind: 'wager', amount: -10 },
      { accountId: 'user:u:BC', kind: 'fee', amount: -2 },
      { accountId: 'escrow:s', kind: 'wager', amount: 12 },
    ]);
    expect(refundLegs(escrow, 'u', stake)).toEqual([
      { accountId: 'escrow:s', kind: 'refund', amount: -12 },
      { accountId: 'user:u:BC', kind: 'refund', amount: 10 },
      { accountId: 'user:u:BC', kind: 'fee', amount: 2 },
    ]);
    expect(holdLegs(escrow, 'u', { ...stake, fee: 0 })).toHaveLength(2);
    expect(refundLegs(escrow, 'u', { ...stake, fee: 0 })).toHaveLength(2);
  });

  it('name what is added to the pool as what it is, on both ways', () => {
    const stake = { stake: 10, fee: 0, isGuarantee: true };
    expect(holdLegs(escrow, 'u', stake)).toEqual([
      { accountId: 'escrow:s', kind: 'guarantee', amount: 10 },
      { accountId: 'user:u:BC', kind: 'guarantee', amount: -10 },
    ]);
    expect(refundLegs(escrow, 'u', stake)).toEqual([
      { accountId: 'escrow:s', kind: 'guarantee', amount: -10 },
      { accountId: 'user:u:BC', kind: 'guarantee', amount: 10 },
    ]);
  });

  it('pay a winner, with the fees of all where there is but one, and the fees alone', () => {
    const payout = { userId: 'u', amount: 20 };
    expect(payoutLegs(escrow, payout, 4)).toEqual([
      { accountId: 'escrow:s', kind: 'payout', amount: -24 },
      { accountId: 'user:u:BC', kind: 'payout', amount: 20 },
      { accountId: HOUSE, kind: 'fee', amount: 4 },
    ]);
    expect(payoutLegs(escrow, payout, 0)).toEqual([
      { accountId: 'escrow:s', kind: 'payout', amount: -20 },
      { accountId: 'user:u:BC', kind: 'payout', amount: 20 },
    ]);
    expect(feeLegs(escrow, 4)).toEqual([
      { accountId: 'escrow:s', kind: 'fee', amount: -4 },
      { accountId: HOUSE, kind: 'fee', amount: 4 },
    ]);
  });
});

test('money is held for every kind of contest, and for withdrawals', () => {
  expect(HOLD_KINDS).toEqual([...SUBJECT_KINDS, 'withdrawal']);
});

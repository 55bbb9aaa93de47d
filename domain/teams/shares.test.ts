import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeOf } from '../battles/battle.ts';
import type { Membership } from './membership.ts';
import { type Agreement, holdMaxOf, lineUp, payoutOf, seatEarningOf, seatHoldOf, splitStake } from './shares.ts';
import { TEAM_MEMBERS_MAX } from './team.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const stake = fc.integer({ min: 100, max: 1_000_000_00 });
const parts = fc.integer({ min: 1, max: TEAM_MEMBERS_MAX });

const rosterOf = (size: number): Membership[] =>
  Array.from({ length: size }, (_, n) => ({
    userId: `p${n}`,
    role: n === 0 ? ('captain' as const) : ('entry' as const),
    joinedAt: (size - n) * 10,
  }));
const agreed = (ids: readonly string[], agreedCents = Number.MAX_SAFE_INTEGER): Agreement[] =>
  ids.map((userId) => ({ userId, agreedCents }));

describe('shares', () => {
  it('sum to the stake and differ by a cent at the most', () => {
    fc.assert(
      fc.property(stake, parts, (cents, count) => {
        const shares = splitStake(cents, count);
        expect(shares).toHaveLength(count);
        expect(sum(shares)).toBe(cents);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('cost nobody more than what is announced as the most', () => {
    fc.assert(
      fc.property(stake, parts, (cents, count) => {
        for (const share of splitStake(cents, count))
          expect(share + feeOf(share)).toBeLessThanOrEqual(holdMaxOf(cents, count));
        expect(holdMaxOf(cents, count + 1)).toBeLessThanOrEqual(holdMaxOf(cents, count));
      }),
    );
  });

  it('come back as the whole pool, doubled, and no cent is lost between both sides and the house', () => {
    fc.assert(
      fc.property(stake, parts, parts, fc.boolean(), (cents, home, away, homeWins) => {
        const side = (size: number) => {
          const roster = rosterOf(size);
          const seats = lineUp(roster, agreed(roster.map((m) => m.userId)), 'members', cents);
          if (!seats.ok) throw new Error(seats.refusal.code);
          return seats.value;
        };
        const [won, lost] = homeWins ? [side(home), side(away)] : [side(away), side(home)];
        expect(sum(won.map(payoutOf))).toBe(2 * cents);
        const held = sum([...won, ...lost].map(seatHoldOf));
        const fees = sum([...won, ...lost].map(({ feeCents }) => feeCents));
        expect(held).toBe(sum(won.map(payoutOf)) + fees);
        const earned = sum(won.map((s) => seatEarningOf(s, true))) + sum(lost.map((s) => seatEarningOf(s, false)));
        expect(earned).toBe(-fees);
        for (const seat of won) expect(seatEarningOf(seat, true)).toBe(payoutOf(seat) - seatHoldOf(seat));
        for (const seat of lost) expect(seatEarningOf(seat, false)).toBe(-seatHoldOf(seat));
      }),
    );
  });
});

describe('a line-up', () => {
  const roster = rosterOf(4);

  it('lets the captain alone pay where the captains pay, whoever else agreed', () => {
    const ruling = lineUp(roster, agreed(['p0', 'p1', 'p2']), 'captain', 100_00);
    expect(ruling.ok && ruling.value).toEqual([
      { userId: 'p0', stakeCents: 100_00, feeCents: 5_00 },
      { userId: 'p3', stakeCents: 0, feeCents: 0 },
      { userId: 'p2', stakeCents: 0, feeCents: 0 },
      { userId: 'p1', stakeCents: 0, feeCents: 0 },
    ]);
  });

  it('charges those who are in and nobody else', () => {
    const ruling = lineUp(roster, agreed(['p0', 'p1', 'p3']), 'members', 100_00);
    expect(ruling.ok && ruling.value).toEqual([
      { userId: 'p0', stakeCents: 33_34, feeCents: 1_67 },
      { userId: 'p3', stakeCents: 33_33, feeCents: 1_67 },
      { userId: 'p2', stakeCents: 0, feeCents: 0 },
      { userId: 'p1', stakeCents: 33_33, feeCents: 1_67 },
    ]);
  });

  it('charges nobody more than agreed to, to the cent', () => {
    const most = holdMaxOf(100_00, 2);
    const both = (cents: number) => [...agreed(['p0']), ...agreed(['p1'], cents)];
    expect(lineUp(roster, both(most), 'members', 100_00).ok).toBe(true);
    const ruling = lineUp(roster, both(most - 1), 'members', 100_00);
    expect(!ruling.ok && ruling.refusal.code).toBe('TEAM_CHANGED');
  });

  it('does without the agreement of one who has left, and not without the captain’s', () => {
    expect(lineUp(roster, agreed(['p0', 'gone']), 'members', 100_00).ok).toBe(true);
    for (const payer of ['captain', 'members'] as const) {
      const ruling = lineUp(roster, agreed(['p1']), payer, 100_00);
      expect(!ruling.ok && ruling.refusal.code).toBe('TEAM_CHANGED');
    }
    expect(lineUp([], [], 'captain', 100_00).ok).toBe(false);
  });

  it('refuses shares of less than a cent', () => {
    const ruling = lineUp(roster, agreed(['p0', 'p1', 'p2', 'p3']), 'members', 3);
    expect(!ruling.ok && ruling.refusal.code).toBe('STAKE_OUT_OF_BOUNDS');
  });

  it('never charges anybody who is not in, whatever the case', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: TEAM_MEMBERS_MAX }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 200_00 }))),
        fc.constantFrom('captain' as const, 'members' as const),
        stake,
        (size, given, payer, cents) => {
          const agreements = [...new Map(given.map(([n, most]) => [`p${n}`, most]))].map(([userId, agreedCents]) => ({
            userId,
            agreedCents,
          }));
          const ruling = lineUp(rosterOf(size), agreements, payer, cents);
          if (!ruling.ok) return;
          expect(sum(ruling.value.map((seat) => seat.stakeCents))).toBe(cents);
          for (const seat of ruling.value) {
            const most = agreements.find(({ userId }) => userId === seat.userId)?.agreedCents ?? 0;
            expect(seatHoldOf(seat)).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});

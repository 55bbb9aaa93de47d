import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import {
  DEPOSIT_STATUSES,
  type DepositStatus,
  type ProviderDepositStatus,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_STATUSES,
  decideWithdrawal,
  isWithdrawalOpen,
  lockOf,
  transitionDeposit,
  transitionPayout,
  withdrawalFee,
} from './payments.ts';

const statuses: ProviderDepositStatus[] = ['pending', 'failed', 'succeeded', 'charged-back'];

/** Plays what a provider tells to a deposit and keeps what they did. */
function play(told: readonly ProviderDepositStatus[]) {
  let status: DepositStatus = 'created';
  let credited = 0;
  let takenBack = 0;
  let counted = 1;
  for (const next of told) {
    const transition = transitionDeposit(status, next);
    if (!transition) continue;
    ({ status } = transition);
    credited += Number(transition.credits);
    takenBack += Number(transition.takesBack);
    counted += transition.counts;
  }
  return { status, credited, takenBack, counted };
}

describe('transitionDeposit', () => {
  it('ends alike for any order and repetition of what the provider says', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 12 }), (told) => {
        const inOrder = statuses.filter((next) => told.includes(next));
        expect(play(told)).toEqual(play(inOrder));
      }),
      { numRuns: 2_000 },
    );
  });

  it('credits once at most, takes back no more than was credited, and counts what came in', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { maxLength: 12 }), (told) => {
        const { status, credited, takenBack, counted } = play(told);
        expect(credited).toBe(status === 'succeeded' || status === 'charged-back' ? 1 : 0);
        expect(takenBack).toBe(status === 'charged-back' ? 1 : 0);
        expect(counted).toBe(status === 'failed' ? 0 : 1);
      }),
    );
  });

  it('moves forward only', () => {
    for (const [rank, status] of DEPOSIT_STATUSES.entries()) {
      for (const next of statuses) {
        const transition = transitionDeposit(status, next);
        expect(transition === null).toBe(DEPOSIT_STATUSES.indexOf(next) <= rank);
        if (transition) expect(transition.status).toBe(next);
      }
    }
  });
});

describe('decideWithdrawal', () => {
  const moderator = { id: 'm', isAdministrator: false };
  const one = { id: 'a', isAdministrator: true };
  const other = { id: 'b', isAdministrator: true };
  const small = { amountCents: 50_00, doubleFromCents: 1_000_00, firstApproverId: null };
  const large = { ...small, amountCents: 1_000_00 };

  it('moves a waiting request and nothing else (AF-05)', () => {
    const seen = WITHDRAWAL_STATUSES.flatMap((status) =>
      WITHDRAWAL_ACTIONS.map((action) => {
        const decision = decideWithdrawal(status, action, moderator, small);
        return `${status} ${action}: ${decision.kind === 'moved' ? decision.status : decision.kind}`;
      }),
    );
    expect(seen).toEqual([
      'requested approve: approved',
      'requested hold: processing',
      'requested reject: rejected',
      'processing approve: approved',
      'processing hold: refused',
      'processing reject: rejected',
      ...['approved', 'paid', 'rejected', 'failed'].flatMap((status) =>
        WITHDRAWAL_ACTIONS.map((action) => `${status} ${action}: refused`),
      ),
    ]);
  });

  it('says why it does not', () => {
    const refused = { kind: 'refused', reason: 'PAYMENT_NOT_WAITING' };
    expect(decideWithdrawal('paid', 'approve', one, small)).toEqual(refused);
    expect(decideWithdrawal('processing', 'hold', one, small)).toEqual(refused);
  });

  it('asks two different administrators for a large amount', () => {
    expect(decideWithdrawal('requested', 'approve', moderator, large)).toEqual({
      kind: 'refused',
      reason: 'FORBIDDEN',
    });
    expect(decideWithdrawal('requested', 'approve', one, large)).toEqual({ kind: 'approved-once' });
    const once = { ...large, firstApproverId: 'a' };
    expect(decideWithdrawal('requested', 'approve', one, once)).toEqual({
      kind: 'refused',
      reason: 'SECOND_ADMINISTRATOR',
    });
    expect(decideWithdrawal('requested', 'approve', other, once)).toEqual({ kind: 'moved', status: 'approved' });
    expect(decideWithdrawal('requested', 'reject', moderator, once)).toEqual({ kind: 'moved', status: 'rejected' });
    expect(decideWithdrawal('requested', 'approve', moderator, { ...large, amountCents: 999_99 }).kind).toBe('moved');
  });
});

it('ends a payout only after it was approved, and takes what comes back as failed before and after it was paid', () => {
  for (const status of WITHDRAWAL_STATUSES) {
    const isLeaving = status === 'approved' || status === 'paid';
    expect(transitionPayout(status, 'paid')).toBe(status === 'approved' ? 'paid' : null);
    expect(transitionPayout(status, 'failed')).toBe(status === 'approved' ? 'failed' : null);
    expect(transitionPayout(status, 'returned')).toBe(isLeaving ? 'failed' : null);
  }
});

it('keeps amount and fee in escrow until a withdrawal has ended', () => {
  expect(WITHDRAWAL_STATUSES.filter(isWithdrawalOpen)).toEqual(['requested', 'processing', 'approved']);
});

it('waives the fee for VIP players (BC-08)', () => {
  expect([withdrawalFee('vip', 2_50), withdrawalFee('verified', 2_50)]).toEqual([0, 2_50]);
});

describe('lockOf', () => {
  it('locks what was won within a day, never more than lies there, and names when the last of it is free', () => {
    const now = 10 * DAY;
    const winnings = [
      { subjectId: 'old', at: now - DAY, cents: 500 },
      { subjectId: 'one', at: now - DAY + 1, cents: 100 },
      { subjectId: 'other', at: now - 5, cents: 30 },
    ];
    expect(lockOf(winnings, 1_000, now)).toEqual({ lockedCents: 130, unlocksAt: now - 5 + DAY });
    expect(lockOf(winnings, 70, now)).toEqual({ lockedCents: 70, unlocksAt: now - 5 + DAY });
    expect(lockOf(winnings, 0, now)).toEqual({ lockedCents: 0, unlocksAt: null });
    expect(lockOf([], 1_000, now)).toEqual({ lockedCents: 0, unlocksAt: null });
    expect(lockOf(winnings, 1_000, now + DAY)).toEqual({ lockedCents: 0, unlocksAt: null });
  });

  it('locks nothing of what was taken back, and of another contest all the same', () => {
    const now = 10 * DAY;
    const winnings = [
      { subjectId: 'cup', at: now - 9, cents: 24_00 },
      { subjectId: 'battle', at: now - 8, cents: 10_00 },
      { subjectId: 'cup', at: now - 7, cents: -12_00 },
      { subjectId: 'old', at: now - 6, cents: -500_00 },
    ];
    expect(lockOf(winnings, 100_00, now)).toEqual({ lockedCents: 22_00, unlocksAt: now - 8 + DAY });
  });
});

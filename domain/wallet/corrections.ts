import { type Leg, debtAccount, escrowAccount, userAccount } from './ledger.ts';
import { type KeptStake, type Share, type Stake, splitPool } from './stakes.ts';

/** What the end of a contest has brought one player, in cents, by the kinds that its entries have. */
export interface Brought {
  readonly payout: number;
  readonly refund: number;
  /** Of the fee, what came back. */
  readonly fee: number;
  /** What came back of what was added to the pool. */
  readonly guarantee: number;
}

export const NOTHING_BROUGHT: Brought = { payout: 0, refund: 0, fee: 0, guarantee: 0 };

const KINDS = ['payout', 'refund', 'fee', 'guarantee'] as const;

/**
 * Of a player in a contest that is over: the stake with which it ended, 0 in a free one, and what earlier seats had brought
 * back. Whoever has added to the pool has one too.
 */
export interface Seat extends KeptStake {
  readonly userId: string;
  readonly earlier: Stake;
}

/** What an outcome brings each player: shares of the pool, or everybody their own where nobody has won. */
export function duesOf(seats: readonly Seat[], shares: readonly Share[] | null): ReadonlyMap<string, Brought> {
  const pool = seats.reduce((sum, { stake }) => sum + stake, 0);
  const payouts = new Map(shares && splitPool(pool, shares).map(({ userId, amount }) => [userId, amount]));
  return new Map(
    seats.map(({ userId, stake, fee, isGuarantee, earlier }) => {
      const back = shares === null ? { stake, fee } : { stake: 0, fee: 0 };
      return [
        userId,
        {
          payout: payouts.get(userId) ?? 0,
          refund: (isGuarantee ? 0 : back.stake) + earlier.stake,
          fee: back.fee + earlier.fee,
          guarantee: isGuarantee ? back.stake : 0,
        },
      ];
    }),
  );
}

export const changeOf = (had: Brought, due: Brought): Brought => ({
  payout: due.payout - had.payout,
  refund: due.refund - had.refund,
  fee: due.fee - had.fee,
  guarantee: due.guarantee - had.guarantee,
});

export const netOf = ({ payout, refund, fee, guarantee }: Brought): number => payout + refund + fee + guarantee;

/**
 * A player's part of a correction, through the escrow of its subject. What the wallet does not hold any more becomes a
 * debt, so that nobody else goes short.
 * @param missingCents of what is taken, what the wallet does not hold
 */
export function correctionLegs(
  subjectId: string,
  userId: string,
  change: Brought,
  missingCents: number,
): readonly Leg[] {
  let missing = missingCents;
  const own = KINDS.flatMap((kind): Leg[] => {
    const owed = Math.min(missing, Math.max(0, -change[kind]));
    missing -= owed;
    const amount = change[kind] + owed;
    return amount === 0 ? [] : [{ accountId: userAccount(userId, 'USD'), kind, amount }];
  });
  return [
    ...own,
    ...(missingCents === 0 ? [] : [{ accountId: debtAccount(userId), kind: 'payout', amount: -missingCents } as const]),
    { accountId: escrowAccount(subjectId), kind: 'payout', amount: -netOf(change) },
  ];
}

import { type Birth, isBirthDateAsked } from '../accounts/birth-date.ts';
import { type Acting, mayAct } from '../accounts/standing.ts';
import { type Ages, ageNeeded, hasReached } from '../shared/ages.ts';
import { type Currency, isAmount } from '../shared/money.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { Region } from '../shared/regions.ts';
import { SUBJECT_KINDS, type SubjectKind } from '../shared/subjects.ts';
import { type Leg, bonusAccount, escrowAccount, feeAccount, userAccount } from './ledger.ts';
import { mayPlay } from './play-pause.ts';

/** What money is held for. */
export const HOLD_KINDS = [...SUBJECT_KINDS, 'withdrawal'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** The contest that stakes are held for, as the wallet shows it. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Unlike that of any other subject, whatever its kind: the escrow is named after it. */
  readonly id: string;
  readonly title: string;
  /** Where its page is, from the root of the site. */
  readonly path: string;
  /** Of all its stakes. */
  readonly currency: Currency;
}

/** Why a stake is held no more. */
export const STAKE_ENDS = ['refunded', 'paid'] as const;

/** What one player puts in, in the smallest unit of the subject's currency. */
export interface Stake {
  readonly stake: number;
  /** The platform's share on top of it; 0 where it takes none. */
  readonly fee: number;
}

/** A stake as it is kept. */
export interface KeptStake extends Stake {
  /** Whether it was added to the pool by somebody who does not play for it. */
  readonly isGuarantee: boolean;
}

/** All that leaves the wallet for a stake. */
export const heldOf = ({ stake, fee }: Stake): number => stake + fee;

/** Whether it is one: something is staked, and nothing would flow backwards. */
export const isStake = ({ stake, fee }: Stake): boolean => isAmount(stake) && stake > 0 && isAmount(fee) && fee >= 0;

/** Of a player's account, what decides whether and how much may be staked. */
export interface Staker extends Acting, Birth {
  readonly id: string;
  readonly isVip: boolean;
  /** The end of a break of own choice; null without one. */
  readonly pausedUntil: number | null;
  readonly region: Region | null;
}

/** Whether a player may put in anything at all now. */
export function mayStake(staker: Staker, now: number): Ruling<null> {
  const standing = mayAct(staker);
  return standing.ok ? mayPlay(staker.pausedUntil, now) : standing;
}

/** Whether a player is old enough to stake where they are at home. Documents go before what was stated. */
export function isOfAge(staker: Staker, ages: Ages, now: number): Ruling<null> {
  if (isBirthDateAsked(staker)) return refuse('BIRTH_DATE_MISSING');
  const { verification, region, bornOn, statedBornOn } = staker;
  const years = ageNeeded(ages, region);
  const born = bornOn ?? (verification === 'verified' ? null : statedBornOn);
  return hasReached(years, born, now) ? allow(null) : refuse('STAKE_TOO_YOUNG', { data: { years } });
}

/** A winner's part of the pool, beside the parts of the others. */
export interface Share {
  readonly userId: string;
  /** A whole number, in any unit; 0 is nothing. */
  readonly parts: number;
}

export interface Payout {
  readonly userId: string;
  /** In the smallest unit of the subject's currency. */
  readonly amount: number;
}

/**
 * Divides a pool by shares, to the last cent: everybody gets the whole units of the exact part, and what is left goes
 * one each to those whose part was cut most, of equals to whoever is named first.
 */
export function splitPool(pool: number, shares: readonly Share[]): readonly Payout[] {
  const whole = shares.reduce((sum, { parts }) => sum + BigInt(parts), 0n);
  const isSound = whole > 0n && shares.every(({ parts }) => parts >= 0);
  if (!isSound || new Set(shares.map(({ userId }) => userId)).size < shares.length)
    throw new Error(`a pool cannot be divided by ${JSON.stringify(shares)}`);
  // Wider than a double: a large pool times its parts would lose cents.
  const exact = shares.map(({ parts }) => BigInt(pool) * BigInt(parts));
  const amounts = exact.map((value) => Number(value / whole));
  const left = amounts.reduce((rest, amount) => rest - amount, pool);
  const cutMost = exact
    .map((value, index) => ({ index, cut: value % whole }))
    .toSorted((a, b) => (a.cut === b.cut ? 0 : a.cut > b.cut ? -1 : 1));
  const luckier = new Set(cutMost.slice(0, left).map(({ index }) => index));
  return shares.map(({ userId }, index) => ({ userId, amount: (amounts[index] ?? 0) + (luckier.has(index) ? 1 : 0) }));
}

type Escrow = Pick<Subject, 'id' | 'currency'>;

const feeLeg = (accountId: string, amount: number): Leg[] => (amount === 0 ? [] : [{ accountId, kind: 'fee', amount }]);

/** Between the escrow and the wallet of whoever adds to the pool: into the wallet where the amount is above zero. */
const guaranteeLegs = ({ id, currency }: Escrow, userId: string, amount: number): readonly Leg[] => [
  { accountId: escrowAccount(id), kind: 'guarantee', amount: -amount },
  { accountId: userAccount(userId, currency), kind: 'guarantee', amount },
];

/** Out of the wallet into the escrow. Fees are entries of their own (C-07). */
export function holdLegs(escrow: Escrow, userId: string, stake: KeptStake): readonly Leg[] {
  const { id, currency } = escrow;
  if (stake.isGuarantee) return guaranteeLegs(escrow, userId, -stake.stake);
  const player = userAccount(userId, currency);
  return [
    { accountId: player, kind: 'wager', amount: -stake.stake },
    ...feeLeg(player, -stake.fee),
    { accountId: escrowAccount(id), kind: 'wager', amount: heldOf(stake) },
  ];
}

/** Back from the escrow, the fee too. */
export function refundLegs(escrow: Escrow, userId: string, stake: KeptStake): readonly Leg[] {
  const { id, currency } = escrow;
  if (stake.isGuarantee) return guaranteeLegs(escrow, userId, stake.stake);
  const player = userAccount(userId, currency);
  return [
    { accountId: escrowAccount(id), kind: 'refund', amount: -heldOf(stake) },
    { accountId: player, kind: 'refund', amount: stake.stake },
    ...feeLeg(player, stake.fee),
  ];
}

/** A winner's part out of the escrow, with the fees of all to the house where the winner is the only one. */
export const payoutLegs = ({ id, currency }: Escrow, { userId, amount }: Payout, fees: number): readonly Leg[] => [
  { accountId: escrowAccount(id), kind: 'payout', amount: -(amount + fees) },
  { accountId: userAccount(userId, currency), kind: 'payout', amount },
  ...feeLeg(feeAccount(currency, id), fees),
];

/** The fees of all out of the escrow to the house. */
export const feeLegs = ({ id, currency }: Escrow, fees: number): readonly Leg[] => [
  { accountId: escrowAccount(id), kind: 'fee', amount: -fees },
  { accountId: feeAccount(currency, id), kind: 'fee', amount: fees },
];

/** A stake that the house takes because it pays the prize itself, which is 0 where nothing was won. */
export const housePaidLegs = ({ id, currency }: Escrow, stake: number, { userId, amount }: Payout): readonly Leg[] => [
  { accountId: escrowAccount(id), kind: 'wager', amount: -stake },
  ...(amount === 0 ? [] : [{ accountId: userAccount(userId, currency), kind: 'payout', amount } as const]),
  ...(stake === amount ? [] : [{ accountId: bonusAccount(currency), kind: 'wager', amount: stake - amount } as const]),
];

import { feeOf } from '../battles/battle.ts';
import { sumsOf } from '../results/result-sums.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type Membership, captainOf } from './membership.ts';
import type { TeamPayer } from './team.ts';

/** A place in the line-up of one side; stake and fee are 0 for who plays on the captain's money. */
export interface Seat {
  readonly userId: string;
  readonly stakeCents: number;
  readonly feeCents: number;
}

/** A member's agreement to be charged for one offer, and up to how much, the fee included. */
export interface Agreement {
  readonly userId: string;
  readonly agreedCents: number;
}

/** A stake in equal parts that sum to it to the cent; the first ones carry what does not divide. */
export function splitStake(stakeCents: number, parts: number): number[] {
  const least = Math.floor(stakeCents / parts);
  const rest = stakeCents - least * parts;
  return Array.from({ length: parts }, (_, n) => least + (n < rest ? 1 : 0));
}

/** What one of `parts` payers is charged at the most: the greatest share with its fee. */
export function holdMaxOf(stakeCents: number, parts: number): number {
  const share = Math.ceil(stakeCents / parts);
  return share + feeOf(share);
}

export const seatHoldOf = (seat: Pick<Seat, 'stakeCents' | 'feeCents'>): number => seat.stakeCents + seat.feeCents;

/** What a payer of the winning side is paid: the pool is twice the stake, so each gets twice the own share of it. */
export const payoutOf = ({ stakeCents }: Pick<Seat, 'stakeCents'>): number =>
  sumsOf({ stakeCents, feeCents: 0 }, true).paidCents;

/** What a settled battle brought one payer, fee taken off. */
export const seatEarningOf = (seat: Pick<Seat, 'stakeCents' | 'feeCents'>, won: boolean): number =>
  sumsOf(seat, won).netCents;

/**
 * The line-up of one side with what each is charged: the whole roster plays. The captain pays alone, or those pay who
 * said that they are in. Nobody is charged who has not agreed, nor more than agreed to.
 * @returns TEAM_CHANGED when a share has become larger than what its payer agreed to
 */
export function lineUp(
  roster: readonly Membership[],
  agreements: readonly Agreement[],
  payer: TeamPayer,
  stakeCents: number,
): Ruling<readonly Seat[]> {
  const captainId = captainOf(roster);
  const inOrder = roster.toSorted(
    (a, b) =>
      Number(b.userId === captainId) - Number(a.userId === captainId) ||
      a.joinedAt - b.joinedAt ||
      (a.userId < b.userId ? -1 : 1),
  );
  const agreedBy = new Map(agreements.map(({ userId, agreedCents }) => [userId, agreedCents]));
  const payers = inOrder.filter(({ userId }) => agreedBy.has(userId) && (payer === 'members' || userId === captainId));
  if (captainId === null || payers[0]?.userId !== captainId) return refuse('TEAM_CHANGED');
  const shares = splitStake(stakeCents, payers.length);
  if (shares.some((share) => share < 1)) return refuse('STAKE_OUT_OF_BOUNDS', { field: 'stakeCents' });
  const seats: Seat[] = inOrder.map(({ userId }) => {
    const stake = shares[payers.findIndex((member) => member.userId === userId)] ?? 0;
    return { userId, stakeCents: stake, feeCents: stake === 0 ? 0 : feeOf(stake) };
  });
  const isAgreed = seats.every((seat) => seatHoldOf(seat) <= (agreedBy.get(seat.userId) ?? 0));
  return isAgreed ? allow(seats) : refuse('TEAM_CHANGED');
}

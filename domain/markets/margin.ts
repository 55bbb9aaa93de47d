import { type Book, stakedIn } from './book.ts';
import type { Outcome } from './market.ts';

/** What was staked in a market that has ended, and what its bets were paid; nothing where all of it went back. */
export function turnoverOf(book: Book, outcome: Outcome): { readonly stakesCents: number; readonly paidCents: number } {
  if (outcome === 'void') return { stakesCents: 0, paidCents: 0 };
  return { stakesCents: stakedIn(book), paidCents: book.payouts[outcome === 'first' ? 0 : 1] };
}

/** What the house kept of what was staked, in thousandths; negative where it lost, null where nothing was staked. */
export const realisedPerMille = (keptCents: number, stakesCents: number): number | null =>
  stakesCents === 0 ? null : Math.round((1_000 * keptCents) / stakesCents);

/**
 * What was taken back of a deposit on one ground, as far as it is known: a dispute of the payer's bank, or all that was
 * refunded of the charge.
 */
export interface Reversal {
  /** The provider's own name of the dispute or the charge. */
  readonly source: string;
  /** The running total: all that is out at this moment, 0 after it was given back. */
  readonly cents: number;
  /** Which of two totals is the later one; of the same, the greater counts. */
  readonly version: number;
}

/** All that was taken back before grounds were kept. */
export const EARLIER = 'earlier';

/** The totals after another was told; null where it is none, or an older one. */
export function hearReversal(known: readonly Reversal[], told: Reversal): readonly Reversal[] | null {
  const last = known.find(({ source }) => source === told.source);
  const isNews =
    last === undefined
      ? told.cents > 0 || told.version > 0
      : told.version > last.version || (told.version === last.version && told.cents > last.cents);
  if (!isNews) return null;
  return [...known.filter(({ source }) => source !== told.source && source !== EARLIER), told];
}

/** What of a deposit is taken back, and by how much all grounds together go beyond it, in cents. */
export function takenBackOf(
  reversals: readonly Reversal[],
  amountCents: number,
): { readonly takenCents: number; readonly beyondCents: number } {
  const all = reversals.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  return { takenCents: Math.min(all, amountCents), beyondCents: Math.max(0, all - amountCents) };
}

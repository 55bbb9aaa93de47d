import type { Failure } from '../data/failure.ts';

/** Whether a payment was refused for its second factor, so that the next try needs another one. */
export const isOfProof = ({ code }: Failure): boolean => code === 'TWO_FACTOR_REQUIRED' || code === 'CODE_WRONG';

/** What goes along with a payment: the passkey's receipt before the code that was typed; nothing where none is needed. */
export function proofFor(isNeeded: boolean, receipt: string | null, code: string): string | null {
  const typed = code.trim();
  if (!isNeeded) return null;
  return receipt ?? (typed === '' ? null : typed);
}

import type { Figures } from '../data/refusal-sentences.ts';

/** A sign-in that waits for its second factor. */
export interface AskedProof {
  /** Goes back with the proof. */
  readonly proofToken: string;
  readonly hasPasskey: boolean;
}

/** By what the refusal TWO_FACTOR_REQUIRED may be answered. */
export function proofWaysIn({ methods }: Figures): { readonly hasCode: boolean; readonly hasPasskey: boolean } {
  const ways = typeof methods === 'string' ? methods.split(',') : [];
  return { hasCode: ways.includes('totp'), hasPasskey: ways.includes('passkey') };
}

/** What the refusal TWO_FACTOR_REQUIRED brings along; null when it is not that. */
export function askedProofIn(code: string | null, data: Figures): AskedProof | null {
  const { proofToken } = data;
  if (code !== 'TWO_FACTOR_REQUIRED' || typeof proofToken !== 'string') return null;
  return { proofToken, hasPasskey: proofWaysIn(data).hasPasskey };
}

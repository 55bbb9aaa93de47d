import type { Figures } from '../data/refusals.ts';

/** A sign-in that waits for its second factor. */
export interface AskedProof {
  /** Goes back with the proof. */
  readonly challenge: string;
  readonly hasPasskey: boolean;
}

/** What the refusal TWO_FACTOR_REQUIRED brings along; null when it is not that. */
export function askedProofIn(code: string | null, data: Figures): AskedProof | null {
  const { challenge, methods } = data;
  if (code !== 'TWO_FACTOR_REQUIRED' || typeof challenge !== 'string') return null;
  return { challenge, hasPasskey: typeof methods === 'string' && methods.split(',').includes('passkey') };
}

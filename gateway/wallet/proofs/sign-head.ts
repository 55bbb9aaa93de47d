import { headText } from '../../../domain/wallet/ledger.ts';
import { readLedgerHead } from '../../../db/wallet/proof.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { ledgerKeyOf } from './ledger-key.ts';

export interface SignedHead {
  readonly position: number;
  readonly hash: string;
  /** When it was signed. */
  readonly at: number;
  /** Ed25519 over `headText`, base64. */
  readonly signature: string;
  /** The raw public key, base64. */
  readonly publicKey: string;
}

/** The newest link of the chain, signed: who keeps it can hold the platform to everything before it. */
export async function signHead(deps: Deps): Promise<SignedHead> {
  const { position, hash } = await readLedgerHead(deps.db.read);
  const head = { position, hash, at: deps.now() };
  const key = ledgerKeyOf(deps.config);
  return {
    ...head,
    signature: key.sign(Buffer.from(headText(head))).toString('base64'),
    publicKey: key.publicKey.toString('base64'),
  };
}

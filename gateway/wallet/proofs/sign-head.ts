import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { headText } from '../../../domain/wallet/ledger.ts';
import { readLedgerHead } from '../../../db/wallet/proof.queries.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Deps } from '../../kernel/deps.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that heads are signed with: of its own secret where one is configured, else of the server's. */
function keyOf(config: Config) {
  const seed = Buffer.from(hkdfSync('sha256', config.ledgerSecret, 'gauntlet', 'ledger head', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

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
  const key = keyOf(deps.config);
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    ...head,
    signature: sign(null, Buffer.from(headText(head)), key).toString('base64'),
    publicKey: publicKey.toString('base64'),
  };
}

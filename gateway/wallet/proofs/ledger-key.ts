import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { type NoteKey, keyText } from '../../../domain/wallet/log/note.ts';
import { originOf } from '../../../domain/wallet/log/checkpoint.ts';
import type { Config } from '../../kernel/config/config.ts';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface LedgerKey {
  /** Ed25519, 32 bytes. */
  readonly publicKey: Buffer;
  readonly sign: (message: Uint8Array) => Buffer;
}

const keys = new WeakMap<Config, LedgerKey>();

/** The key that heads and checkpoints are signed with: of its own secret where one is configured, else of the server's. */
export function ledgerKeyOf(config: Config): LedgerKey {
  const known = keys.get(config);
  if (known) return known;
  const seed = Buffer.from(hkdfSync('sha256', config.ledgerSecret, 'gauntlet', 'ledger head', 32));
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32);
  const key: LedgerKey = { publicKey, sign: (message) => sign(null, message, secret) };
  keys.set(config, key);
  return key;
}

/** The same key as those know it who check checkpoints of the log. */
export const logKeyOf = (config: Config): NoteKey => ({
  name: originOf(config.publicUrl),
  type: 'note',
  publicKey: ledgerKeyOf(config).publicKey,
});

/** That key as it is handed on: name, id and bytes in a line. */
export const ledgerKeyText = (config: Config): string => keyText(logKeyOf(config));

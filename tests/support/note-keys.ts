import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { NoteKey, Sign, SignatureType, Verify } from '../../domain/wallet/log/note.ts';

const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** A key for notes out of 32 bytes, the same for the same. */
export function noteKeyOf(
  name: string,
  seed: Uint8Array,
  type: SignatureType = 'note',
): { readonly key: NoteKey; readonly sign: Sign } {
  const secret = createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = new Uint8Array(createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32));
  return { key: { name, type, publicKey }, sign: (message) => new Uint8Array(sign(null, message, secret)) };
}

export const verifyEd25519: Verify = (publicKey, message, signature) =>
  verify(
    null,
    message,
    createPublicKey({ key: Buffer.concat([PUBLIC, publicKey]), format: 'der', type: 'spki' }),
    signature,
  );

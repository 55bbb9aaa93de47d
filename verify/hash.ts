import { type Bytes, joined } from './bytes.ts';

/** 32 bytes of SHA-256. */
export type Hash = Bytes;
export const HASH_LENGTH = 32;

export const sha256 = async (bytes: Bytes): Promise<Hash> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export async function hmacSha256(key: Bytes, message: Bytes): Promise<Hash> {
  const secret = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, message));
}

/** RFC 6962, 2.1: what begins with 0 is a leaf, what begins with 1 a node, so that neither passes for the other. */
export const hashLeaf = (leaf: Uint8Array): Promise<Hash> => sha256(joined(Uint8Array.of(0), leaf));
export const hashNode = (left: Hash, right: Hash): Promise<Hash> => sha256(joined(Uint8Array.of(1), left, right));
export const hashNothing = (): Promise<Hash> => sha256(new Uint8Array());

export async function isSignedBy(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, message);
  } catch (error) {
    // A browser that is older than Ed25519 must not say that a signature is wrong.
    if (error instanceof Error && error.name === 'NotSupportedError') throw error;
    return false;
  }
}

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What a run's receipts begin with: nobody can show receipts of one run for another.
 * @returns 32 bytes
 */
export const firstReceipt = (runId: string, commitment: Uint8Array): Uint8Array =>
  sha256(concatBytes(utf8ToBytes(`gauntlet/arcade/receipt/1/${runId}/`), commitment));

/**
 * What the server signs when a stage has been handed in: it binds the bytes and the course of this stage and of all
 * before it, so that neither side can change one afterwards. Both ends have 32 bytes, which keeps the parts apart.
 */
export const nextReceipt = (before: Uint8Array, bytes: Uint8Array, secret: Uint8Array): Uint8Array =>
  sha256(concatBytes(before, bytes, secret));
